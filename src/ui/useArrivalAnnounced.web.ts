import { useEffect, useRef, useState } from 'react';
import { announce } from './announce';

/**
 * Reads aloud what a live region says when it comes: from then on a browser reads its changes by itself. What it no longer
 * says is taken away: others may look by then.
 */
export function useArrivalAnnounced(words: string): void {
  const [first] = useState(words);
  const isOver = useRef(false);
  const saysIt = words === first;
  useEffect(() => {
    if (!saysIt || isOver.current) return undefined;
    const takeAway = announce(first);
    return () => {
      isOver.current = true;
      takeAway();
    };
  }, [saysIt, first]);
}
