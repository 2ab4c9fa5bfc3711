import { createElement, type ComponentType, type ReactNode, type Ref } from 'react';
import { Platform } from 'react-native';

interface Drawn {
  readonly children?: ReactNode;
  readonly ref?: Ref<unknown>;
}

/** What the app hands over for a drawing, word by word and no further: a browser gets it as an attribute. */
function plain(name: string): ComponentType<Drawn> {
  return function Plain(props) {
    if (Platform.OS !== 'web') return createElement(name, props);
    const { children, ref, ...drawn } = props;
    return createElement('span', { ref, 'data-drawn': JSON.stringify({ name, ...drawn }) }, children);
  };
}

const SHAPES = ['Circle', 'ClipPath', 'Defs', 'Ellipse', 'G', 'Line', 'Path', 'Rect'] as const;

/** Stands in for react-native-svg, whose own work on the thousands of lines of a table takes half of a test's time. */
export const plainDrawings = {
  __esModule: true,
  default: plain('Svg'),
  // Words in a drawing are no words of the screen.
  Text: plain('DrawnText'),
  ...Object.fromEntries(SHAPES.map((shape) => [shape, plain(shape)])),
};
