import { rawPricesOf } from '@/games/rotterdam/ahead/prices';
import { answerBy, notYet, type Decision } from '../../../kit/prompt';
import type { RotterdamBoard } from '../board';
import { rawInShort } from '../../model/roles/gain';
import { answerInMind } from './byMoves';

/** Whether a unit could still be taken for nothing. */
const givesUpFree = ({ moves }: RotterdamBoard): boolean => moves.some(({ type }) => type === 'takeFree');

/** A ship at the start in mind, or the end of the turn, which says what is given up. */
export function decideShipowner(board: RotterdamBoard): Decision {
  const { moves, choice, text, words } = board;
  const { act } = text;
  const end = answerBy(
    board,
    { type: 'finish' },
    { label: givesUpFree(board) ? act.endWithoutFree : act.endTurn },
  );
  if (!moves.some(({ type }) => type === 'place')) return { primary: end };
  const [place] = choice !== undefined && 'moves' in choice ? choice.moves : [];
  const primary =
    place?.type === 'place'
      ? answerInMind(board, act.place({ at: words.position(place.at) }))
      : notYet(act.placeShip, act.tapStart);
  return { ...(primary && { primary }), secondary: end };
}

/** The cargo in mind; Back takes the ship into hand again, unless it lay there already when the game was opened. */
export function decideLoad(board: RotterdamBoard): Decision {
  const { choice, text, money, view, undo } = board;
  const { act } = text;
  const [move] = choice !== undefined && 'moves' in choice ? choice.moves : [];
  const back = undo.reason === undefined && {
    secondary: { label: act.back, haptic: 'light', give: undo.take } as const,
  };
  if (move?.type === 'loadNothing') {
    return { primary: answerBy(board, move, { label: act.loadNothing, haptic: 'medium' }), ...back };
  }
  if (move?.type !== 'load') return { primary: notYet(act.chooseFirst, act.tapFirst), ...back };
  const raw = rawInShort(board, move.raw);
  const price = rawPricesOf(view, move.raw).next ?? 0;
  const label = move.from === 'market' ? act.loadBought({ raw, money: money(price) }) : act.load({ raw });
  return { primary: answerBy(board, move, { label, haptic: 'medium' }), ...back };
}
