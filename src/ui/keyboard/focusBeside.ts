/** On a device without a page there is no focus to move. */
export function focusBeside(_field: unknown, _from: unknown, _key: string): boolean {
  return false;
}

export function focusFirst(_field: unknown): void {
  return undefined;
}

export function releaseFocus(): void {
  return undefined;
}

export function focusChoice(_field: unknown): void {
  return undefined;
}
