import { useLayoutEffect, useRef } from 'react';

/** What closes each open sheet, the topmost last. */
let closers: readonly (() => void)[] = [];

/** Not every browser has it. */
const entries = (): Navigation | undefined => ('navigation' in window ? window.navigation : undefined);

/** Only the browser's own way back: where the app itself goes back, it has its reason. */
function isWayBack({ navigationType, userInitiated, destination }: NavigateEvent): boolean {
  const here = entries()?.currentEntry?.index ?? 0;
  return navigationType === 'traverse' && userInitiated && destination.index < here;
}

function onNavigate(event: NavigateEvent): void {
  const close = closers.at(-1);
  // Browsers let a page stay only where somebody has touched it since it came.
  if (close === undefined || !event.cancelable || !isWayBack(event)) return;
  event.preventDefault();
  close();
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, repeat, isComposing, defaultPrevented } = event;
  if (key !== 'Escape' || isComposing || defaultPrevented) return;
  // Taken: the table below must not hear the press that laid it open, nor a held key close what lies below.
  event.preventDefault();
  if (!repeat) closers.at(-1)?.();
}

// Heard before anything on the page; added a second time, each is still one listener.
function listen(): void {
  entries()?.addEventListener('navigate', onNavigate);
  window.addEventListener('keydown', onKeyDown, true);
}

function stopListening(): void {
  entries()?.removeEventListener('navigate', onNavigate);
  window.removeEventListener('keydown', onKeyDown, true);
}

/**
 * The browser's way back, in browsers that can be asked to stay, and Escape close the topmost sheet, from the moment it is
 * on the page. The sheet's own ear for Escape opens only once it has faded in, so it gets nothing to call.
 */
export function useWayBack(open: boolean, onClose: () => void): (() => void) | undefined {
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useLayoutEffect(() => {
    if (!open) return undefined;
    const closer = () => close.current();
    closers = [...closers, closer];
    listen();
    return () => {
      closers = closers.filter((other) => other !== closer);
      if (closers.length === 0) stopListening();
    };
  }, [open]);
  return undefined;
}
