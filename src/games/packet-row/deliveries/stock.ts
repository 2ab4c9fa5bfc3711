import type { CardId } from '../cards';
import { DESTINATION, GOOD, KIND, kindCode, UNITS } from '../cards/figures';
import { GOODS } from '../cards/table';

export const LARGEST_CARD = 3;
const CONTRACT = kindCode('contract');
const START_CONTRACT = kindCode('start-contract');
const GOODS_CARD = kindCode('goods');
const GOLD = kindCode('gold');
const TRADER = kindCode('trader');
const CAPTAIN = kindCode('captain');

/** Cards of one use; filled anew again and again without asking for memory. */
export class Pile {
  readonly cards: CardId[] = [];
  size = 0;

  add(card: CardId): void {
    this.cards[this.size] = card;
    this.size += 1;
  }

  at(index: number): CardId {
    return this.cards[index] as CardId;
  }
}

const piles = (count: number): readonly Pile[] => Array.from({ length: count }, () => new Pile());

/** A goods card's place among the twelve kinds of goods cards: good by good, one to three units. */
export const stackOf = (good: number, units: number): number => good * LARGEST_CARD + units - 1;
export const unitsOfStack = (stack: number): number => (stack % LARGEST_CARD) + 1;
export const goodOfStack = (stack: number): number => Math.floor(stack / LARGEST_CARD);

/** What a hand and a fleet hold for deliveries, sorted by use. */
export class Stock {
  ships: readonly CardId[] = [];
  readonly contracts = new Pile();
  readonly captains = new Pile();
  readonly traders = new Pile();
  readonly singles = new Pile();
  readonly doubles = new Pile();
  /** Goods cards by `stackOf`, and their units by good. */
  readonly goods = piles(GOODS.length * LARGEST_CARD);
  readonly units: number[] = GOODS.map(() => 0);

  get goldUnits(): number {
    return this.singles.size + 2 * this.doubles.size;
  }

  fill(hand: readonly CardId[], ships: readonly CardId[]): this {
    this.ships = ships;
    this.contracts.size = 0;
    this.captains.size = 0;
    this.traders.size = 0;
    this.singles.size = 0;
    this.doubles.size = 0;
    for (const pile of this.goods) pile.size = 0;
    for (let good = 0; good < GOODS.length; good += 1) this.units[good] = 0;
    for (const card of hand) this.sort(card);
    return this;
  }

  private sort(card: CardId): void {
    const units = UNITS[card] as number;
    switch (KIND[card]) {
      case CONTRACT:
      case START_CONTRACT:
        this.contracts.add(card);
        return;
      case GOODS_CARD: {
        const good = GOOD[card] as number;
        this.goods[stackOf(good, units)]?.add(card);
        this.units[good] = (this.units[good] as number) + units;
        return;
      }
      case GOLD:
        (units === 1 ? this.singles : this.doubles).add(card);
        return;
      case TRADER:
        this.traders.add(card);
        return;
      case CAPTAIN:
        this.captains.add(card);
    }
  }

  /** The most units that the traders can turn into this good: each takes the largest card left of another good. */
  private unitsFromTraders(good: number): number {
    let left = this.traders.size;
    let units = 0;
    for (let size = LARGEST_CARD; size > 0 && left > 0; size -= 1) {
      for (let other = 0; other < GOODS.length && left > 0; other += 1) {
        if (other === good) continue;
        const used = Math.min(left, (this.goods[stackOf(other, size)] as Pile).size);
        left -= used;
        units += used * size;
      }
    }
    return units;
  }

  /** Whether this contract could be delivered alone. */
  canDeliver(contract: CardId): boolean {
    if (this.ships.length === 0) return false;
    if (this.captains.size === 0 && !isBoundFor(this.ships, DESTINATION[contract] as number)) return false;
    const good = GOOD[contract] as number;
    const short = (UNITS[contract] as number) - (this.units[good] as number) - this.goldUnits;
    return short <= 0 || (this.traders.size > 0 && short <= this.unitsFromTraders(good));
  }
}

/* One stock for all quick looks: they run at every decision of every playout. */
const shared = new Stock();

function isBoundFor(ships: readonly CardId[], destination: number): boolean {
  for (const ship of ships) if (DESTINATION[ship] === destination) return true;
  return false;
}

/* Counters of the quick look below, reused from call to call: it runs at every taking of every playout. */
const contractsSeen: CardId[] = [];
const unitsSeen: number[] = GOODS.map(() => 0);

/** Whether any delivery is possible at all; where several contracts can be delivered together, each can be alone. */
export function canDeliver(hand: readonly CardId[], ships: readonly CardId[]): boolean {
  if (ships.length === 0) return false;
  let contracts = 0;
  let gold = 0;
  let captains = 0;
  let traders = 0;
  for (let good = 0; good < GOODS.length; good += 1) unitsSeen[good] = 0;
  for (const card of hand) {
    switch (KIND[card]) {
      case CONTRACT:
      case START_CONTRACT:
        contractsSeen[contracts++] = card;
        break;
      case GOODS_CARD: {
        const good = GOOD[card] as number;
        unitsSeen[good] = (unitsSeen[good] as number) + (UNITS[card] as number);
        break;
      }
      case GOLD:
        gold += UNITS[card] as number;
        break;
      case CAPTAIN:
        captains += 1;
        break;
      case TRADER:
        traders += 1;
    }
  }
  for (let i = 0; i < contracts; i += 1) {
    const card = contractsSeen[i] as CardId;
    if (captains === 0 && !isBoundFor(ships, DESTINATION[card] as number)) continue;
    const short = (UNITS[card] as number) - (unitsSeen[GOOD[card] as number] as number) - gold;
    if (short <= 0) return true;
    if (traders > 0 && shared.fill(hand, ships).canDeliver(card)) return true;
  }
  return false;
}

const NONE: readonly CardId[] = [];

/** The contracts of a stock that could be delivered alone, in the order of the deck. */
export function deliverableContracts(stock: Stock): readonly CardId[] {
  let found: CardId[] | undefined;
  for (let i = 0; i < stock.contracts.size; i += 1) {
    const card = stock.contracts.at(i);
    if (stock.canDeliver(card)) (found ??= []).push(card);
  }
  if (found === undefined) return NONE;
  return found.length === 1 ? found : found.sort((a, b) => a - b);
}
