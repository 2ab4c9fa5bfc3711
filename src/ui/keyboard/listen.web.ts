import { FIELDS } from './fields';
import type { HeardKey } from './shortcuts';

const CONTROLS = 'a[href], button, [role], [tabindex]';
const DIALOG = '[aria-modal="true"]';

/** Whoever has a mouse has keys; a browser on a phone has neither. */
export const hasKeyboard = (): boolean =>
  !('matchMedia' in globalThis) || globalThis.matchMedia('(any-pointer: fine)').matches;

/**
 * Hears every key that nobody else has taken: not what is typed into a field, nor what belongs to the browser. With a
 * sheet open only those hear who belong to it. The listener tells whether the key was meant.
 */
export function listenToKeys(hear: (heard: HeardKey) => boolean, inDialog: boolean): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, repeat, defaultPrevented } = event;
    if (ctrlKey || altKey || metaKey || repeat || defaultPrevented) return;
    const focused = document.activeElement;
    if (focused?.matches(FIELDS) === true) return;
    if ((document.querySelector(DIALOG) !== null) !== inDialog) return;
    const onControl = focused !== null && focused !== document.body && focused.matches(CONTROLS);
    if (hear({ key, onControl })) event.preventDefault();
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}
