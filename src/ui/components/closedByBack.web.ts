import { useEffect, useRef } from 'react';

/**
 * What the browser keeps with an entry of its history, beside what the navigation keeps there. An open sheet has an entry
 * of its own over that of its screen; one that was closed by its button leaves that entry behind, since a page that goes
 * back by itself could meet somebody who goes on. The way back passes over such entries in one step.
 */
interface Mark {
  /** How many entries of sheets lie between this one and its screen, with this one. */
  readonly sheets?: number;
  /** The entry above it is that of a sheet. */
  readonly underSheet?: boolean;
}

interface OpenSheet {
  levels: number;
  close: () => void;
}

/** The topmost last. */
let sheets: readonly OpenSheet[] = [];

const openLevels = (): number => sheets.reduce((sum, { levels }) => sum + levels, 0);

const here = (): Mark => (window.history.state as Mark | null) ?? {};

function marked({ sheets: depth, underSheet }: Mark): void {
  window.history.replaceState({ ...window.history.state, sheets: depth, underSheet }, '');
}

function enterSheet(): void {
  const { sheets: depth = 0 } = here();
  marked({ sheets: depth, underSheet: true });
  window.history.pushState({ ...window.history.state, sheets: depth + 1, underSheet: undefined }, '');
}

/** Browsers that do not tell are taken to go back. */
let goesForward = false;
const entries: Navigation | undefined = 'navigation' in window ? window.navigation : undefined;

function noteDirection({ from, navigationType }: NavigationCurrentEntryChangeEvent): void {
  goesForward = navigationType === 'traverse' && from.index < (entries?.currentEntry?.index ?? 0);
}

function onPopState(event: PopStateEvent): void {
  const { underSheet = false, sheets: depth = 0 } = here();
  if (!underSheet) return;
  const closes = openLevels() > depth;
  if (closes || goesForward) marked({ sheets: depth });
  if (goesForward) return;
  // The screen stays: its navigation does not hear of it.
  event.stopImmediatePropagation();
  if (closes) sheets.at(-1)?.close();
  else window.history.back();
}

window.addEventListener('popstate', onPopState, { capture: true });
entries?.addEventListener('currententrychange', noteDirection);

/** The browser's way back closes the topmost of so many sheets, one upon the other, before it leaves the screen. */
export function useClosedByBack(levels: number, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (levels === 0) return undefined;
    const sheet: OpenSheet = { levels, close: () => close.current() };
    sheets = [...sheets, sheet];
    if ((here().sheets ?? 0) < openLevels()) enterSheet();
    return () => {
      sheets = sheets.filter((other) => other !== sheet);
    };
  }, [levels]);
}
