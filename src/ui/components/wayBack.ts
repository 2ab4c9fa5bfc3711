/** What the system asks for its way back: Android's button or gesture. Nothing is to be heard beside it. */
export function useWayBack(_open: boolean, onClose: () => void): (() => void) | undefined {
  return onClose;
}
