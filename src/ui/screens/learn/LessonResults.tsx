import { useState } from 'react';
import { viewsByRound } from '@/match/replay';
import { sightOf } from '@/match/sight';
import type { Played } from '@/match/played';
import type { Board } from '@/ui/boards/board';

/** The final scores of a lesson's game; the coach knows the way on. */
export function LessonResults({ board: { Results }, played }: { board: Board; played: Played }) {
  const [rounds] = useState(() => viewsByRound(played));
  const { view, outcome, log } = sightOf(played, 'table');
  return (
    <Results
      view={view}
      seats={played.table.seats}
      rounds={rounds}
      events={log.flatMap(({ events }) => events)}
      winners={outcome?.winners ?? []}
    />
  );
}
