import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import type { GameId } from '@/games';
import { readLastTable } from '@/storage/last-table';
import { draftOf, type Draft } from '@/ui/screens/newGame/draft';

/** The table of last time; undefined where there was none. */
export function useLastTable(game: GameId): Draft | undefined {
  const [draft, setDraft] = useState<Draft>();
  useFocusEffect(
    useCallback(() => {
      void readLastTable(game).then((last) => setDraft(last && draftOf(game, last)));
    }, [game]),
  );
  return draft;
}
