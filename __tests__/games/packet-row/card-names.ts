import { CARD_NAMES, CARDS, type CardId } from '@/games/packet-row/cards';
import { COST, REWARD } from '@/games/packet-row/cards/figures';

/** A card by its published name; without the number of the copy (`trader`, `fur-1`) any copy is meant. */
export type CardName = string;

const faces = CARDS.map((card) => JSON.stringify(card));
const hasCopies = (card: CardId): boolean => faces.filter((face) => face === faces[card]).length > 1;

const PLAIN_NAMES = CARD_NAMES.map((name, card) => (hasCopies(card) ? name.replace(/-\d+$/, '') : name));

/** Names for comparing: equal cards have equal names. */
export const namesOf = (cards: readonly CardId[]): CardName[] =>
  cards.map((card) => PLAIN_NAMES[card] ?? `no card ${card}`);

/** Every card that the name may mean. A name that means none is a mistake in the test. */
export function cardsNamed(name: CardName): readonly CardId[] {
  const found = CARDS.flatMap((_, card) =>
    CARD_NAMES[card] === name || PLAIN_NAMES[card] === name ? [card] : [],
  );
  if (found.length === 0) throw new Error(`no card is called ${name}`);
  return found;
}

/** Picks the named cards out of these, each copy once; a card that is not there is taken from anywhere. */
export function pickerFrom(cards: readonly CardId[]): (name: CardName) => CardId {
  const left = [...cards];
  return (name) => {
    const copies = cardsNamed(name);
    const at = left.findIndex((card) => copies.includes(card));
    return at >= 0 ? (left.splice(at, 1)[0] as CardId) : (copies[0] as CardId);
  };
}

/** What the named cards cost together, as the deck has it: tests of how one pays are not about the price. */
export const costOf = (...names: readonly CardName[]): number => sumOf(COST, names);

/** What the named contracts pay together. */
export const rewardOf = (...names: readonly CardName[]): number => sumOf(REWARD, names);

const sumOf = (figures: readonly number[], names: readonly CardName[]): number =>
  names.reduce((sum, name) => sum + (figures[cardsNamed(name)[0] ?? -1] ?? 0), 0);
