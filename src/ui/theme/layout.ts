import { useWindowDimensions } from 'react-native';

export interface WindowLayout {
  readonly device: 'phone' | 'tablet';
  readonly landscape: boolean;
  /** Room enough for a column beside the table. */
  readonly desktop: boolean;
}

const TABLET_AT_LEAST = 600;
const DESKTOP_AT_LEAST = { width: 1280, height: 720 };

export function layoutOf(width: number, height: number): WindowLayout {
  return {
    device: Math.min(width, height) >= TABLET_AT_LEAST ? 'tablet' : 'phone',
    landscape: width > height,
    desktop: width >= DESKTOP_AT_LEAST.width && height >= DESKTOP_AT_LEAST.height && width > height,
  };
}

export function useLayout(): WindowLayout & { readonly width: number; readonly height: number } {
  const { width, height } = useWindowDimensions();
  return { ...layoutOf(width, height), width, height };
}
