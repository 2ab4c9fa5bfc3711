import type { ReactNode } from 'react';
import { isProblem } from '@/engine/phrase';
import { engineProblem } from '@/engine/phrases';
import type { Match } from '@/match/match';
import { boardOf } from '@/ui/boards';
import type { Board } from '@/ui/boards/board';
import { Screen } from '@/ui/components';
import { useMatch } from '@/ui/matches';
import { CannotOpen } from './CannotOpen';

interface OpenedMatchProps {
  id: string;
  children: (match: Match, board: Board) => ReactNode;
}

/** The match of this id with the board of its game, or why it cannot be shown. */
export function OpenedMatch({ id, children }: OpenedMatchProps) {
  const match = useMatch(id);
  if (match === undefined) return <Screen>{undefined}</Screen>;
  if (isProblem(match)) return <CannotOpen problem={match} />;
  const { game } = match.getSnapshot().table;
  const board = boardOf(game);
  if (board === undefined) return <CannotOpen problem={engineProblem('unknownGame', { game })} />;
  return children(match, board);
}
