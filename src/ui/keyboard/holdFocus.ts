/** Only a page has a focus that can be lost. */
export function holdFocus(): () => void {
  return () => undefined;
}
