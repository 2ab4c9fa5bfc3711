import { notYet, type Decision } from '../../../kit/prompt';
import type { RotterdamBoard } from '../board';
import { answerInMind, endingOf } from './byMoves';

/** A card from the row or the deck, for the sailor and for ships at anchorages. */
export function decideSailor(board: RotterdamBoard): Decision {
  const { text, moves } = board;
  const ending = endingOf(board, text.shipCards.noMore);
  const secondary = ending && { secondary: ending };
  const picking = moves.some(({ type }) => type === 'takeCard' || type === 'drawCard');
  if (!picking) return ending === undefined ? {} : { primary: ending };
  return {
    primary: answerInMind(board) ?? notYet(text.shipCards.choose, text.shipCards.tapCard),
    ...secondary,
  };
}
