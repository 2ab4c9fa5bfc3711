import { useEffect, useState } from 'react';
import type { GameId } from '@/games';
import { readLastTable } from '@/storage/last-table';
import { draftOf, type Draft } from './draft';

interface TableDraft {
  readonly draft: Draft;
  /** No table of this game was ever set on this device. */
  readonly isFirst: boolean;
}

/** The table as it was set last time, to be changed; undefined until it has been read. */
export function useTableDraft(
  game: GameId,
): [TableDraft | undefined, (change: (draft: Draft) => Draft) => void] {
  const [kept, keep] = useState<TableDraft>();
  useEffect(() => {
    void readLastTable(game).then((last) => {
      keep({ draft: draftOf(game, last), isFirst: last === undefined });
    });
  }, [game]);
  return [kept, (change) => keep((before) => before && { ...before, draft: change(before.draft) })];
}
