import type { CardId } from '../cards';
import { COST } from '../cards/figures';
import { GOODS } from '../cards/table';
import type { GoldUse, GoodsUse } from '../move';
import { LARGEST_CARD, stackOf, type Stock } from './stock';

/**
 * The goods half of a delivery plan. A plan is better with fewer traders, then fewer gold cards, then fewer wasted
 * units, then cheaper cards: helpers and jokers are kept wherever plain cards do.
 */
export interface GoodsPlan {
  readonly goods: readonly GoodsUse[];
  readonly gold: readonly GoldUse[];
}

const KINDS = GOODS.length;
const PER_GOLD_CARD = 1_000_000;
const PER_WASTED_UNIT = 1_000;
const NO_WAY = Number.POSITIVE_INFINITY;
/** Dollars of a goods card by units, of a gold card by units. */
const costOf = (cards: readonly (readonly CardId[])[]) => {
  const first = cards.find((stack) => stack.length > 0)?.[0];
  return first === undefined ? 0 : (COST[first] as number);
};

/** How many cards of each size of one good to use, and what that costs. */
interface Pick {
  cost: number;
  ones: number;
  twos: number;
  threes: number;
}

class GoodsPlanner {
  private readonly left: number[];
  private readonly received = new Array<number>(KINDS).fill(0);
  private readonly trades: { stack: number; to: number }[] = [];
  private readonly singlesFor = new Array<number>(KINDS).fill(0);
  private readonly doublesFor = new Array<number>(KINDS).fill(0);
  private readonly price: readonly number[];
  private readonly goldPrice: readonly number[];
  private readonly singles: number;
  private readonly doubles: number;
  private bestCost = NO_WAY;
  private best: { trades: { stack: number; to: number }[]; singles: number[]; doubles: number[] } | undefined;

  constructor(
    private readonly stock: Stock,
    private readonly need: readonly number[],
  ) {
    this.left = stock.goods.map((cards) => cards.length);
    this.price = [1, 2, 3].map((units) =>
      costOf(GOODS.map((_, good) => stock.goods[stackOf(good, units)] ?? [])),
    );
    this.goldPrice = stock.gold.map((cards) => costOf([cards]));
    this.singles = stock.gold[0]?.length ?? 0;
    this.doubles = stock.gold[1]?.length ?? 0;
  }

  plan(): GoodsPlan | undefined {
    const wanted = this.need.reduce((sum, units) => sum + units, 0);
    const goldUnits = this.singles + 2 * this.doubles;
    const owned = this.left.reduce((sum, count, stack) => sum + count * ((stack % LARGEST_CARD) + 1), 0);
    if (wanted > owned + goldUnits) return undefined;
    for (let traders = 0; traders <= this.stock.traders.length; traders += 1) {
      this.trade(traders, 0, goldUnits);
      if (this.best !== undefined) return this.cardsOf(this.best);
    }
    return undefined;
  }

  private count(stack: number): number {
    return this.left[stack] as number;
  }

  private ownUnits(good: number): number {
    return this.count(stackOf(good, 1)) + 2 * this.count(stackOf(good, 2)) + 3 * this.count(stackOf(good, 3));
  }

  private missing(good: number): number {
    return Math.max(0, (this.need[good] as number) - (this.received[good] as number) - this.ownUnits(good));
  }

  /** Gives exactly `traders` goods cards another good, in every way, never the same way twice. */
  private trade(traders: number, from: number, goldUnits: number): void {
    let missing = 0;
    for (let good = 0; good < KINDS; good += 1) missing += this.missing(good);
    if (missing > goldUnits + traders * LARGEST_CARD) return;
    if (traders === 0) {
      this.gild(0, 0, 0, 0);
      return;
    }
    for (let option = from; option < this.left.length * KINDS; option += 1) {
      const stack = Math.floor(option / KINDS);
      const to = option % KINDS;
      const own = Math.floor(stack / LARGEST_CARD);
      if (own === to || this.count(stack) === 0 || this.need[to] === 0) continue;
      const units = (stack % LARGEST_CARD) + 1;
      this.left[stack] = this.count(stack) - 1;
      this.received[to] = (this.received[to] as number) + units;
      this.trades.push({ stack, to });
      this.trade(traders - 1, option, goldUnits);
      this.trades.pop();
      this.received[to] = (this.received[to] as number) - units;
      this.left[stack] = this.count(stack) + 1;
    }
  }

  /** Covers what is still missing with gold, good by good, then takes the cheapest own cards for the rest. */
  private gild(good: number, singles: number, doubles: number, cost: number): void {
    if (cost >= this.bestCost) return;
    if (good === KINDS) {
      this.bestCost = cost;
      this.best = {
        trades: this.trades.slice(),
        singles: this.singlesFor.slice(),
        doubles: this.doublesFor.slice(),
      };
      return;
    }
    const missing = this.missing(good);
    const mostDoubles = Math.min(this.doubles - doubles, Math.ceil(missing / 2));
    for (let two = 0; two <= mostDoubles; two += 1) {
      const one = Math.max(0, missing - 2 * two);
      if (one > this.singles - singles) continue;
      this.singlesFor[good] = one;
      this.doublesFor[good] = two;
      const gold = (one + two) * PER_GOLD_CARD;
      const price = one * (this.goldPrice[0] as number) + two * (this.goldPrice[1] as number);
      const own = this.pick(good, one + 2 * two).cost;
      this.gild(good + 1, singles + one, doubles + two, cost + gold + price + own);
    }
    this.singlesFor[good] = 0;
    this.doublesFor[good] = 0;
  }

  /** The own cards that cover the rest of a good with the least waste, then the least money. */
  private pick(good: number, gold: number): Pick {
    const wanted = (this.need[good] as number) - (this.received[good] as number) - gold;
    if (wanted <= 0) return { cost: -wanted * PER_WASTED_UNIT, ones: 0, twos: 0, threes: 0 };
    const best: Pick = { cost: NO_WAY, ones: 0, twos: 0, threes: 0 };
    for (let threes = 0; threes <= this.count(stackOf(good, 3)); threes += 1) {
      for (let twos = 0; twos <= this.count(stackOf(good, 2)); twos += 1) {
        const rest = wanted - 3 * threes - 2 * twos;
        const ones = Math.max(0, rest);
        if (ones > this.count(stackOf(good, 1))) continue;
        const price =
          ones * (this.price[0] as number) +
          twos * (this.price[1] as number) +
          threes * (this.price[2] as number);
        const cost = (ones - rest) * PER_WASTED_UNIT + price;
        if (cost < best.cost) Object.assign(best, { cost, ones, twos, threes });
      }
    }
    return best;
  }

  private cardsOf(best: {
    trades: { stack: number; to: number }[];
    singles: number[];
    doubles: number[];
  }): GoodsPlan {
    const stacks = this.stock.goods.map((cards) => cards.slice());
    const next = (cards: CardId[] | undefined): CardId => cards?.shift() as CardId;
    const traded = best.trades.map(({ stack, to }, i): GoodsUse => {
      const units = (stack % LARGEST_CARD) + 1;
      this.received[to] = (this.received[to] as number) + units;
      this.left[stack] = this.count(stack) - 1;
      return {
        card: next(stacks[stack]),
        trader: this.stock.traders[i] as CardId,
        as: GOODS[to] as (typeof GOODS)[number],
      };
    });
    const [singles, doubles] = this.stock.gold.map((cards) => cards.slice());
    const goods: GoodsUse[] = [];
    const gold: GoldUse[] = [];
    GOODS.forEach((as, good) => {
      const ones = best.singles[good] as number;
      const twos = best.doubles[good] as number;
      for (let i = 0; i < ones; i += 1) gold.push({ card: next(singles), as });
      for (let i = 0; i < twos; i += 1) gold.push({ card: next(doubles), as });
      const own = this.pick(good, ones + 2 * twos);
      [own.ones, own.twos, own.threes].forEach((count, size) => {
        for (let i = 0; i < count; i += 1) goods.push({ card: next(stacks[stackOf(good, size + 1)]) });
      });
    });
    return { goods: [...goods, ...traded], gold };
  }
}

/** The best goods, gold and traders for these units of each good, or undefined where they do not suffice. */
export function planGoods(stock: Stock, need: readonly number[]): GoodsPlan | undefined {
  return new GoodsPlanner(stock, need).plan();
}
