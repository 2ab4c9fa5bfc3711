/** Only a page can be closed so suddenly that somebody has to be asked. */
export const askBeforeClosing =
  (_isLost: () => boolean): (() => void) =>
  () =>
    undefined;
