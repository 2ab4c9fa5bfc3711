import { Dimensions, Platform } from 'react-native';

export interface WindowSize {
  readonly width: number;
  readonly height: number;
  /** How large letters are wanted; as usual, unless it is said. */
  readonly fontScale?: number;
}

/** Those of the design. */
export const TABLET: WindowSize = { width: 1180, height: 820 };
export const PHONE: WindowSize = { width: 390, height: 844 };
export const PHONE_LANDSCAPE: WindowSize = { width: 844, height: 390 };
/** A phone of somebody who needs large letters. */
export const LARGE_TYPE: WindowSize = { ...PHONE, fontScale: 2 };

/**
 * Gives the window a size: jsdom lays nothing out, so there it has none, and React Native's own test set-up has a reader
 * of double type size.
 */
export function showOn({ width, height, fontScale = 1 }: WindowSize): void {
  if (Platform.OS === 'web') {
    const page = document.documentElement;
    Object.defineProperty(page, 'clientWidth', { configurable: true, value: width });
    Object.defineProperty(page, 'clientHeight', { configurable: true, value: height });
    window.dispatchEvent(new Event('resize'));
    return;
  }
  const size = { width, height, scale: 2, fontScale };
  Dimensions.set({ window: size, screen: size });
}
