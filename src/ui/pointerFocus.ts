/** Only a page keeps the keyboard's focus on what was touched. */
export function releasePointerFocus(): void {
  // Nothing to release.
}
