import type { OrderAhead } from '@/games/rotterdam/ahead/orders';
import { POINTS_TO_END } from '@/games/rotterdam/cards/limits';
import { FORWARDER } from '@/games/rotterdam/cards/roles';
import { useIsCovered } from '../../kit/hand';
import { Orders } from '../parts/Orders';
import { useBoard } from '../table/board';
import { HandFirst } from './HandFirst';
import type { ShelfProps } from './Shelf';

const HEIGHT = 148;

/** Which of the orders the forwarder fills: only ready ones are paper. */
export function ForwarderPage({ width, height = HEIGHT }: ShelfProps) {
  const board = useBoard();
  const covered = useIsCovered();
  const { choice, view, text, words, subject } = board;
  if (covered) return <HandFirst />;
  const inMind = choice !== undefined && 'role' in choice ? choice.move : undefined;
  const answer = ({ order, points, hand }: OrderAhead) => {
    const move = { type: 'forward', order } as const;
    const sum = (view.players[subject]?.orderPoints ?? 0) + points;
    return {
      chosen: inMind?.type === 'forward' && inMind.order === order,
      unavailable: board.whyNot(move),
      rule: board.ruleAgainst(move),
      foot:
        hand?.ready === true
          ? view.fixedRounds
            ? text.trade.thenPoints({ points: sum })
            : text.trade.thenOf({ points: sum, end: POINTS_TO_END })
          : text.trade.missing({
              products: (hand?.missing ?? []).map((product) => words.product(product)).join(', '),
            }),
      onPress: () => board.choose({ role: FORWARDER, move }),
    };
  };
  return <Orders width={width} height={Math.min(height, HEIGHT)} answer={answer} />;
}
