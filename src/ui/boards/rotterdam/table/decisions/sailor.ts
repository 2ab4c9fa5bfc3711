import { notYet, type Decision } from '../../../kit/prompt';
import type { RotterdamBoard } from '../board';
import { answerInMind, endingOf } from './byMoves';

/** A card from the row or the deck, for the sailor and for ships at anchorages. */
export function decideSailor(board: RotterdamBoard): Decision {
  const { text, moves } = board;
  const picking = moves.some(({ type }) => type === 'takeCard' || type === 'drawCard');
  const ending = endingOf(board, picking ? text.shipCards.noMore : text.act.goOn);
  const secondary = ending && { secondary: ending };
  if (!picking) return ending === undefined ? {} : { primary: ending };
  return {
    primary: answerInMind(board) ?? notYet(text.shipCards.choose, text.shipCards.tapCard),
    ...secondary,
  };
}
