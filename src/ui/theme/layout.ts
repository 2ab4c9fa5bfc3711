import { useWindowDimensions } from 'react-native';

export interface WindowLayout {
  readonly device: 'phone' | 'tablet';
  readonly landscape: boolean;
}

const TABLET_AT_LEAST = 600;

export function layoutOf(width: number, height: number): WindowLayout {
  return {
    device: Math.min(width, height) >= TABLET_AT_LEAST ? 'tablet' : 'phone',
    landscape: width > height,
  };
}

export function useLayout(): WindowLayout & { readonly width: number; readonly height: number } {
  const { width, height } = useWindowDimensions();
  return { ...layoutOf(width, height), width, height };
}
