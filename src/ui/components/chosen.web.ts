import type { TouchableProps } from './Touchable';

/** A browser's button is pressed, not selected; only what is chosen is worth a word. */
export const chosenAs = (role: TouchableProps['role'], selected: boolean | undefined): object =>
  role === 'button'
    ? { 'aria-pressed': selected === true ? true : undefined }
    : { 'aria-selected': selected };
