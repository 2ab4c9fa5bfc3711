import type { RotterdamMove } from '@/games/rotterdam/move';
import { answerBy, notYet, type Answer, type Decision } from '../../../kit/prompt';
import { aimedUse, aimInMind, furtherOf, type Aim } from '../../model/aim';
import { aimLabel } from '../../model/aimWords';
import type { RotterdamBoard } from '../board';
import { answerInMind, backTo, endingOf } from './byMoves';

/** What has to be said of the card before it can be played. */
function missing({ text }: RotterdamBoard, { card, at }: Aim): Answer {
  const { aim } = text;
  if (at === undefined) return notYet(aim.chooseShip, aim.tapShip);
  switch (furtherOf(card)) {
    case 'partner':
      return notYet(aim.choosePartner, aim.tapPartner);
    case 'cargo':
      return notYet(aim.chooseCargo, aim.tapCargo);
    default:
      return notYet(aim.chooseTarget, aim.tapTarget);
  }
}

/** The ship card in mind, once it is aimed; back to its ship, or to the question. */
export function decideShipCard(board: RotterdamBoard): Decision {
  const aim = aimInMind(board);
  if (aim === undefined) return {};
  const secondary = backTo(board);
  const [first, ...rest] = aimedUse(board)?.moves ?? [];
  if (first === undefined) return { primary: missing(board, aim), secondary };
  const label = aimLabel(board, aim);
  return {
    primary: answerBy<RotterdamMove>(board, [first, ...rest], { label, haptic: 'medium' }),
    secondary,
  };
}

/** The second ship of a card that lies on the table. */
export function decidePartner(board: RotterdamBoard): Decision {
  const { aim } = board.text;
  return { primary: answerInMind(board) ?? notYet(aim.choosePartner, aim.tapPartner) };
}

/** Nothing is left but ship cards: the turn ends, unless one of them is played. */
export function decideAfter(board: RotterdamBoard): Decision {
  const primary = endingOf(board, board.text.act.endTurn);
  return primary === undefined ? {} : { primary };
}
