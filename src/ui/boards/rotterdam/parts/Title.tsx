import type { ComponentProps } from 'react';
import { isLastRound } from '@/games/rotterdam/rules/turn';
import type { Phase } from '@/games/rotterdam/state';
import { TableTitle } from '../../kit/layout';
import { useBoard, type RotterdamBoard } from '../table/board';

type Step = keyof RotterdamBoard['text']['steps'];

const STEPS: Readonly<Partial<Record<Phase, Step>>> = {
  bid: 'bid',
  shipowner: 'shipowner',
  load: 'shipowner',
  captain: 'captain',
  sail: 'captain',
  sailor: 'sailor',
  anchorage: 'sailor',
  loader: 'loader',
  factory: 'loader',
  trader: 'trader',
};

interface TitleProps {
  look: ComponentProps<typeof TableTitle>['look'];
  /** Low windows tell the round alone. */
  named?: boolean;
  /** Whether it says what is going on in the round, where no place is left to read that from. */
  step?: boolean;
}

/** The game, its round and what is going on in it. */
export function Title({ look, named = true, step = false }: TitleProps) {
  const { text, shared, view } = useBoard();
  const going = step && view.round > 0 ? STEPS[view.phase] : undefined;
  const last = view.phase !== 'over' && isLastRound(view) ? [shared.lastRoundBrief] : [];
  return (
    <TableTitle
      look={look}
      title={named ? text.title : undefined}
      aside={[
        text.round({ round: view.round }),
        ...last,
        ...(going === undefined ? [] : [text.steps[going]]),
      ].join(' · ')}
    />
  );
}
