/** A click focuses too; only focus that came by keyboard is shown. */
export function isFocusVisible(target: unknown): boolean {
  return target instanceof Element && target.matches(':focus-visible');
}
