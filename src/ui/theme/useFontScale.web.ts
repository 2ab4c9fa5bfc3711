import { useSyncExternalStore } from 'react';
import { clampFontScale } from './fontScale';

/**
 * What tells the size of the reader's letters, and how high they usually are: browsers tell it by the root element, those
 * of Apple's phones only by the letters of the system.
 */
const RULERS = {
  root: { style: 'width:100rem', usual: 16 },
  applePhone: { style: 'font:-apple-system-body;width:100em', usual: 17 },
} as const;

const isApplePhone = () => 'standalone' in navigator && navigator.maxTouchPoints > 1;

interface Ruler {
  readonly element: HTMLElement;
  readonly usual: number;
}

let ruler: Ruler | undefined;

/** Out of sight, and as wide as a hundred letters are high. */
function laidOut(): Ruler {
  if (ruler === undefined) {
    const { style, usual } = RULERS[isApplePhone() ? 'applePhone' : 'root'];
    const element = document.createElement('div');
    element.setAttribute('aria-hidden', 'true');
    element.style.cssText = `position:absolute;visibility:hidden;height:1px;top:0;left:-9999px;${style}`;
    document.body.append(element);
    ruler = { element, usual };
  }
  return ruler;
}

let scale: number | undefined;

function measure(): number {
  const { element, usual } = laidOut();
  const told = element.getBoundingClientRect().width / 100 / usual;
  return told === 0 ? 1 : clampFontScale(told);
}

const measured = (): number => (scale ??= measure());

function subscribe(onChange: () => void): () => void {
  if (!('ResizeObserver' in globalThis)) return () => undefined;
  const watched = new ResizeObserver(() => {
    scale = measure();
    onChange();
  });
  watched.observe(laidOut().element);
  return () => watched.disconnect();
}

/** Follows the reader's wish, also while the page is open. */
export function useFontScale(): number {
  return useSyncExternalStore(subscribe, measured);
}
