import type { HarbourMove } from '@/games/harbour/move';
import { answerBy, decisionAround, notYet, type Decision } from '../../kit/prompt';
import type { HarbourBoard } from './board';

/** What whoever acts can answer now. */
export function decisionOf(board: HarbourBoard): Decision {
  const around = decisionAround(board);
  if (around !== undefined) return around;
  const { choice, moves, text } = board;
  if (moves.length === 0) return {};
  if (choice !== undefined && 'place' in choice) {
    return {
      primary: answerBy<HarbourMove>(board, { type: 'go', place: choice.place }, { haptic: 'medium' }),
    };
  }
  const [first] = moves;
  if (first === undefined || first.type === 'go')
    return { primary: notYet(text.act.goFirst, text.act.tapPlace) };
  return { primary: answerBy<HarbourMove>(board, first) };
}
