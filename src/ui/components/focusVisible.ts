/** On a device, focus comes from a keyboard or a remote control: it is always to be seen. */
export function isFocusVisible(_target: unknown): boolean {
  return true;
}
