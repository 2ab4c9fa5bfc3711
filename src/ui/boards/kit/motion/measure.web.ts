import type { View } from 'react-native';
import type { Rect } from './flights';

/** A browser can tell at once: what flies is then drawn in the same frame in which its place becomes empty. */
export function measure(view: View, tell: (rect: Rect) => void): void {
  const { x, y, width, height } = (view as unknown as HTMLElement).getBoundingClientRect();
  tell({ x, y, width, height });
}
