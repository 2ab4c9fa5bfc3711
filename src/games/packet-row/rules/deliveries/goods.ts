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
/** A card of a stack that a trader turns into another good, as one number. */
type Trade = number;
const stackOfTrade = (trade: Trade): number => Math.floor(trade / KINDS);
const targetOf = (trade: Trade): number => trade % KINDS;
const PER_GOLD_CARD = 1_000_000;
const PER_WASTED_UNIT = 1_000;
const NO_TRADES: readonly Trade[] = [];
const NO_GOLD: readonly GoldUse[] = [];
/** A card used as what it is; listed by the million, so each exists once. */
const PLAIN_USE: readonly GoodsUse[] = CARDS.map((_, card) => ({ card }));
const NO_WAY = Number.POSITIVE_INFINITY;
const PRICES: readonly number[] = GOODS_CARDS.map(({ cost }) => cost);
const GOLD_PRICES: readonly number[] = GOLD_CARDS.map(({ cost }) => cost);

/**
 * Looks for the best plan of one need. One planner serves all calls, because search plans deliveries by the million;
 * everything in it is set anew by `plan`.
 */
class GoodsPlanner {
  private stock!: Stock;
  private need: readonly number[] = [];
  /** Goods cards left in each stack beside those that traders took away: the stock's own counts, put back in the end. */
  private left: number[] = [];
  /** Units of each good that come from own cards, and through traders. */
  private readonly own: number[] = GOODS.map(() => 0);
  private readonly received: number[] = GOODS.map(() => 0);
  private readonly trades: Trade[] = [];
  private readonly singlesFor: number[] = GOODS.map(() => 0);
  private readonly doublesFor: number[] = GOODS.map(() => 0);
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
    let missing = 0;
    let spare = 0;
    for (let good = 0; good < KINDS; good += 1) {
      const units = stock.units(good);
      const over = units - (need[good] as number);
      this.own[good] = units;
      this.received[good] = 0;
      this.singlesFor[good] = 0;
      this.doublesFor[good] = 0;
      if (over < 0) missing -= over;
      else if (traders > 0) spare += over;
    }
    if (missing > spare + stock.goldUnits()) return undefined;
    if (missing === 0) return this.cardsOf(NO_TRADES);
    this.bestCost = NO_WAY;
    for (let used = 0; used <= traders; used += 1) {
      this.trade(used, 0, 0);
      if (this.bestCost < NO_WAY) return this.cardsOfBest();
    }
    return undefined;
  }

  private count(good: number, units: number): number {
    return this.left[stackOf(good, units)] as number;
  }

  private missing(good: number): number {
    const short = (this.need[good] as number) - (this.received[good] as number) - (this.own[good] as number);
    return short > 0 ? short : 0;
  }

  /** Lets a trader turn a card of this stack into another good (`by` 1), or takes that back (`by` -1). */
  private turn(trade: Trade, by: number): void {
    const stack = stackOfTrade(trade);
    const to = targetOf(trade);
    const units = by * unitsOfStack(stack);
    const from = goodOfStack(stack);
    this.left[stack] = (this.left[stack] as number) - by;
    this.own[from] = (this.own[from] as number) - units;
    this.received[to] = (this.received[to] as number) + units;
  }

  /** Gives exactly `traders` goods cards another good, in every way, never the same way twice. */
  private trade(traders: number, from: number, price: number): void {
    let missing = 0;
    for (let good = 0; good < KINDS; good += 1) missing += this.missing(good);
    if (missing > this.stock.goldUnits() + traders * LARGEST_CARD) return;
    if (traders === 0) {
      this.gild(0, 0, 0, price);
      return;
    }
    for (let stack = stackOfTrade(from); stack < STACKS; stack += 1) {
      if (this.left[stack] === 0) continue;
      for (let to = 0; to < KINDS; to += 1) {
        const trade = stack * KINDS + to;
        if (trade < from || this.need[to] === 0 || goodOfStack(stack) === to) continue;
        this.turn(trade, 1);
        this.trades.push(trade);
        this.trade(traders - 1, trade, price + (PRICES[unitsOfStack(stack) - 1] as number));
        this.trades.pop();
        this.turn(trade, -1);
      }
    }
  }

  /** Covers what is still missing with gold, good by good, beside the cheapest own cards. */
  private gild(from: number, singles: number, doubles: number, cost: number): void {
    if (cost >= this.bestCost) return;
    let good = from;
    while (good < KINDS && this.need[good] === 0) good += 1;
    if (good === KINDS) {
      this.bestCost = cost;
      this.bestTrades = this.trades.length === 0 ? NO_TRADES : this.trades.slice();
      for (let kind = 0; kind < KINDS; kind += 1) {
        this.bestSingles[kind] = this.singlesFor[kind] as number;
        this.bestDoubles[kind] = this.doublesFor[kind] as number;
      }
      return;
    }
    const missing = this.missing(good);
    const mostDoubles = Math.min(this.stock.count(DOUBLES) - doubles, Math.ceil(missing / 2));
    for (let two = 0; two <= mostDoubles; two += 1) {
      const one = Math.max(0, missing - 2 * two);
      if (one > this.stock.count(SINGLES) - singles) continue;
      this.singlesFor[good] = one;
      this.doublesFor[good] = two;
      const gold = (one + two) * PER_GOLD_CARD;
      const price = one * (GOLD_PRICES[0] as number) + two * (GOLD_PRICES[1] as number);
      const rest = this.pick(good, one + 2 * two);
      this.gild(good + 1, singles + one, doubles + two, cost + gold + price + rest);
    }
    this.singlesFor[good] = 0;
    this.doublesFor[good] = 0;
  }

  /** Picks the own cards that cover the rest of a good with the least waste, then the least money; tells their cost. */
  private pick(good: number, gold: number): number {
    const wanted = (this.need[good] as number) - (this.received[good] as number) - gold;
    this.picked[0] = 0;
    this.picked[1] = 0;
    this.picked[2] = 0;
    if (wanted <= 0) return -wanted * PER_WASTED_UNIT;
    let best = NO_WAY;
    const mostThrees = Math.min(this.count(good, 3), Math.ceil(wanted / 3));
    for (let threes = 0; threes <= mostThrees; threes += 1) {
      const mostTwos = Math.min(this.count(good, 2), Math.max(0, Math.ceil((wanted - 3 * threes) / 2)));
      for (let twos = 0; twos <= mostTwos; twos += 1) {
        const rest = wanted - 3 * threes - 2 * twos;
        const ones = Math.max(0, rest);
        if (ones > this.count(good, 1)) continue;
        const price =
          ones * (PRICES[0] as number) + twos * (PRICES[1] as number) + threes * (PRICES[2] as number);
        const cost = (ones - rest) * PER_WASTED_UNIT + price;
        if (cost >= best) continue;
        best = cost;
        this.picked[0] = ones;
        this.picked[1] = twos;
        this.picked[2] = threes;
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
      const card: CardId = this.stock.card(stackOfTrade(trade), this.left[stackOfTrade(trade)] as number);
      this.turn(trade, -1);
      goods.push({ card, trader: this.stock.card(TRADERS, i), as: GOODS[targetOf(trade)] });
    });
    return { goods, gold: gold ?? NO_GOLD };
  }
}

const planner = new GoodsPlanner();

/** The best goods, gold and traders for these units of each good, or undefined where they do not suffice. */
export function planGoods(stock: Stock, need: readonly number[]): GoodsPlan | undefined {
  return planner.plan(stock, need);
}
