import type { Seat } from '@/engine/game';
import { PRICE } from '@/games/harbour/cards/buildings';
import { COIN, KINDS } from '@/games/harbour/cards/goods';
import type { HarbourMove } from '@/games/harbour/move';
import { BUY_MORE, KEEP, kindOf, PICK, SPEND, topOf } from '@/games/harbour/rules/frames';
import { buyPart, paidFor } from '@/games/harbour/rules/purchase';
import { held, spaceOf, symbolsOf, type HarbourState } from '@/games/harbour/state';
import type { Act, Watcher } from './watched-game';

type HarbourAct = Act<HarbourState, HarbourMove>;

const asked = (state: HarbourState): number => kindOf(topOf(state));

const came = ({ before, seat, after }: HarbourAct, good: number): number =>
  held(after, seat, good) - held(before, seat, good);

/** What was raised in a purchase that some of it would have paid as well. */
function watchPurchases(): Watcher<HarbourState, HarbourMove> {
  let raised: { readonly how: string; readonly money: number }[] = [];
  let coins = 0;
  let extra = 0;
  let bought = 0;
  let prices = 0;
  return ({ before, seat, move, after }) => {
    if (move.type === 'ship' || move.type === 'inland') {
      if (raised.length === 0) {
        coins = symbolsOf(before, seat, COIN);
        ({ extra } = buyPart(before));
      }
      raised.push({ how: move.type, money: after.money - before.money });
    }
    if (move.type === 'buy') {
      bought += 1;
      prices += PRICE[move.building] as number;
    }
    if (bought === 0 || asked(after) === BUY_MORE) return [];
    const left = raised.reduce((sum, { money }) => sum + money, extra + coins * bought - prices);
    // Something has to be shipped in every purchase.
    const shipments = raised.filter(({ how }) => how === 'ship').length;
    const needless = raised.filter(({ how, money }) => money <= left && (how === 'inland' || shipments > 1));
    [raised, bought, prices] = [[], 0, 0];
    return needless.map(({ how }) => `${how} beyond the price`);
  };
}

/** Goods that were paid for others, of which none had room. */
function watchTrades(): Watcher<HarbourState, HarbourMove> {
  let gained: number | undefined;
  return (act) => {
    const { before, move, after } = act;
    if (move.type === 'turn') return came(act, move.to) === 0 ? ['goods turned into nothing'] : [];
    if (move.type === 'spend' && asked(before) === SPEND) gained = 0;
    if (gained === undefined || move.type !== 'gain') return [];
    gained += came(act, move.good);
    if (asked(after) === PICK) return [];
    const isLost = gained === 0;
    gained = undefined;
    return isLost ? ['goods traded for nothing'] : [];
  };
}

function shipments(state: HarbourState, seat: Seat): number {
  let money = 0;
  for (let good = 0; good < KINDS; good += 1) {
    if (held(state, seat, good) >= spaceOf(state, good)) money += paidFor(state, seat, good);
  }
  return money;
}

/** A swap that was paid for, after which nobody's goods bring other money. */
function watchSwaps(): Watcher<HarbourState, HarbourMove> {
  let paid = false;
  return ({ before, seat, move, after }) => {
    const isPaid = paid;
    paid = move.type === 'spend';
    if (move.type !== 'swap' || !isPaid) return [];
    for (let other = 0; other < before.seats; other += 1) {
      const change = shipments(after, other) - shipments(before, other);
      if (other === seat ? change > 0 : change < 0) return [];
    }
    return ['a swap for nothing'];
  };
}

/** A fee for a visit that brought nothing: no good but what others chose to give, no building, no change of the market or the display. */
function watchFees(): Watcher<HarbourState, HarbourMove> {
  let visitor: Seat | undefined;
  let paid = false;
  let used = false;
  return (act) => {
    const { before, seat, move, after } = act;
    if (move.type === 'go') [visitor, paid, used] = [seat, false, false];
    if (visitor === undefined) return [];
    paid ||= move.type === 'pay';
    for (let good = 0; good < KINDS; good += 1) {
      if (held(after, visitor, good) > held(before, visitor, good)) used = true;
    }
    used ||= ['buy', 'replace', 'give'].includes(move.type) || String(before.space) !== String(after.space);
    if (after.stack.length > 0 && after.turns === before.turns) return [];
    visitor = undefined;
    return paid && !used ? ['a fee for nothing'] : [];
  };
}

/** A warehouse stays empty although something shipped could be kept. */
const watchWarehouses = ({ before, move }: HarbourAct): readonly string[] =>
  move.type === 'done' && asked(before) === KEEP ? ['goods not kept'] : [];

export function watchHarbour(): Watcher<HarbourState, HarbourMove> {
  const watchers = [watchPurchases(), watchTrades(), watchSwaps(), watchFees(), watchWarehouses];
  return (act) => watchers.flatMap((watch) => watch(act));
}
