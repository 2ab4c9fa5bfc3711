import type { CardId } from '../../cards';
import { DESTINATION, GOOD, KIND, kindCode, UNITS } from '../../cards/figures';
import { GOODS } from '../../cards/table';

export const LARGEST_CARD = 3;

/** A goods card's place among the twelve kinds of goods cards: good by good, one to three units. */
export const stackOf = (good: number, units: number): number => good * LARGEST_CARD + units - 1;
export const unitsOfStack = (stack: number): number => (stack % LARGEST_CARD) + 1;
export const goodOfStack = (stack: number): number => Math.floor(stack / LARGEST_CARD);

/** The piles that a hand is sorted into: the stacks of goods cards first, at last what deliveries have no use for. */
export const STACKS = GOODS.length * LARGEST_CARD;
const afterStacks = (place: number): number => STACKS + place;
export const SINGLES = afterStacks(0);
export const DOUBLES = afterStacks(1);
export const TRADERS = afterStacks(2);
export const CAPTAINS = afterStacks(3);
export const CONTRACTS = afterStacks(4);
const OTHERS = afterStacks(5);
const PILES = afterStacks(6);

function pileOf(card: CardId): number {
  const units = UNITS[card] as number;
  switch (KIND[card]) {
    case kindCode('contract'):
    case kindCode('start-contract'):
      return CONTRACTS;
    case kindCode('goods'):
      return stackOf(GOOD[card] as number, units);
    case kindCode('gold'):
      return units === 1 ? SINGLES : DOUBLES;
    case kindCode('trader'):
      return TRADERS;
    case kindCode('captain'):
      return CAPTAINS;
    default:
      return OTHERS;
  }
}

const PILE: readonly number[] = KIND.map((_, card) => pileOf(card));

/*
 * What a hand holds for deliveries in one number, so that it is added up without asking what each card is: five bits
 * for the units of each good and of gold, three for traders and captains. It is done at every taking of every playout.
 */
const UNIT_BITS = 5;
const GOLD_AT = GOODS.length * UNIT_BITS;
const TRADERS_AT = GOLD_AT + UNIT_BITS;
const CAPTAINS_AT = TRADERS_AT + 3;
const CARGO: readonly number[] = PILE.map((pile, card) => {
  const units = UNITS[card] as number;
  if (pile < STACKS) return units << ((GOOD[card] as number) * UNIT_BITS);
  if (pile === SINGLES || pile === DOUBLES) return units << GOLD_AT;
  if (pile === TRADERS) return 1 << TRADERS_AT;
  return pile === CAPTAINS ? 1 << CAPTAINS_AT : 0;
});
const unitsIn = (cargo: number, good: number): number => (cargo >> (good * UNIT_BITS)) & 31;
const goldIn = (cargo: number): number => (cargo >> GOLD_AT) & 31;

/** More cards than any hand could hold of one pile. */
const ROOM = 128;

/** What a hand and a fleet hold for deliveries, sorted by use; filled anew again and again without asking for memory. */
export class Stock {
  ships: readonly CardId[] = [];
  /** How many cards each pile has, and the cards, pile after pile. */
  readonly counts: number[] = Array.from({ length: PILES }, () => 0);
  private readonly cards: CardId[] = Array.from({ length: PILES * ROOM }, () => 0);
  private cargo = 0;

  count(pile: number): number {
    return this.counts[pile] as number;
  }

  card(pile: number, at: number): CardId {
    return this.cards[pile * ROOM + at] as CardId;
  }

  units(good: number): number {
    return unitsIn(this.cargo, good);
  }

  goldUnits(): number {
    return goldIn(this.cargo);
  }

  fill(hand: readonly CardId[], ships: readonly CardId[]): this {
    const { counts, cards } = this;
    for (let pile = 0; pile < PILES; pile += 1) counts[pile] = 0;
    let cargo = 0;
    const size = hand.length;
    for (let i = 0; i < size; i += 1) {
      const card = hand[i] as CardId;
      const pile = PILE[card] as number;
      const at = counts[pile] as number;
      cards[pile * ROOM + at] = card;
      counts[pile] = at + 1;
      cargo += CARGO[card] as number;
    }
    this.ships = ships;
    this.cargo = cargo;
    return this;
  }

  /** The most units that the traders can turn into this good: each takes the largest card left of another good. */
  private unitsFromTraders(good: number): number {
    let left = this.count(TRADERS);
    let units = 0;
    for (let size = LARGEST_CARD; size > 0 && left > 0; size -= 1) {
      for (let other = 0; other < GOODS.length && left > 0; other += 1) {
        if (other === good) continue;
        const used = Math.min(left, this.count(stackOf(other, size)));
        left -= used;
        units += used * size;
      }
    }
    return units;
  }

  /** Whether this contract could be delivered alone. */
  canDeliver(contract: CardId): boolean {
    if (this.ships.length === 0) return false;
    if (this.count(CAPTAINS) === 0 && !isBoundFor(this.ships, DESTINATION[contract] as number)) return false;
    const good = GOOD[contract] as number;
    const short = (UNITS[contract] as number) - this.units(good) - this.goldUnits();
    return short <= 0 || (this.count(TRADERS) > 0 && short <= this.unitsFromTraders(good));
  }
}

/* One stock for all quick looks. */
const shared = new Stock();

function isBoundFor(ships: readonly CardId[], destination: number): boolean {
  const count = ships.length;
  for (let i = 0; i < count; i += 1) if (DESTINATION[ships[i] as CardId] === destination) return true;
  return false;
}

/* The contracts met by the quick look below, and one place more. */
const contractsSeen: CardId[] = [];
/** A contract is told from cargo by the sign, so that the quick look asks once what a card is. */
const CONTRACT_BIT = 1 << 31;
const CARGO_OR_CONTRACT: readonly number[] = CARGO.map((cargo, card) =>
  PILE[card] === CONTRACTS ? CONTRACT_BIT : cargo,
);

/** Whether traders could make up for so many units at the very best. */
function mayTrade(cargo: number, good: number, short: number): boolean {
  const traders = (cargo >> TRADERS_AT) & 7;
  if (short > traders * LARGEST_CARD) return false;
  let others = 0;
  for (let other = 0; other < GOODS.length; other += 1) if (other !== good) others += unitsIn(cargo, other);
  return short <= others;
}

/** Whether any delivery is possible at all; where several contracts can be delivered together, each can be alone. */
export function canDeliver(hand: readonly CardId[], ships: readonly CardId[]): boolean {
  if (ships.length === 0) return false;
  let cargo = 0;
  let contracts = 0;
  const size = hand.length;
  for (let i = 0; i < size; i += 1) {
    const card = hand[i] as CardId;
    const load = CARGO_OR_CONTRACT[card] as number;
    cargo += load & ~CONTRACT_BIT;
    contractsSeen[contracts] = card;
    contracts += load >>> 31;
  }
  if (contracts === 0) return false;
  const anywhere = cargo >> CAPTAINS_AT > 0;
  const gold = goldIn(cargo);
  for (let i = 0; i < contracts; i += 1) {
    const contract = contractsSeen[i] as CardId;
    if (!anywhere && !isBoundFor(ships, DESTINATION[contract] as number)) continue;
    const good = GOOD[contract] as number;
    const short = (UNITS[contract] as number) - unitsIn(cargo, good) - gold;
    if (short <= 0) return true;
    if (mayTrade(cargo, good, short) && shared.fill(hand, ships).canDeliver(contract)) return true;
  }
  return false;
}

/** The contracts of a stock that could be delivered alone, in the order of the deck. */
export function deliverableContracts(stock: Stock): readonly CardId[] {
  const found: CardId[] = [];
  for (let i = 0; i < stock.count(CONTRACTS); i += 1) {
    const card = stock.card(CONTRACTS, i);
    if (stock.canDeliver(card)) insert(found, card);
  }
  return found;
}

/** A few cards are in order sooner so than by `sort`. */
function insert(sorted: CardId[], card: CardId): void {
  let at = sorted.length;
  sorted.push(card);
  for (; at > 0 && (sorted[at - 1] as CardId) > card; at -= 1) sorted[at] = sorted[at - 1] as CardId;
  sorted[at] = card;
}
