import type { CardId } from '../cards';
import { DESTINATION, GOOD, KIND, kindCode, UNITS } from '../cards/figures';
import { DESTINATIONS, GOODS } from '../cards/table';

export const LARGEST_CARD = 3;
const CONTRACT = kindCode('contract');
const START_CONTRACT = kindCode('start-contract');
const GOODS_CARD = kindCode('goods');
const GOLD = kindCode('gold');
const TRADER = kindCode('trader');
const CAPTAIN = kindCode('captain');

/** A goods card's place among the twelve kinds of goods cards: good by good, one to three units. */
export const stackOf = (good: number, units: number): number => good * LARGEST_CARD + units - 1;

/** What a hand and a fleet hold for deliveries, sorted by use. */
export interface Stock {
  readonly contracts: readonly CardId[];
  readonly ships: readonly CardId[];
  readonly captains: readonly CardId[];
  readonly traders: readonly CardId[];
  /** Singles, then doubles. */
  readonly gold: readonly (readonly CardId[])[];
  /** Goods cards by `stackOf`. */
  readonly goods: readonly (readonly CardId[])[];
}

const isContract = (card: CardId): boolean => KIND[card] === CONTRACT || KIND[card] === START_CONTRACT;

export function takeStock(hand: readonly CardId[], ships: readonly CardId[]): Stock {
  const sorted = hand.slice().sort((a, b) => a - b);
  const ofKind = (kind: number) => sorted.filter((card) => KIND[card] === kind);
  const gold = ofKind(GOLD);
  const goods = ofKind(GOODS_CARD);
  return {
    contracts: sorted.filter(isContract),
    ships: ships.slice().sort((a, b) => a - b),
    captains: ofKind(CAPTAIN),
    traders: ofKind(TRADER),
    gold: [1, 2].map((units) => gold.filter((card) => UNITS[card] === units)),
    goods: GOODS.flatMap((_, good) =>
      [1, 2, 3].map((units) => goods.filter((card) => GOOD[card] === good && UNITS[card] === units)),
    ),
  };
}

/* Counters reused from call to call: this check runs at every decision of every playout. */
const goodsCount = new Array<number>(GOODS.length * LARGEST_CARD).fill(0);
const unitsOf = new Array<number>(GOODS.length).fill(0);
const shipsFor = new Array<number>(DESTINATIONS.length).fill(0);
let goldUnits = 0;
let traders = 0;
let captains = 0;

function count(hand: readonly CardId[], ships: readonly CardId[]): void {
  goodsCount.fill(0);
  unitsOf.fill(0);
  shipsFor.fill(0);
  goldUnits = 0;
  traders = 0;
  captains = 0;
  for (const ship of ships) (shipsFor[DESTINATION[ship] as number] as number)++;
  for (const card of hand) {
    const kind = KIND[card] as number;
    if (kind === GOODS_CARD) {
      const good = GOOD[card] as number;
      const units = UNITS[card] as number;
      (goodsCount[stackOf(good, units)] as number)++;
      (unitsOf[good] as number) += units;
    } else if (kind === GOLD) goldUnits += UNITS[card] as number;
    else if (kind === TRADER) traders++;
    else if (kind === CAPTAIN) captains++;
  }
}

/** The most units that the traders can turn into this good: each takes the largest card left of another good. */
function unitsFromTraders(good: number): number {
  let left = traders;
  let units = 0;
  for (let size = LARGEST_CARD; size > 0 && left > 0; size -= 1) {
    for (let other = 0; other < GOODS.length && left > 0; other += 1) {
      if (other === good) continue;
      const used = Math.min(left, goodsCount[stackOf(other, size)] as number);
      left -= used;
      units += used * size;
    }
  }
  return units;
}

function isDeliverable(contract: CardId, fleet: number): boolean {
  const direct = (shipsFor[DESTINATION[contract] as number] as number) > 0;
  if (!direct && (captains === 0 || fleet === 0)) return false;
  const good = GOOD[contract] as number;
  const short = (UNITS[contract] as number) - (unitsOf[good] as number) - goldUnits;
  return short <= 0 || (traders > 0 && short <= unitsFromTraders(good));
}

/** Whether any delivery is possible at all; where several contracts can be delivered together, each can be alone. */
export function canDeliver(hand: readonly CardId[], ships: readonly CardId[]): boolean {
  if (ships.length === 0) return false;
  let counted = false;
  for (const card of hand) {
    if (!isContract(card)) continue;
    if (!counted) count(hand, ships);
    counted = true;
    if (isDeliverable(card, ships.length)) return true;
  }
  return false;
}

/** The contracts that could be delivered alone. */
export function deliverableContracts(hand: readonly CardId[], ships: readonly CardId[]): CardId[] {
  count(hand, ships);
  const found = hand.filter(
    (card) => isContract(card) && ships.length > 0 && isDeliverable(card, ships.length),
  );
  return found.sort((a, b) => a - b);
}
