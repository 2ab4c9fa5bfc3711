/** A phone finds the live regions of a new screen by itself, or is told by `useIosAnnouncement`. */
export function useArrivalAnnounced(_words: string): void {
  return undefined;
}
