import { controlsIn } from './controls';
import { DECISION_PLACES } from './decisionPlace';

/** The sheet that lies over everything else; without one, the screen in sight. */
const upperLayer = (): Element =>
  [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document.body;

const firstOf = (fields: Iterable<Element>): HTMLElement | undefined =>
  [...fields].flatMap((field) => controlsIn(field).slice(0, 1))[0];

/** What has to be answered next. */
function nextDecision(): HTMLElement | undefined {
  const layer = upperLayer();
  for (const place of DECISION_PLACES) {
    const found = firstOf(layer.querySelectorAll(`[data-decision="${place}"]`));
    if (found !== undefined) return found;
  }
  return undefined;
}

function firstInSight(): HTMLElement | undefined {
  const layer = upperLayer();
  // Of several screens the last lies over the others.
  return firstOf([...layer.querySelectorAll('[role="main"]')].reverse()) ?? firstOf([layer]);
}

/**
 * Leads the focus on where the page has lost it, because what had it went: to the next decision, or to wait for it at the
 * beginning. Only for those who use keys or a reader: a finger needs no focus, and Enter confirms while nothing has it.
 */
export function holdFocus(): () => void {
  let byKeys = false;
  let waitsAt: Element | undefined;
  let looking = 0;

  const look = () => {
    looking = 0;
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    if (!byKeys || !(isLost || activeElement === waitsAt)) return;
    const next = nextDecision();
    const goal = next ?? (isLost ? firstInSight() : undefined);
    goal?.focus();
    if (goal !== undefined) waitsAt = next === undefined ? goal : undefined;
  };
  const onChange = () => {
    if (byKeys && looking === 0) looking = requestAnimationFrame(look);
  };
  const onKey = () => {
    byKeys = true;
  };
  const onPointer = () => {
    byKeys = false;
    waitsAt = undefined;
  };
  // A reader presses without a pointer.
  const onClick = ({ detail }: MouseEvent) => {
    if (detail === 0) byKeys = true;
  };

  const changes = new MutationObserver(onChange);
  changes.observe(document.body, { childList: true, subtree: true });
  addEventListener('keydown', onKey, true);
  addEventListener('pointerdown', onPointer, true);
  addEventListener('click', onClick, true);
  return () => {
    changes.disconnect();
    cancelAnimationFrame(looking);
    removeEventListener('keydown', onKey, true);
    removeEventListener('pointerdown', onPointer, true);
    removeEventListener('click', onClick, true);
  };
}
