import { useEffect } from 'react';
import type { GameId } from '@/games';
import { boardOf } from '.';

/** Loads the board that is likely to be opened before anybody asks for it. The others stay where they are. */
export function useBoardAhead(likely: GameId | undefined): void {
  useEffect(() => {
    if (likely !== undefined) void boardOf(likely).load();
  }, [likely]);
}
