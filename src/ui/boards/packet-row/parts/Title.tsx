import type { ComponentProps } from 'react';
import { isLastRound } from '@/games/packet-row/rules/ending';
import { useText } from '@/ui/text';
import { TableTitle } from '../../kit/layout';
import { useBoard } from '../table/board';

interface TitleProps {
  look: ComponentProps<typeof TableTitle>['look'];
  /** Low windows tell the round alone. */
  named?: boolean;
}

/** The game and its round. */
export function Title({ look, named = true }: TitleProps) {
  const { games } = useText();
  const { view, shared } = useBoard();
  const { name, rounds } = games['packet-row'];
  const round = rounds.at({ round: view.round });
  const last = view.phase !== 'over' && isLastRound(view);
  return (
    <TableTitle
      look={look}
      title={named ? name : undefined}
      aside={last ? `${round} · ${shared.lastRoundBrief}` : round}
    />
  );
}
