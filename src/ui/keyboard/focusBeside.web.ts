import { controlsIn } from './controls';
import { FIELDS } from './fields';
import { nearest } from './nearest';

/** Moves the focus to the control that lies in this direction; false where there is none, or the key is not for it. */
export function focusBeside(field: unknown, from: unknown, key: string): boolean {
  if (!(field instanceof HTMLElement && from instanceof HTMLElement)) return false;
  // What lies over the field is no part of it, though it was opened from there.
  if (!field.contains(from) || from.matches(FIELDS)) return false;
  const others = controlsIn(field).filter((control) => control !== from);
  const at = nearest(
    key,
    from.getBoundingClientRect(),
    others.map((control) => control.getBoundingClientRect()),
  );
  if (at === undefined) return false;
  others[at]?.focus();
  return true;
}

export function focusFirst(field: unknown): void {
  controlsIn(field)[0]?.focus();
}

/** Whatever has the focus loses it, which is then led to the next decision. */
export function releaseFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** What can be chosen there comes before what can only be looked at. */
export function focusChoice(field: unknown): void {
  const choice = field instanceof HTMLElement ? field.querySelector('[data-decision="choice"]') : null;
  focusFirst(controlsIn(choice).length > 0 ? choice : field);
}
