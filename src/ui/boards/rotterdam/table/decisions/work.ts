import { nextSitePrice } from '@/games/rotterdam/ahead/prices';
import { ORDER_POINTS } from '@/games/rotterdam/cards/orders';
import { CASH, FORWARDER, ROLES } from '@/games/rotterdam/cards/roles';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { notYet, type Decision } from '../../../kit/prompt';
import type { RotterdamBoard } from '../board';
import { detailOf } from '../detail';
import { answerInMind, backTo } from './byMoves';

/** What the worker does, as its button says it. */
function label(
  { text, words, money, view }: RotterdamBoard,
  move: RotterdamMove | undefined,
  role: number,
): string {
  const { act } = text;
  switch (move?.type) {
    case 'cash':
      return act.cash({ money: money(CASH[move.place] ?? 0) });
    case 'forward': {
      const points = ORDER_POINTS[move.order] ?? 0;
      return act.fill({ products: words.order(move.order), points });
    }
    case 'build': {
      const price = nextSitePrice(view, move.harbour) ?? 0;
      return act.build({ harbour: words.harbour(move.harbour), money: money(price) });
    }
    default:
      return act.be[ROLES[role] ?? 'shipowner'];
  }
}

/** A role, and of those that say at once what for also that; their detail is left by Back. */
export function decideWork(board: RotterdamBoard): Decision {
  const { choice, text, onTurnHandUp } = board;
  const { act } = text;
  if (choice === undefined || !('role' in choice)) return { primary: notYet(act.chooseRole, act.tapRole) };
  const { role, move } = choice;
  if (role === FORWARDER && onTurnHandUp !== undefined) return { handFirst: true, secondary: backTo(board) };
  const name = label(board, move, role);
  return {
    primary: answerInMind(board, name) ?? notYet(name, act.tapFirst),
    ...(detailOf(board) !== undefined && { secondary: backTo(board) }),
  };
}
