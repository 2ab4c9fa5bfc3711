import type { Deed } from '@/engine/achievements';
import type { Seat } from '@/engine/game';
import { PRICE } from './cards/buildings';
import { HAT, KINDS, type Good } from './cards/goods';
import { BOUGHT_TO_END } from './cards/limits';
import type { HarbourMove, MoveOf } from './move';
import { BUY_MORE, kindOf, topOf } from './rules/frames';
import { besidesMoney, buyPart } from './rules/purchase';
import {
  actionAt,
  feeAt,
  FIRST_START,
  held,
  limitOf,
  NONE,
  ownerOf,
  spaceOf,
  symbolsOf,
  type HarbourState,
} from './state';

/** Each teaches something about good play. */
const ACHIEVEMENTS = [
  'market',
  'swift',
  'exact',
  'coins',
  'warehouses',
  'anchors',
  'hats',
  'rents',
  'twoAtOnce',
  'lastTurn',
] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

const SWIFT_TURNS = 16;
const SHIPPED_TOGETHER = 2;
const PAID_BY_COINS = 2;
const KEPT_TOGETHER = 2;
const ANCHORS = 3;
const FREE_VISITS = 4;
const RENTS = 3;
const RENT_ROUNDS = 3;

type HarbourDeed = Deed<HarbourState, HarbourMove>;

const goodsWhere = (fits: (good: Good) => boolean): readonly Good[] =>
  Array.from({ length: KINDS }, (_, good) => good).filter(fits);

/** Several goods, and of each no unit more than its space asks for. */
function isShippedWithoutSurplus(state: HarbourState): boolean {
  const shipped = goodsWhere((good) => ((state.shipped >> good) & 1) === 1);
  return (
    shipped.length >= SHIPPED_TOGETHER && shipped.every((good) => state.cargo[good] === spaceOf(state, good))
  );
}

function earnedByBuying(
  { seat, before }: HarbourDeed,
  { building }: MoveOf<'buy'>,
): readonly (readonly [Achievement, boolean])[] {
  const second = kindOf(topOf(before)) === BUY_MORE;
  const part = buyPart(before);
  const price = PRICE[building] ?? 0;
  const money = before.money + besidesMoney(before, seat, part);
  return [
    ['exact', part.most === 1 && money === price && isShippedWithoutSurplus(before)],
    ['coins', !second && price - before.money - part.extra >= PAID_BY_COINS],
    ['twoAtOnce', second],
    ['lastTurn', before.lastTurns !== NONE],
  ];
}

/** Whether this building gives one unit for each of many symbols, with room for them. */
function isRichHarvest({ seat, before }: HarbourDeed, { place }: MoveOf<'go'>): boolean {
  return actionAt(before, place).parts.some(
    (part) =>
      part.part === 'perSymbol' &&
      symbolsOf(before, seat, part.symbol) >= ANCHORS &&
      goodsWhere(
        (good) => (part.goods[good] ?? 0) > 0 && held(before, seat, good) + ANCHORS <= limitOf(before, seat),
      ).length > 0,
  );
}

/** Whether a top hat opens the door of somebody else's building. */
function isFreeVisit({ seat, before }: HarbourDeed, { place }: MoveOf<'go'>): boolean {
  const owner = ownerOf(before, place);
  const isGuest = owner !== NONE && owner !== seat;
  return isGuest && symbolsOf(before, seat, HAT) > 0 && feeAt(before, seat, place) === NONE;
}

/** A good that the seat made cheaper to ship: how many it took before, and in which turn. */
interface Eased {
  readonly took: number;
  readonly turn: number;
}

/** Sees a finished game move by move and tells what one seat earned. */
class Watch {
  private readonly earned = new Set<Achievement>();
  private readonly eased = new Map<Good, Eased>();
  /** Units kept in this visit, and the last turn in which there were enough of them. */
  private kept = 0;
  private keptIn = -Infinity;
  private freeVisits = 0;
  /** The turns in which fees for bought buildings came in. */
  private readonly rents: number[] = [];

  constructor(private readonly seat: Seat) {}

  see(deed: HarbourDeed): void {
    const { seat, move, before } = deed;
    if (move.type === 'pay' && before.fee === this.seat) this.seeRent(before, seat);
    if (seat !== this.seat) return;
    if (move.type === 'go') this.seeVisit(deed, move);
    if (move.type === 'buy') this.seePurchase(deed, move);
    else this.seeMarket(deed);
    if (move.type === 'ship') this.seeShipping(before, move.good);
    if (move.type === 'keep') this.seeKeeping(before);
  }

  /** Everybody has a start building: what counts is who comes for those that were bought. */
  private seeRent({ turns, seats, pawns }: HarbourState, guest: Seat): void {
    if ((pawns[guest] ?? NONE) >= FIRST_START) return;
    this.rents.push(turns);
    const first = this.rents.at(-RENTS);
    if (first !== undefined && turns - first <= RENT_ROUNDS * seats) this.earned.add('rents');
  }

  private seePurchase(deed: HarbourDeed, move: MoveOf<'buy'>): void {
    const { before, after } = deed;
    for (const [one, fits] of earnedByBuying(deed, move)) if (fits) this.earned.add(one);
    if (before.turns > this.keptIn && before.turns <= this.keptIn + before.seats)
      this.earned.add('warehouses');
    const { seats } = before;
    if (after.bought[this.seat] === BOUGHT_TO_END && before.turns < SWIFT_TURNS * seats)
      this.earned.add('swift');
  }

  private seeKeeping({ turns }: HarbourState): void {
    this.kept += 1;
    if (this.kept >= KEPT_TOGETHER) this.keptIn = turns;
  }

  private seeVisit(deed: HarbourDeed, move: MoveOf<'go'>): void {
    this.kept = 0;
    if (isRichHarvest(deed, move)) this.earned.add('anchors');
    this.freeVisits = isFreeVisit(deed, move) ? this.freeVisits + 1 : 0;
    if (this.freeVisits >= FREE_VISITS) this.earned.add('hats');
  }

  /** Tokens that move without a purchase were moved on purpose. */
  private seeMarket({ before, after }: HarbourDeed): void {
    if (before.shipped !== 0) return;
    for (const good of goodsWhere((one) => spaceOf(after, one) < spaceOf(before, one))) {
      this.eased.set(good, { took: spaceOf(before, good), turn: before.turns });
    }
  }

  /** Shipped in this turn or the next own one, with fewer units than it would have taken. */
  private seeShipping(before: HarbourState, good: Good): void {
    const eased = this.eased.get(good);
    if (eased === undefined || before.turns > eased.turn + before.seats) return;
    if (held(before, this.seat, good) < eased.took) this.earned.add('market');
  }

  end(): readonly Achievement[] {
    return ACHIEVEMENTS.filter((one) => this.earned.has(one));
  }
}

export const achievements = {
  ids: ACHIEVEMENTS,
  watch: (seat: Seat) => new Watch(seat),
};
