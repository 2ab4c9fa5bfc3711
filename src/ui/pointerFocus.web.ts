/**
 * Takes the focus from what was clicked or touched, before the answer removes it: a page that loses its focused element
 * while it changes lays itself out once more, which takes long on a slow phone. Who uses the keyboard keeps the focus.
 */
export function releasePointerFocus(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && !focused.matches(':focus-visible')) focused.blur();
}
