/** Long enough for the first screen to be drawn and touched. */
const SOON = 1_500;

/** Does something once the app has nothing else to do, unless it is called off. Safari cannot tell when that is. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(act);
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(act, SOON);
  return () => clearTimeout(timer);
}
