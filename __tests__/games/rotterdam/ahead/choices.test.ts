import { rotterdam } from '@/games/rotterdam';
import { shipCardsOf, type ShipChange } from '@/games/rotterdam/ahead/ship-cards';
import {
  loadingOf,
  shipownerOf,
  type LoadAhead,
  type ShipownerAhead,
} from '@/games/rotterdam/ahead/shipowner';
import { thinkAhead } from '@/games/rotterdam/ahead/think';
import { RAW_COUNT } from '@/games/rotterdam/cards/goods';
import { SHIPS_PER_SHIPOWNER } from '@/games/rotterdam/cards/limits';
import { harbourAt, isHarbour } from '@/games/rotterdam/cards/waterways';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { playerAt, shipCode, type RotterdamState } from '@/games/rotterdam/state';
import { after, code, inGames, moneyOf, rich, view } from './in-games';
import { stepsBetween } from './replayed';

/** What a ship may carry that was just placed, for how much, and how far that would have to go. */
function checkLoading(placed: RotterdamState, seat: number, told: LoadAhead | undefined): void {
  const legal = (told?.choices ?? []).filter(({ problem }) => problem === undefined);
  const moves = rotterdam.moves(placed, seat);
  const loads = moves.flatMap((move) => (move.type === 'load' ? [`${move.from} ${move.raw}`] : []));
  expect(legal.map(({ from, raw }) => `${from} ${raw}`).sort()).toEqual(loads.sort());
  expect(told?.nothing === undefined).toBe(moves.some(({ type }) => type === 'loadNothing'));
  for (const { from, raw, move, price, problem, steps } of told?.choices ?? []) {
    expect(move).toEqual({ type: 'load', from, raw });
    expect(problem?.problem).toBe(code(placed, seat, move));
    expect(steps).toBe(stepsBetween(placed.action.start, raw));
    if (problem !== undefined) continue;
    const then = after(placed, seat, move);
    expect([moneyOf(placed, seat) - moneyOf(then, seat), then.cargo[placed.action.start]]).toEqual([
      price,
      raw,
    ]);
  }
}

/** What every unit costs that is left, to somebody who lacks neither money nor room. */
function pricesPaid(state: RotterdamState, seat: number, raw: number): readonly number[] {
  let now = rich(state, seat);
  now.action.sold = 0;
  const paid: number[] = [];
  for (;;) {
    playerAt(now, seat).stock.fill(0);
    if (code(now, seat, { type: 'buyRaw', raw }) !== undefined) return paid;
    const money = moneyOf(now, seat);
    now = after(now, seat, { type: 'buyRaw', raw });
    paid.push(money - moneyOf(now, seat));
  }
}

/** Room, the free unit and the ships of this action, by how far the rules let somebody go who lacks nothing else. */
function checkShips(state: RotterdamState, seat: number, told: ShipownerAhead): void {
  const taken = (now: RotterdamState, type: 'takeFree' | 'place'): number => {
    const move = rotterdam.moves(now, seat).find((one) => one.type === type);
    if (move === undefined) return 0;
    const then = after(now, seat, move);
    if (type === 'place') then.phase = 'shipowner';
    return 1 + taken(then, type);
  };
  const eased = rich(state, seat);
  playerAt(eased, seat).stock.fill(0);
  expect(told.freeLeft).toBe(taken(eased, 'takeFree') === 1);
  eased.owners.fill(-1);
  eased.action.placedEmpty = 0;
  playerAt(eased, seat).ships = SHIPS_PER_SHIPOWNER;
  expect(told.placed).toBe(SHIPS_PER_SHIPOWNER - taken(eased, 'place'));
  const { stock, ships } = playerAt(state, seat);
  expect(told.inHand).toBe(ships);
  expect(told.stock.units).toBe(stock.reduce((sum, count) => sum + count, 0));
  playerAt(eased, seat).stock.splice(0, RAW_COUNT, told.stock.most - 1, 0, 0, 0);
  eased.action.sold = 0;
  eased.gone.fill(0);
  const buys = (now: RotterdamState) => rotterdam.moves(now, seat).filter(({ type }) => type === 'buyRaw');
  const [buy] = buys(eased);
  expect(buy).toBeDefined();
  if (buy !== undefined) expect(buys(after(eased, seat, buy))).toEqual([]);
}

describe('what is told ahead is what then happens', () => {
  it('RT-1 RT-20 the shipowner’s prices, the free unit, and what a ship may carry', () => {
    inGames({ games: 4, phases: ['shipowner', 'load'], least: 200 }, (state, seat) => {
      if (state.phase === 'load') {
        const told = loadingOf(view(state, seat), seat, state.action.start);
        expect(told?.at).toBe(state.action.start);
        checkLoading(state, seat, told);
        return;
      }
      const told = shipownerOf(view(state, seat), seat);
      checkShips(state, seat, told);
      for (const { raw, inStock, free, buy, sell, coming } of told.raws) {
        expect(inStock).toBe(playerAt(state, seat).stock[raw]);
        expect(coming).toEqual(pricesPaid(state, seat, raw));
        expect(free?.problem).toBe(code(state, seat, { type: 'takeFree', raw }));
        expect([coming[0], buy.problem?.problem]).toEqual([
          buy.price,
          code(state, seat, { type: 'buyRaw', raw }),
        ]);
        expect(sell.problem?.problem).toBe(code(state, seat, { type: 'sellRaw', raw }));
        const changes = [
          [buy, 'buyRaw', -1],
          [sell, 'sellRaw', 1],
        ] as const;
        for (const [deal, type, sign] of changes) {
          if (deal.problem !== undefined) continue;
          const gained = moneyOf(after(state, seat, { type, raw }), seat) - moneyOf(state, seat);
          expect(gained).toBe(sign * (deal.price ?? 0));
        }
      }
      for (const { at, problem } of told.starts) {
        const place: RotterdamMove = { type: 'place', at };
        expect(problem?.problem).toBe(code(state, seat, place));
        const loading = loadingOf(view(state, seat), seat, at);
        expect(loading?.at).toBe(problem === undefined ? at : undefined);
        if (problem === undefined) checkLoading(after(state, seat, place), seat, loading);
      }
    });
  });

  it('RT-13 every way to play every ship card in hand, and what it does to which ship', () => {
    const lies = (state: RotterdamState, { owner, to, cargo }: ShipChange): boolean =>
      isHarbour(to)
        ? state.harbours[harbourAt(to)]?.at(-1) === shipCode(owner, cargo.to)
        : state.owners[to] === owner && state.cargo[to] === cargo.to;
    let [played, heldThen] = [0, 0];
    inGames({ games: 12, phases: ['captain', 'shipowner', 'trader', 'after'], least: 500 }, (state, seat) => {
      const cards = shipCardsOf(view(state, seat), seat);
      const uses = cards.flatMap(({ targets }) => targets.flatMap((target) => target.uses));
      const plays = rotterdam.moves(state, seat).filter(({ type }) => type === 'play');
      expect(new Set(uses.map(({ moves }) => moves[0]))).toEqual(new Set(plays));
      expect(cards.every(({ problem, targets }) => (problem === undefined) === targets.length > 0)).toBe(
        true,
      );
      for (const { moves, changes, loot } of uses) {
        const now = after(state, seat, ...moves);
        if (now.phase !== state.phase) continue;
        played += 1;
        expect(changes.every((change) => lies(now, change))).toBe(true);
        for (const { owner, from, to, cargo, steps, arrival, held } of changes) {
          const isHeldThen = !isHarbour(to) && (((now.held | now.releasing) >> to) & 1) === 1;
          const comes = cargo.to < 0 ? 'empty' : harbourAt(to) === cargo.to ? 'fits' : 'wrong';
          expect({ owner, cargo, steps, arrival, held }).toEqual({
            owner: state.owners[from],
            cargo: { from: state.cargo[from], to: cargo.to },
            steps: {
              from: stepsBetween(from, state.cargo[from] ?? -1),
              to: stepsBetween(to, cargo.to),
            },
            arrival: isHarbour(to) ? comes : undefined,
            held: isHeldThen,
          });
          heldThen += isHeldThen ? 1 : 0;
        }
        if (loot === undefined) continue;
        expect(playerAt(now, seat).stock[loot]).toBe((playerAt(state, seat).stock[loot] ?? 0) + 1);
      }
    });
    expect(played).toBeGreaterThan(500);
    expect(heldThen).toBeGreaterThan(50);
  });

  it('RT-13 own moves that are only thought of, up to where something is revealed', () => {
    inGames({ games: 3, phases: ['shipowner', 'captain', 'trader'], least: 100 }, (state, seat) => {
      for (const move of rotterdam.moves(state, seat)) {
        const told = thinkAhead(view(state, seat), seat, [move]);
        if (told === undefined || told.reveals) continue;
        expect(told.view).toEqual(view(after(state, seat, move), seat));
      }
    });
  });
});
