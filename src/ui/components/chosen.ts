import type { TouchableProps } from './Touchable';

/** Phones call every control that is chosen selected. */
export const chosenAs = (_role: TouchableProps['role'], selected: boolean | undefined): object => ({
  'aria-selected': selected,
});
