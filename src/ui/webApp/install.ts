/** How the app can be put on this device: by a press, or by hand in the browser's menu. */
export type Installing =
  | { readonly by: 'press'; readonly install: () => Promise<void> }
  | { readonly by: 'hand' };

/** On a phone it is installed already. */
export const useInstalling = (): Installing | undefined => undefined;
