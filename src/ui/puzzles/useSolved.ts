import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import type { GameId } from '@/games';
import { addSolved, readSolved } from '@/storage/puzzles';

/** Which puzzles of a game were solved on this device; undefined until that has been read. */
export function useSolved(game: GameId): readonly string[] | undefined {
  const [found, setFound] = useState<{ readonly game: GameId; readonly solved: readonly string[] }>();
  useFocusEffect(
    useCallback(() => {
      void readSolved(game).then((solved) => setFound({ game, solved }));
    }, [game]),
  );
  return found?.game === game ? found.solved : undefined;
}

/** A device that cannot store asks the puzzle again next time; there is nothing better to do about it. */
export const keepSolved = (game: GameId, id: string): Promise<void> =>
  addSolved(game, id).catch(() => undefined);
