import type { ComponentProps } from 'react';
import { questionOf } from '@/games/harbour/asked';
import type { Situation } from '@/games/harbour/state';
import { BOUGHT_TO_END } from '@/games/harbour/cards/limits';
import { isLastRound, roundOf } from '@/games/harbour/rules/turn';
import { widthOf } from '@/ui/components/card';
import { useText } from '@/ui/text';
import { TableTitle } from '../../kit/layout';
import { isSetUp } from '../choices/staged';
import { isOnlyYou } from '../model/called';
import { useBoard, type HarbourBoard } from '../table/board';

interface TitleProps {
  look: ComponentProps<typeof TableTitle>['look'];
  /** Low windows tell the turn alone. */
  named?: boolean;
  /** Where the nearness of the end stands elsewhere. */
  brief?: boolean;
  /** What there is for the line below the title: in less, the nearness of the end stands alone. */
  room?: number | undefined;
}

/** Of the aside, whose italic is a little narrower than the title's letters; where both parts need it, it shrinks. */
const ASIDE = { size: 16, least: 14, narrower: 0.94 };

const oneShort = (view: Situation): readonly number[] =>
  view.bought.flatMap((bought, seat) => (bought === BOUGHT_TO_END - 1 ? [seat] : []));

/** How near the end is: who needs one more building, or that the last turns have begun. */
function nearness(board: HarbourBoard): string | undefined {
  const { view, text } = board;
  if (view.stack.length === 0) return undefined;
  if (isLastRound(view)) return text.lastTurns;
  const [first, ...others] = oneShort(view);
  if (first === undefined) return undefined;
  if (others.length > 0) return text.severalNeedOne({ count: others.length + 1 });
  return isOnlyYou(board, first) ? text.youNeedOne : text.needsOne({ name: board.name(first) });
}

/** Before the first turn: whether the others may look. */
function setUpWords({ view, text }: HarbourBoard, brief: boolean): string {
  if (brief) return text.setUp.aside;
  return questionOf(view) === 'gift' ? text.setUp.inTheOpen : text.setUp.private;
}

/** The game, its turn, and how near its end is. */
export function Title({ look, named = true, brief = false, room = Infinity }: TitleProps) {
  const board = useBoard();
  const { text, view } = board;
  const { rounds } = useText().games.harbour;
  const near = brief ? undefined : nearness(board);
  const turn = isSetUp(board) ? setUpWords(board, brief) : rounds.at({ round: roundOf(view) });
  const both = near === undefined ? turn : `${turn} · ${near}`;
  const sizes = [ASIDE.size, ASIDE.size - 1, ASIDE.least];
  const size = sizes.find((at) => widthOf('title', both, at * ASIDE.narrower) <= room);
  return (
    <TableTitle
      look={look}
      title={named ? text.title : undefined}
      aside={size === undefined ? (near ?? turn) : both}
      asideSize={room === Infinity ? undefined : size}
    />
  );
}
