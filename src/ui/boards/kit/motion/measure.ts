import type { View } from 'react-native';
import type { Rect } from './flights';

/** Where a view lies in the window. */
export function measure(view: View, tell: (rect: Rect) => void): void {
  view.measureInWindow((x, y, width, height) => tell({ x, y, width, height }));
}
