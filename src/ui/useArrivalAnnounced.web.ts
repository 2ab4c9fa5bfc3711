import { useEffect, useRef } from 'react';
import { announce } from './announce';

/** Reads aloud what a live region says when it comes: from then on a browser reads its changes by itself. */
export function useArrivalAnnounced(words: string): void {
  const first = useRef(words);
  useEffect(() => announce(first.current), []);
}
