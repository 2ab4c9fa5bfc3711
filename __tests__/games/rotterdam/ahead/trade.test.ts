import { rotterdam } from '@/games/rotterdam';
import { tradesOf, type DealAhead, type TraderAhead } from '@/games/rotterdam/ahead/deals';
import { ordersOf } from '@/games/rotterdam/ahead/orders';
import { HIGHEST_PRICE, LOWEST_PRICE } from '@/games/rotterdam/cards/goods';
import { DEALS_PER_TRADER } from '@/games/rotterdam/cards/limits';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { playerAt, type RotterdamState } from '@/games/rotterdam/state';
import { after, code, inGames, moneyOf, readyOrders, readyToWork, rich, view } from './in-games';

/** Deals one card after the other, as far as the real stack and the rules let it. */
function checkDeal(state: RotterdamState, seat: number, move: RotterdamMove, told: DealAhead): void {
  expect(told.problem?.problem).toBe(code(state, seat, move));
  const ready = readyOrders(state, seat);
  let now = state;
  let dealt = 0;
  while (code(now, seat, move) === undefined) {
    const next = after(now, seat, move);
    if (moneyOf(next, seat) === moneyOf(now, seat)) break;
    const step = told.steps[dealt];
    dealt += 1;
    const product = 'product' in move ? move.product : 0;
    const readyThen = readyOrders(next, seat);
    expect(step).toEqual({
      cards: dealt,
      price: Math.abs(moneyOf(next, seat) - moneyOf(now, seat)),
      total: Math.abs(moneyOf(next, seat) - moneyOf(state, seat)),
      leadsTo: next.prices[product],
      money: moneyOf(next, seat),
      readies: readyThen.filter((order) => !ready.includes(order)),
      spoils: ready.filter((order) => !readyThen.includes(order)),
    });
    if (dealt === 1) expect(told.leadsTo).toBe(step?.leadsTo);
    now = next;
  }
  expect(dealt).toBeGreaterThanOrEqual(told.sure);
  expect(dealt).toBeLessThanOrEqual(told.steps.length);
  if (dealt < told.steps.length) return;
  // What is left in the stack is known better by then: it may be empty where a card might have been too dear.
  const refused = code(now, seat, move);
  if (refused !== 'noneToBuy' || told.further?.problem !== 'tooDear')
    expect(told.further?.problem).toBe(refused);
}

/** How many deals the rules still let begin, and which one goes on beside them, to somebody who lacks nothing. */
function checkDeals(state: RotterdamState, seat: number, { dealsLeft, goesOn }: TraderAhead): void {
  const eased = rich(state, seat);
  playerAt(eased, seat).hand.fill(9);
  const deals = (at: RotterdamState) =>
    rotterdam
      .moves(at, seat)
      .flatMap((move) =>
        move.type === 'buy' || move.type === 'sell' ? [{ product: move.product, direction: move.type }] : [],
      );
  const others = deals(eased).filter(
    ({ product, direction }) => product !== goesOn?.product || direction !== goesOn.direction,
  );
  let [begun, now] = [0, eased];
  for (const { product, direction } of others) {
    if (direction !== 'sell' || code(now, seat, { type: 'sell', product }) !== undefined) continue;
    now = after(now, seat, { type: 'sell', product });
    begun += 1;
  }
  expect(begun).toBe(dealsLeft);
  eased.action.deals = DEALS_PER_TRADER;
  for (const deal of deals(eased)) expect(deal).toEqual(goesOn);
  if (goesOn?.direction === 'sell') expect(deals(eased)).toHaveLength(1);
}

/** What the cards cost that are missing, to somebody who could pay whatever they cost; undefined where one is not there. */
function costOf(state: RotterdamState, seat: number, missing: readonly number[]): number | undefined {
  let now = rich(state, seat);
  const begun = moneyOf(now, seat);
  for (const product of missing) {
    const buy: RotterdamMove = { type: 'buy', product };
    if (code(now, seat, buy) !== undefined) return undefined;
    const money = moneyOf(now, seat);
    now = after(now, seat, buy);
    if (moneyOf(now, seat) === money) return undefined;
  }
  return begun - moneyOf(now, seat);
}

describe('what a trader is told ahead is what then happens', () => {
  it('RT-2 RT-25 deals card by card; at least as many as are surely there, at most as many as might be', () => {
    inGames({ games: 7, phases: ['trader'], least: 200 }, (state, seat) => {
      const told = tradesOf(view(state, seat), seat);
      checkDeals(state, seat, told);
      for (const { product, price, lowest, highest, inHand, buy, sell } of told.products) {
        expect({ price, lowest, highest, inHand }).toEqual({
          price: state.prices[product],
          lowest: LOWEST_PRICE[product],
          highest: HIGHEST_PRICE[product],
          inHand: playerAt(state, seat).hand[product],
        });
        checkDeal(state, seat, { type: 'buy', product }, buy);
        checkDeal(state, seat, { type: 'sell', product }, sell);
      }
    });
  });

  it('RT-25 RT-26 orders: what is ready, and what the missing cards cost', () => {
    let [bought, dear, filled] = [0, 0, 0];
    inGames({ games: 10, phases: ['trader'], least: 300 }, (state, seat) => {
      const orders = ordersOf(view(state, seat), seat);
      expect(orders.filter(({ hand }) => hand?.ready).map(({ order }) => order)).toEqual(
        readyOrders(state, seat),
      );
      expect(orders.map(({ slot, order }) => [slot, order])).toEqual(
        state.orders.flatMap((order, slot) => (order < 0 ? [] : [[slot, order]])),
      );
      for (const { order, points, products, hand } of orders) {
        expect(products.every(({ product, price }) => price === state.prices[product])).toBe(true);
        for (const { product, inHand } of products)
          expect(inHand).toBe((playerAt(state, seat).hand[product] ?? 0) > 0);
        if (hand?.ready) {
          filled += 1;
          const then = after(readyToWork(state, seat), seat, { type: 'forward', order });
          expect(playerAt(then, seat).orderPoints - playerAt(state, seat).orderPoints).toBe(points);
        }
        if (hand === undefined || hand.ready) continue;
        expect(hand.missing).toEqual(products.flatMap(({ product, inHand }) => (inHand ? [] : product)));
        const cost = costOf(state, seat, hand.missing);
        if (cost !== undefined) {
          expect(hand.sum).toBe(cost);
          if (hand.short > 0) dear += 1;
        }
        expect(hand.short).toBe(Math.max(0, hand.sum - moneyOf(state, seat)));
        let now = state;
        const refused = hand.missing.flatMap((product) => {
          const why = code(now, seat, { type: 'buy', product });
          if (why === undefined) now = after(now, seat, { type: 'buy', product });
          return why ?? [];
        });
        if (hand.problem !== undefined) expect(readyOrders(now, seat)).not.toContain(order);
        if (refused.length > 0 || !readyOrders(now, seat).includes(order)) continue;
        bought += 1;
        expect([hand.problem, moneyOf(now, seat)]).toEqual([undefined, moneyOf(state, seat) - hand.sum]);
      }
    });
    expect(bought).toBeGreaterThan(20);
    expect(dear).toBeGreaterThan(20);
    expect(filled).toBeGreaterThan(20);
  });
});
