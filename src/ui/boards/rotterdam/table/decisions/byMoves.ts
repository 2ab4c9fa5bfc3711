import type { RotterdamMove } from '@/games/rotterdam/move';
import { answerBy, notYet, type Answer, type Decision } from '../../../kit/prompt';
import type { RotterdamBoard } from '../board';
import { movesInMind } from '../movesInMind';

const FREELY_ENDED: readonly RotterdamMove['type'][] = ['finish', 'pass', 'loadNothing', 'unload'];

/** The answer that makes what is in mind, under this label or its own; none while the thought is half an answer. */
export function answerInMind(board: RotterdamBoard, label?: string): Answer | undefined {
  const [first, ...rest] = movesInMind(board.choice);
  if (first === undefined) return undefined;
  return answerBy<RotterdamMove>(board, [first, ...rest], {
    label: label ?? board.describe(first),
    // An order filled is what a delivery is elsewhere.
    haptic: first.type === 'forward' ? 'success' : 'medium',
  });
}

/** Stands beside the answer: takes back what is in mind, or a part of it. */
export function backTo({ choose, text }: RotterdamBoard, before?: RotterdamBoard['choice']): Answer {
  return { label: text.act.back, haptic: 'light', give: () => choose(before) };
}

/** Ends the turn, or what is being done in it, where that may be done freely. */
export function endingOf(board: RotterdamBoard, label?: string): Answer | undefined {
  const ending = board.moves.find(({ type }) => FREELY_ENDED.includes(type));
  return ending && answerBy(board, ending, label === undefined ? {} : { label });
}

/** What is in mind by its own words, and the end beside it. */
export function decideByMoves(board: RotterdamBoard): Decision {
  const { text } = board;
  const secondary = endingOf(board);
  return {
    primary: answerInMind(board) ?? notYet(text.act.chooseFirst, text.act.tapFirst),
    ...(secondary && { secondary }),
  };
}
