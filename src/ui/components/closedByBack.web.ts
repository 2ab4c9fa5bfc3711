import { useEffect, useRef } from 'react';

/** What closes each open sheet, the topmost last. */
let closers: readonly (() => void)[] = [];

const entries: Navigation | undefined = 'navigation' in window ? window.navigation : undefined;

/** Only the browser's own way back: where the app itself goes back, it has its reason. */
function isWayBack({ navigationType, userInitiated, destination }: NavigateEvent): boolean {
  const here = entries?.currentEntry?.index ?? 0;
  return navigationType === 'traverse' && userInitiated && destination.index < here;
}

entries?.addEventListener('navigate', (event) => {
  const close = closers.at(-1);
  // Browsers let a page stay only where somebody has touched it since it came.
  if (close === undefined || !event.cancelable || !isWayBack(event)) return;
  event.preventDefault();
  close();
});

/** The browser's way back closes the topmost sheet before it leaves the screen, in browsers that can be asked to stay. */
export function useClosedByBack(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (!open) return undefined;
    const closer = () => close.current();
    closers = [...closers, closer];
    return () => {
      closers = closers.filter((other) => other !== closer);
    };
  }, [open]);
}
