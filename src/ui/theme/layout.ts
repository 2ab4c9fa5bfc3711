import { createContext, use } from 'react';
import { useWindowDimensions } from 'react-native';

export interface WindowLayout {
  readonly device: 'phone' | 'tablet';
  readonly landscape: boolean;
  /** Room enough for a column beside the table. */
  readonly desktop: boolean;
}

const TABLET_AT_LEAST = 600;
/** Narrower is a telephone whose page is zoomed: what stands side by side elsewhere stands one below the other. */
export const NARROW_BELOW = 300;
const DESKTOP_AT_LEAST = { width: 1280, height: 720 };

export function layoutOf(width: number, height: number): WindowLayout {
  return {
    device: Math.min(width, height) >= TABLET_AT_LEAST ? 'tablet' : 'phone',
    landscape: width > height,
    desktop: width >= DESKTOP_AT_LEAST.width && height >= DESKTOP_AT_LEAST.height && width > height,
  };
}

/** Set where something stands beside a sheet all the time: what is left of the window. */
export const WindowContext = createContext<{ readonly width: number; readonly height: number } | undefined>(
  undefined,
);

interface Layout extends WindowLayout {
  readonly width: number;
  readonly height: number;
  /** Whether the page is zoomed so much that hardly anything has room beside another thing. */
  readonly narrow: boolean;
}

export function useLayout(): Layout {
  const whole = useWindowDimensions();
  const { width, height } = use(WindowContext) ?? whole;
  return { ...layoutOf(width, height), width, height, narrow: width < NARROW_BELOW };
}
