import { useEffect, useState } from 'react';
import type { GameId } from '@/games';
import { readLastTable } from '@/storage/last-table';
import type { Deal } from '@/match/deals/code';
import { draftOf, type Draft } from './draft';
import { seatsForDeal } from './dealTable';

interface TableDraft {
  readonly draft: Draft;
  /** No table of this game was ever set on this device. */
  readonly isFirst: boolean;
}

/** The table as it was set last time, to be changed; undefined until it has been read. */
export function useTableDraft(
  game: GameId,
  deal?: Deal,
): [TableDraft | undefined, (change: (draft: Draft) => Draft) => void] {
  const [kept, keep] = useState<TableDraft>();
  useEffect(() => {
    void readLastTable(game).then((last) => {
      const draft = draftOf(game, deal === undefined ? last : seatsForDeal(deal, last));
      keep({ draft, isFirst: last === undefined });
    });
  }, [game, deal]);
  return [kept, (change) => keep((before) => before && { ...before, draft: change(before.draft) })];
}
