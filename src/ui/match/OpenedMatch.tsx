import type { ReactNode } from 'react';
import { Match } from '@/match/match';
import { boardOf } from '@/ui/boards';
import type { Board } from '@/ui/boards/board';
import { Screen, UnderNotices } from '@/ui/components';
import { Loaded } from '@/ui/lazy/Loaded';
import { useMatch } from '@/ui/match/matches';
import { CannotOpen } from './CannotOpen';
import { StoreNotice } from './StoreNotice';

interface OpenedMatchProps {
  id: string;
  children: (match: Match, board: Board) => ReactNode;
}

/** The match of this id with the board of its game, or why it cannot be shown. */
export function OpenedMatch({ id, children }: OpenedMatchProps) {
  const match = useMatch(id);
  if (match === undefined) return <Screen>{undefined}</Screen>;
  if (!(match instanceof Match)) return <CannotOpen {...match} />;
  return (
    <Loaded lazy={boardOf(match.getSnapshot().table.game)}>
      {(face) => <UnderNotices notices={<StoreNotice match={match} />}>{children(match, face)}</UnderNotices>}
    </Loaded>
  );
}
