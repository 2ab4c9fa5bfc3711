import { harbour } from '@/games/harbour';
import type { Plan } from '@/games/harbour/ahead/plan';
import type { Planned } from '@/games/harbour/ahead/planned';
import { questionOf } from '@/games/harbour/asked';
import { NO_PRICE, PRICE, type Building } from '@/games/harbour/cards/buildings';
import { goodOn } from '@/games/harbour/rules/market';
import { spaceOf, type HarbourState } from '@/games/harbour/state';
import { after } from './positions';

/* What a plan tells of money and market while nothing is bought yet, by what the rules say of a purchase at that point. */

/** So much money that everything is too dear without it, and nothing with it. */
const FORTUNE = 50;

const withMoney = (state: HarbourState, money: number): HarbourState => {
  const other = harbour.clone(state);
  other.money += money;
  return other;
};

/** Money that the rules would let be left over; below nothing, money that is lacking. */
function spareFor(state: HarbourState, seat: number, building: Building): number | undefined {
  const refused = harbour.problem(withMoney(state, -FORTUNE), seat, { type: 'buy', building });
  return refused?.problem === 'tooDear' ? FORTUNE - Number(refused.args.short) : undefined;
}

/** What the rules have in hand for all the rings beyond their price; undefined where it cannot be asked. */
function spareOf(shipped: HarbourState, seat: number, plan: Plan): number | undefined {
  const byPrice = [...plan.buildings].sort((one, other) => (PRICE[one] ?? 0) - (PRICE[other] ?? 0));
  const [first, second] = byPrice;
  if (first === undefined || byPrice.some((building) => PRICE[building] === NO_PRICE)) return undefined;
  if (second === undefined) return spareFor(shipped, seat, first);
  const rich = withMoney(shipped, FORTUNE);
  const buy = { type: 'buy', building: first } as const;
  if (harbour.problem(rich, seat, buy) !== undefined) return undefined;
  const more = after(rich, seat, buy);
  const spare = questionOf(more) === 'buyMore' ? spareFor(more, seat, second) : undefined;
  return spare === undefined ? undefined : spare - FORTUNE;
}

/** The goods from space 2 to space 5 once any building is bought that could be. */
function marketOnceBought(shipped: HarbourState, seat: number, plan: Plan): number[] | undefined {
  const rich = withMoney(shipped, FORTUNE);
  const buy = harbour.moves(rich, seat).find(({ type }) => type === 'buy');
  if (buy === undefined) return undefined;
  let state = after(rich, seat, buy);
  if (questionOf(state) === 'buyMore') state = after(state, seat, { type: 'done' });
  const order = [...plan.ship].sort((one, other) => spaceOf(shipped, one) - spaceOf(shipped, other));
  const wished = [...plan.fill, ...order];
  while (questionOf(state) === 'fill') {
    const fills = harbour.moves(state, seat).flatMap((move) => (move.type === 'fill' ? [move.good] : []));
    state = after(state, seat, { type: 'fill', good: wished.find((good) => fills.includes(good)) ?? -1 });
  }
  return [2, 3, 4, 5].map((space) => goodOn(state, space));
}

export interface SumsTried {
  readonly faults: readonly string[];
  /** Whether the sum was compared with the rules, and the market. */
  readonly sum: boolean;
  readonly market: boolean;
}

/** What a plan tells of sum, left over, payment and market that is not as the rules have it. */
export function triedSums(state: HarbourState, seat: number, plan: Plan, told: Planned): SumsTried {
  let shipped = state;
  for (const move of told.moves) {
    if (move.type === 'inland' || move.type === 'ship') shipped = after(shipped, seat, move);
  }
  const question = questionOf(shipped);
  const canAsk = shipped.shipped !== 0 && (question === 'ship' || question === 'buyMore');
  const spare = canAsk ? spareOf(shipped, seat, plan) : undefined;
  const market = canAsk && question === 'ship' ? marketOnceBought(shipped, seat, plan) : undefined;
  const as: Readonly<Record<string, boolean>> = {
    sum: spare === undefined || told.sum - told.price === spare,
    leftOver: spare === undefined || told.leftOver === Math.max(0, spare),
    pays: spare === undefined || told.pays === spare >= 0,
    tooDear: told.problem?.problem !== 'tooDear' || !told.pays,
    market: market === undefined || told.market.join() === market.join(),
  };
  return {
    faults: Object.keys(as).filter((name) => as[name] !== true),
    sum: spare !== undefined,
    market: market !== undefined,
  };
}
