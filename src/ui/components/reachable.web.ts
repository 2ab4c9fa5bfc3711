/** A browser takes a disabled button out of the order of the Tab key, and the reason why with it. */
export const disabledAs = (_disabled: boolean, _explains: boolean) => ({});

/** So it is only said to be disabled. */
export function tellDisabled(control: unknown, disabled: boolean): void {
  if (!(control instanceof Element)) return;
  if (disabled) control.setAttribute('aria-disabled', 'true');
  else control.removeAttribute('aria-disabled');
}
