import { BOARDS, BUILDINGS, BUY_ACTIONS, publishedCards } from './catalogue';
import { GOODS, type Transcript } from './published';

const sorted = (items: readonly string[]) => [...items].sort().join(' ');
const allDifferent = (items: readonly string[]) => new Set(items).size === items.length;

function cardsAgree(cards: Transcript['cards']): boolean {
  const lines = (all: Transcript['cards']) =>
    Object.entries(all).map(([id, card]) => `${id} ${JSON.stringify(Object.entries(card).sort())}`);
  return sorted(lines(cards)) === sorted(lines(publishedCards()));
}

/** What is wrong with the set-up (HB-1 to HB-6); undefined when nothing is. */
export function startFault({ players, options, cards, start }: Transcript): string | undefined {
  const { market, display, deck, offers, goods, bonus, startingPlayer } = start;
  const { boards = 'stages', firstGame = false, inlandTraders = false, bonusCards = false } = options;
  if (players < 2 || players > 4) return 'two to four players';
  if (inlandTraders && players === 2) return 'HB-40 three or four players';
  if (firstGame && boards === 'characters') return 'HB-5 a first game has no characters';
  if (!cardsAgree(cards)) return 'the cards are not those of the rules page';
  if (sorted(market) !== sorted(GOODS)) return 'HB-1 the market';
  if (sorted([...display, ...deck]) !== sorted(Object.keys(BUILDINGS))) return 'HB-2 the 36 buildings';
  if (display.length !== players + 3) return 'HB-2 the size of the display';
  if (display.filter((id) => BUY_ACTIONS.includes(id)).length >= 3) return 'HB-2 too many buy actions';
  const known = ['lighthouse', 'canal-lock', 'shipwrights-guild'];
  if (firstGame && !known.every((id) => display.includes(id))) return 'HB-5 the known buildings';
  if (offers.length !== (boards === 'characters' ? players : 0)) return 'HB-3 the boards dealt';
  if (offers.some((two) => two.length !== 2)) return 'HB-3 two boards each';
  if (!allDifferent(offers.flat())) return 'HB-3 a board dealt twice';
  if (offers.flat().some((id) => id === 'landing-stages' || BOARDS[id] === undefined))
    return 'HB-3 a character';
  const each = firstGame ? 1 : 0;
  if (goods.length !== players || goods.some((own) => GOODS.some((good) => own[good] !== each))) {
    return 'HB-4, HB-5 the first goods';
  }
  if (bonus.length !== (bonusCards ? players : 0) || !allDifferent(bonus)) return 'HB-41 the bonus cards';
  if (bonus.some((id) => cards[id]?.kind !== 'bonus')) return 'HB-41 a bonus card';
  if (!Number.isInteger(startingPlayer) || startingPlayer < 0 || startingPlayer >= players) return 'HB-6';
  if (options.startingPlayer !== undefined && options.startingPlayer !== startingPlayer) return 'HB-6';
  return undefined;
}
