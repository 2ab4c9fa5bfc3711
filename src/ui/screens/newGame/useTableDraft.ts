import { useEffect, useState } from 'react';
import { gameOf, type GameId } from '@/games';
import { readLastTable } from '@/storage/last-table';
import { draftOf, type Draft } from './draft';

/** The table as it was set last time, to be changed; undefined until it has been read. */
export function useTableDraft(game: GameId): [Draft | undefined, (change: (draft: Draft) => Draft) => void] {
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => {
    void readLastTable(game).then((last) => setDraft(draftOf(last, gameOf(game).seats)));
  }, [game]);
  return [draft, (change) => setDraft((before) => before && change(before))];
}
