import type { HeardKey } from './shortcuts';

/** Whether there is a keyboard to tell of: a phone or tablet has none of its own. */
export const hasKeyboard = (): boolean => false;

export function listenToKeys(_hear: (heard: HeardKey) => boolean, _inDialog: boolean): () => void {
  return () => undefined;
}
