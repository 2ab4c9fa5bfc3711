import type { RotterdamMove } from '@/games/rotterdam/move';
import { answerBy, notYet, type Decision } from '../../../kit/prompt';
import { dealInMind, dealLabel, dealMoves, stepAhead } from '../../model/deal';
import type { RotterdamBoard } from '../board';
import { endingOf } from './byMoves';

/** A deal of one or several cards by one button; the end of the turn beside it. */
export function decideTrader(board: RotterdamBoard): Decision {
  const { text, moves, onTurnHandUp } = board;
  const ending = endingOf(board, text.act.endTurn);
  const secondary = ending && { secondary: ending };
  if (onTurnHandUp !== undefined) return { handFirst: true, ...secondary };
  const deal = dealInMind(board);
  const step = deal && stepAhead(board, deal);
  if (deal !== undefined && step !== undefined) {
    const [first, ...rest] = dealMoves(deal);
    if (first !== undefined) {
      const label = dealLabel(board, deal, step);
      return {
        primary: answerBy<RotterdamMove>(board, [first, ...rest], { label, haptic: 'medium' }),
        ...secondary,
      };
    }
  }
  const dealable = moves.some(({ type }) => type === 'buy' || type === 'sell');
  if (!dealable) return ending === undefined ? {} : { primary: ending };
  return { primary: notYet(text.trade.chooseDeal, text.trade.tapPrice), ...secondary };
}
