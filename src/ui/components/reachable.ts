import type { View } from 'react-native';

interface Disabled {
  readonly disabled?: boolean;
  readonly 'aria-disabled'?: boolean;
}

/** A screen reader reaches a disabled control of React Native by itself; one that explains itself still hears touches. */
export const disabledAs = (disabled: boolean, explains: boolean): Disabled =>
  explains ? { 'aria-disabled': disabled } : { disabled };

export function tellDisabled(_control: View | null, _disabled: boolean): void {
  return undefined;
}
