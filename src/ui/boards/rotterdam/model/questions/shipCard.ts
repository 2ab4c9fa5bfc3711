import { EFFECTS } from '@/games/rotterdam/cards/ship-cards';
import type { Choice, RotterdamBoard } from '../../table/board';
import { furtherOf } from '../aim';
import { aimExplained } from '../aimWords';
import type { Ask, Asked } from '.';

type Aim = Extract<Choice, { card: number }>;

/** A ship card, as far as it is aimed. */
export function askShipCard(board: RotterdamBoard, aim: Aim): Asked {
  return { question: aimQuestion(board, aim), explained: aimExplained(board) };
}

function aimQuestion({ text, words }: RotterdamBoard, { card: id, at: ship, to, raw }: Aim): string {
  const { ask } = text;
  const card = words.shipCard(id);
  if (ship === undefined) return ask.shipCard({ card });
  const at = words.position(ship);
  if (to !== undefined) {
    const aimed = { card, at, to: words.position(to) };
    return furtherOf(id) === 'partner' ? ask.shipCardSwaps(aimed) : ask.shipCardAimed(aimed);
  }
  switch (EFFECTS[id]?.verb) {
    case 'advance':
    case 'retreat':
      return ask.shipCardTo({ card, at });
    case 'reload':
      return raw === undefined ? ask.shipCardLoad({ card, at }) : `${card}: ${at}?`;
    default:
      return `${card}: ${at}?`;
  }
}

export const askPartner: Ask = ({ view, text, words }) => ({
  question: text.ask.partner({
    card: words.shipCard(view.action.card),
    at: words.position(view.action.first),
  }),
});
