import { EFFECTS } from '@/games/rotterdam/cards/ship-cards';
import type { Choice, RotterdamBoard } from '../../table/board';
import type { Ask, Asked } from '.';

type Aim = Extract<Choice, { card: number }>;

/** A ship card, as far as it is aimed. */
export function askShipCard({ text, words }: RotterdamBoard, { card: id, at: ship, to, raw }: Aim): Asked {
  const { ask } = text;
  const card = words.shipCard(id);
  if (ship === undefined) return { question: ask.shipCard({ card }) };
  const at = words.position(ship);
  if (to !== undefined) return { question: ask.shipCardAimed({ card, at, to: words.position(to) }) };
  switch (EFFECTS[id]?.verb) {
    case 'advance':
    case 'retreat':
      return { question: ask.shipCardTo({ card, at }) };
    case 'reload':
      return { question: raw === undefined ? ask.shipCardLoad({ card, at }) : `${card}: ${at}?` };
    default:
      return { question: `${card}: ${at}?` };
  }
}

export const askPartner: Ask = ({ view, text, words }) => ({
  question: text.ask.partner({
    card: words.shipCard(view.action.card),
    at: words.position(view.action.first),
  }),
});
