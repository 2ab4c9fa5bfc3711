import { CARDS, type CardId } from '../../cards';
import { GOLD_CARDS, GOODS, GOODS_CARDS, type Good } from '../../cards/table';
import type { GoldUse, GoodsUse } from '../../move';
import {
  DOUBLES,
  goodOfStack,
  LARGEST_CARD,
  SINGLES,
  STACKS,
  stackOf,
  TRADERS,
  unitsOfStack,
  type Stock,
} from './stock';

/**
 * The goods half of a delivery plan. A plan is better with fewer traders, then fewer gold cards, then fewer wasted
 * units, then cheaper cards: helpers and jokers are kept wherever plain cards do.
 */
export interface GoodsPlan {
  readonly goods: readonly GoodsUse[];
  readonly gold: readonly GoldUse[];
}

const KINDS = GOODS.length;
/** A card of a stack that a trader turns into another good. */
interface Trade {
  readonly stack: number;
  readonly units: number;
  readonly price: number;
  readonly from: number;
  readonly to: number;
}
const PER_GOLD_CARD = 1_000_000;
const PER_WASTED_UNIT = 1_000;
const NO_TRADES: readonly Trade[] = [];
const NO_GOLD: readonly GoldUse[] = [];
/** A card used as what it is; listed by the million, so each exists once. */
const PLAIN_USE: readonly GoodsUse[] = CARDS.map((_, card) => ({ card }));
const NO_WAY = Number.POSITIVE_INFINITY;
const PRICES: readonly number[] = GOODS_CARDS.map(({ cost }) => cost);
const [ONE_PRICE = 0, TWO_PRICE = 0, THREE_PRICE = 0] = PRICES;
const [SINGLE_PRICE = 0, DOUBLE_PRICE = 0] = GOLD_CARDS.map(({ cost }) => cost);
/** Every trade that there is, stack by stack. */
const TRADES: readonly Trade[] = Array.from({ length: STACKS }, (_, stack) =>
  GOODS.map((__, to): Trade => {
    const units = unitsOfStack(stack);
    return { stack, units, price: PRICES[units - 1] as number, from: goodOfStack(stack), to };
  }).filter(({ from, to }) => from !== to),
).flat();

/**
 * Looks for the best plan of one need. One planner serves all calls, because search plans deliveries by the million;
 * everything in it is set anew by `plan`.
 */
class GoodsPlanner {
  private stock!: Stock;
  private need: readonly number[] = [];
  /** Goods cards left in each stack beside those that traders took away: the stock's own counts, put back in the end. */
  private left: number[] = [];
  /** Units of each good, from own cards and through traders, and those of the latter. */
  private readonly had: number[] = GOODS.map(() => 0);
  private readonly received: number[] = GOODS.map(() => 0);
  private readonly trades: Trade[] = [];
  private readonly singlesFor: number[] = GOODS.map(() => 0);
  private readonly doublesFor: number[] = GOODS.map(() => 0);
  /** Gold cards in hand, and the units of all of them. */
  private singles = 0;
  private doubles = 0;
  private gold = 0;
  private bestCost = NO_WAY;
  /** Of the best plan so far: which cards go through traders, and how many gold cards serve each good. */
  private bestTrades: readonly Trade[] = NO_TRADES;
  private readonly bestSingles: number[] = GOODS.map(() => 0);
  private readonly bestDoubles: number[] = GOODS.map(() => 0);
  /** What `pick` found: cards of one, two and three units. */
  private readonly picked: number[] = [0, 0, 0];

  plan(stock: Stock, need: readonly number[]): GoodsPlan | undefined {
    this.stock = stock;
    this.need = need;
    this.left = stock.counts;
    const traders = stock.count(TRADERS);
    const gold = stock.goldUnits();
    let missing = 0;
    let spare = 0;
    for (let good = 0; good < KINDS; good += 1) {
      const units = stock.units(good);
      const over = units - (need[good] as number);
      this.had[good] = units;
      this.received[good] = 0;
      this.singlesFor[good] = 0;
      this.doublesFor[good] = 0;
      if (over < 0) missing -= over;
      else if (traders > 0) spare += over;
    }
    if (missing > spare + gold) return undefined;
    if (missing === 0) return this.cardsOf(NO_TRADES);
    this.gold = gold;
    this.singles = stock.count(SINGLES);
    this.doubles = stock.count(DOUBLES);
    this.bestCost = NO_WAY;
    for (let used = 0; used <= traders; used += 1) {
      if (missing > gold + used * LARGEST_CARD) continue;
      this.trade(used, 0, 0, missing);
      if (this.bestCost < NO_WAY) return this.cardsOfBest();
    }
    return undefined;
  }

  /** How many units of a good are missing, or would be with so many more. */
  private missing(good: number, more = 0): number {
    const short = (this.need[good] as number) - (this.had[good] as number) - more;
    return short > 0 ? short : 0;
  }

  /** Lets a trader turn a card into another good (`by` 1), or takes that back (`by` -1). */
  private turn({ stack, units, from, to }: Trade, by: number): void {
    const { left, had, received } = this;
    left[stack] = (left[stack] as number) - by;
    had[from] = (had[from] as number) - by * units;
    had[to] = (had[to] as number) + by * units;
    received[to] = (received[to] as number) + by * units;
  }

  /**
   * Gives exactly `traders` goods cards another good, in every way that can still cover what is missing, never the same
   * way twice. The last one serves a good that lacks something: without it fewer traders would have done.
   */
  private trade(traders: number, first: number, price: number, missing: number): void {
    if (traders === 0) {
      this.gild(0, 0, 0, price);
      return;
    }
    const { left, need } = this;
    const others = traders - 1;
    const most = this.gold + others * LARGEST_CARD;
    for (let at = first; at < TRADES.length; at += 1) {
      const trade = TRADES[at] as Trade;
      const { stack, units, from, to } = trade;
      if (left[stack] === 0 || need[to] === 0) continue;
      const lacking = this.missing(to);
      if (others === 0 && lacking === 0) continue;
      const gained = lacking - this.missing(to, units);
      const lost = this.missing(from, -units) - this.missing(from);
      const after = missing - gained + lost;
      if (after > most) continue;
      this.turn(trade, 1);
      this.trades.push(trade);
      this.trade(others, at, price + trade.price, after);
      this.trades.pop();
      this.turn(trade, -1);
    }
  }

  /** Covers what is still missing with gold, good by good, beside the cheapest own cards. */
  private gild(from: number, singles: number, doubles: number, cost: number): void {
    if (cost >= this.bestCost) return;
    let good = from;
    while (good < KINDS && this.need[good] === 0) good += 1;
    if (good === KINDS) {
      this.keep(cost);
      return;
    }
    const missing = this.missing(good);
    const mostDoubles = Math.min(this.doubles - doubles, (missing + 1) >> 1);
    for (let two = 0; two <= mostDoubles; two += 1) {
      const one = Math.max(0, missing - 2 * two);
      if (one > this.singles - singles) continue;
      this.singlesFor[good] = one;
      this.doublesFor[good] = two;
      const gold = (one + two) * PER_GOLD_CARD;
      const price = one * SINGLE_PRICE + two * DOUBLE_PRICE;
      const rest = this.pick(good, one + 2 * two);
      this.gild(good + 1, singles + one, doubles + two, cost + gold + price + rest);
    }
    this.singlesFor[good] = 0;
    this.doublesFor[good] = 0;
  }

  private keep(cost: number): void {
    this.bestCost = cost;
    this.bestTrades = this.trades.length === 0 ? NO_TRADES : this.trades.slice();
    for (let good = 0; good < KINDS; good += 1) {
      this.bestSingles[good] = this.singlesFor[good] as number;
      this.bestDoubles[good] = this.doublesFor[good] as number;
    }
  }

  /** Picks the own cards that cover the rest of a good with the least waste, then the least money; tells their cost. */
  private pick(good: number, gold: number): number {
    const { picked, left } = this;
    const wanted = (this.need[good] as number) - (this.received[good] as number) - gold;
    picked[0] = 0;
    picked[1] = 0;
    picked[2] = 0;
    if (wanted <= 0) return -wanted * PER_WASTED_UNIT;
    const stack = stackOf(good, 1);
    const hasOnes = left[stack] as number;
    const hasTwos = left[stack + 1] as number;
    const hasThrees = left[stack + 2] as number;
    let best = NO_WAY;
    for (let threes = 0; threes <= hasThrees && 3 * threes < wanted + 3; threes += 1) {
      for (let twos = 0; twos <= hasTwos; twos += 1) {
        const rest = wanted - 3 * threes - 2 * twos;
        // One two more than is needed is one too many.
        if (twos > 0 && rest <= -2) break;
        const ones = rest > 0 ? rest : 0;
        if (ones > hasOnes) continue;
        const price = ones * ONE_PRICE + twos * TWO_PRICE + threes * THREE_PRICE;
        const cost = (ones - rest) * PER_WASTED_UNIT + price;
        if (cost >= best) continue;
        best = cost;
        picked[0] = ones;
        picked[1] = twos;
        picked[2] = threes;
      }
    }
    return best;
  }

  private cardsOfBest(): GoodsPlan {
    for (let good = 0; good < KINDS; good += 1) {
      this.singlesFor[good] = this.bestSingles[good] as number;
      this.doublesFor[good] = this.bestDoubles[good] as number;
    }
    for (const trade of this.bestTrades) this.turn(trade, 1);
    return this.cardsOf(this.bestTrades);
  }

  /** Names the cards: of each stack the first ones serve as they are, the last ones go to the traders. */
  private cardsOf(trades: readonly Trade[]): GoodsPlan {
    const goods: GoodsUse[] = [];
    let gold: GoldUse[] | undefined;
    let singles = 0;
    let doubles = 0;
    for (let good = 0; good < KINDS; good += 1) {
      if (this.need[good] === 0) continue;
      const as = GOODS[good] as Good;
      const ones = this.singlesFor[good] as number;
      const twos = this.doublesFor[good] as number;
      for (let i = 0; i < ones; i += 1) (gold ??= []).push({ card: this.stock.card(SINGLES, singles++), as });
      for (let i = 0; i < twos; i += 1) (gold ??= []).push({ card: this.stock.card(DOUBLES, doubles++), as });
      this.pick(good, ones + 2 * twos);
      for (let units = 1; units <= LARGEST_CARD; units += 1) {
        const stack = stackOf(good, units);
        for (let i = 0; i < (this.picked[units - 1] as number); i += 1) {
          goods.push(PLAIN_USE[this.stock.card(stack, i)] as GoodsUse);
        }
      }
    }
    if (trades.length === 0) return { goods, gold: gold ?? NO_GOLD };
    trades.forEach((trade, i) => {
      const card: CardId = this.stock.card(trade.stack, this.left[trade.stack] as number);
      this.turn(trade, -1);
      goods.push({ card, trader: this.stock.card(TRADERS, i), as: GOODS[trade.to] });
    });
    return { goods, gold: gold ?? NO_GOLD };
  }
}

const planner = new GoodsPlanner();

/** The best goods, gold and traders for these units of each good, or undefined where they do not suffice. */
export function planGoods(stock: Stock, need: readonly number[]): GoodsPlan | undefined {
  return planner.plan(stock, need);
}
