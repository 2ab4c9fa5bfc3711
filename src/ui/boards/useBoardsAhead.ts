import { useEffect } from 'react';
import type { GameId } from '@/games';
import { whenIdle } from '@/ui/lazy/whenIdle';
import { boardOf, loadBoards } from '.';

/** Loads boards before anybody asks for them: the likely one at once, the others when nothing else is to be done. */
export function useBoardsAhead(likely: GameId | undefined): void {
  useEffect(() => {
    if (likely !== undefined) void boardOf(likely).load();
  }, [likely]);
  useEffect(() => whenIdle(() => void loadBoards()), []);
}
