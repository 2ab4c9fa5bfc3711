/** Everything in the field that the Tab key reaches, in its order. */
export function controlsIn(field: unknown): readonly HTMLElement[] {
  if (!(field instanceof HTMLElement)) return [];
  return [
    ...field.querySelectorAll<HTMLElement>('[tabindex="0"], button:not([tabindex="-1"]), a[href]'),
  ].filter(
    (control) =>
      control.closest('[aria-hidden="true"], [inert]') === null && control.getClientRects().length > 0,
  );
}
