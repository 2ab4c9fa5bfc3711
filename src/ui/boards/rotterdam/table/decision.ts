import type { RotterdamMove } from '@/games/rotterdam/move';
import { answerBy, decisionAround, notYet, type Decision } from '../../kit/prompt';
import type { RotterdamBoard } from './board';
import { movesInMind } from './movesInMind';

const FREELY_ENDED: readonly RotterdamMove['type'][] = ['finish', 'pass', 'loadNothing', 'unload'];

/** What whoever acts can answer now. */
export function decisionOf(board: RotterdamBoard): Decision {
  const around = decisionAround(board);
  if (around !== undefined) return around;
  const { moves, choice, text } = board;
  if (moves.length === 0) return {};
  const [first, ...rest] = movesInMind(choice);
  const ending = moves.find(({ type }) => FREELY_ENDED.includes(type));
  const secondary = ending && answerBy(board, ending);
  if (first === undefined) {
    return { primary: notYet(text.act.chooseFirst, text.act.tapFirst), ...(secondary && { secondary }) };
  }
  const primary =
    rest.length === 0
      ? answerBy(board, first, { haptic: 'medium' })
      : answerBy<RotterdamMove>(board, [first, ...rest], { label: board.describe(first), haptic: 'medium' });
  return { primary, ...(secondary && { secondary }) };
}
