import { answerBy, notYet, type Decision } from '../../../kit/prompt';
import type { RotterdamBoard } from '../board';
import { answerInMind, endingOf } from './byMoves';

/** A start, then what the ship carries. */
export function decideLaunch(board: RotterdamBoard): Decision {
  const { act } = board.text;
  return { primary: answerInMind(board) ?? notYet(act.launch, act.tapStartAndUnit) };
}

/** The bid in mind, or pass. */
export function decideBid(board: RotterdamBoard): Decision {
  const { choice, money, text, moves } = board;
  const [bid] = choice !== undefined && 'moves' in choice ? choice.moves : [];
  const secondary = endingOf(board);
  const [only] = moves;
  if (bid?.type !== 'bid') return only === undefined ? {} : { primary: answerBy(board, only) };
  const primary = answerBy(board, bid, {
    label: text.act.bid({ money: money(bid.amount) }),
    haptic: 'medium',
  });
  return { primary, ...(secondary && { secondary }) };
}
