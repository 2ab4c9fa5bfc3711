import { FIELDS } from './fields';

const PRESSING: readonly string[] = ['Enter', ' '];
const PRESSED =
  'button, a[href], [role="button"], [role="link"], [role="radio"], [role="tab"], [role="checkbox"], [role="switch"]';

/**
 * A key that is held down presses once. Browsers would have it press whatever has the focus again and again, and that may
 * be the question of the next person by then.
 */
export function pressOnce(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, repeat, target } = event;
    if (!repeat || !PRESSING.includes(key) || !(target instanceof Element)) return;
    if (target.matches(FIELDS) || !target.matches(PRESSED)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', onKeyDown, true);
  return () => removeEventListener('keydown', onKeyDown, true);
}
