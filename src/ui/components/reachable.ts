import type { View } from 'react-native';

/** A screen reader reaches a disabled control of React Native by itself. */
export const staysReachable = true;

export function tellDisabled(_control: View | null, _disabled: boolean): void {
  return undefined;
}
