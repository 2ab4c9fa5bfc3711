import fc from 'fast-check';
import { rotterdam } from '@/games/rotterdam';
import { tradesOf, type DealAhead } from '@/games/rotterdam/ahead/deals';
import { sitesOf } from '@/games/rotterdam/ahead/factories';
import { unloadingOf } from '@/games/rotterdam/ahead/loader';
import { ordersOf } from '@/games/rotterdam/ahead/orders';
import { reachOf } from '@/games/rotterdam/ahead/reach';
import { rolesOf, type RoleGain } from '@/games/rotterdam/ahead/roles';
import { shipCardsOf, type ShipChange } from '@/games/rotterdam/ahead/ship-cards';
import { loadingOf, shipownerOf } from '@/games/rotterdam/ahead/shipowner';
import { thinkAhead } from '@/games/rotterdam/ahead/think';
import { ORDER_POINTS } from '@/games/rotterdam/cards/orders';
import { CASH, FORWARDER, LOADER, ROLES, SAILOR } from '@/games/rotterdam/cards/roles';
import { harbourAt, isHarbour } from '@/games/rotterdam/cards/waterways';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { playerAt, shipCode, type Phase, type RotterdamState } from '@/games/rotterdam/state';
import { forAll } from '../../../support/for-all';
import { happens, playThrough } from './positions';

const view = (state: RotterdamState, seat: number | 'table') => rotterdam.view(state, seat);
const after = (state: RotterdamState, seat: number, ...moves: readonly RotterdamMove[]) =>
  happens(
    state,
    moves.map((move) => ({ seat, move })),
  ).state;
const code = (state: RotterdamState, seat: number, move: RotterdamMove) =>
  rotterdam.problem(state, seat, move)?.problem;
const moneyOf = (state: RotterdamState, seat: number) => playerAt(state, seat).money;

interface Wanted {
  readonly games: number;
  readonly phases: readonly Phase[];
  readonly least: number;
}

/** Shows positions of random games in which one of these questions is put. */
function inGames(
  { games, phases, least }: Wanted,
  show: (state: RotterdamState, seat: number) => void,
): void {
  let shown = 0;
  forAll(
    fc.property(fc.integer({ min: 0, max: 99_999 }), (game) => {
      playThrough(game, (state, seat) => {
        if (!phases.includes(state.phase)) return;
        shown += 1;
        show(state, seat);
      });
    }),
    { numRuns: games },
  );
  expect(shown).toBeGreaterThan(least);
}

/** The same table with the forwarder free and the seat about to place a worker. */
function readyOrders(state: RotterdamState, seat: number): number[] {
  const turn = rotterdam.clone(state);
  turn.places.fill(-1);
  Object.assign(turn, { phase: 'work', turn: seat, actor: seat });
  return rotterdam.moves(turn, seat).flatMap((move) => (move.type === 'forward' ? [move.order] : []));
}

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
}

describe('what is told ahead is what then happens', () => {
  it('RT-2 RT-25 deals card by card; at least as many as are surely there, at most as many as might be', () => {
    inGames({ games: 10, phases: ['trader'], least: 300 }, (state, seat) => {
      for (const { product, price, buy, sell } of tradesOf(view(state, seat), seat).products) {
        expect(price).toBe(state.prices[product]);
        checkDeal(state, seat, { type: 'buy', product }, buy);
        checkDeal(state, seat, { type: 'sell', product }, sell);
      }
    });
  });

  it('RT-25 RT-26 orders: what is ready, and what the missing cards cost', () => {
    let bought = 0;
    inGames({ games: 10, phases: ['trader'], least: 300 }, (state, seat) => {
      const orders = ordersOf(view(state, seat), seat);
      expect(orders.filter(({ hand }) => hand?.ready).map(({ order }) => order)).toEqual(
        readyOrders(state, seat),
      );
      for (const { order, hand } of orders) {
        if (hand === undefined || hand.ready) continue;
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
  });

  it('RT-1 RT-20 the shipowner’s prices, the free unit, and what a ship may carry', () => {
    inGames({ games: 6, phases: ['shipowner', 'load'], least: 300 }, (state, seat) => {
      if (state.phase === 'load') {
        const told = loadingOf(view(state, seat), seat, state.action.start);
        const legal = (told?.choices ?? []).filter(({ problem }) => problem === undefined);
        const moves = rotterdam.moves(state, seat);
        expect(legal).toHaveLength(moves.filter(({ type }) => type === 'load').length);
        expect(told?.nothing === undefined).toBe(moves.some(({ type }) => type === 'loadNothing'));
        for (const { move, price } of legal) {
          expect(moneyOf(state, seat) - moneyOf(after(state, seat, move), seat)).toBe(price);
        }
        return;
      }
      const told = shipownerOf(view(state, seat), seat);
      for (const { raw, free, buy, sell, coming } of told.raws) {
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
      for (const { at, problem } of told.starts)
        expect(problem?.problem).toBe(code(state, seat, { type: 'place', at }));
    });
  });

  it('RT-24 what each harbour gives to whom, with the loader’s choices', () => {
    let unloaded = 0;
    inGames({ games: 12, phases: ['work', 'loader', 'factory'], least: 400 }, (state, seat) => {
      if (state.harbours.every((ships) => ships.length === 0) && state.phase !== 'factory') return;
      const work: RotterdamMove = { type: 'work', role: LOADER };
      if (state.phase === 'work' && code(state, seat, work) !== undefined) return;
      const told = unloadingOf(view(state, seat), seat);
      const choices = told.ships.filter(({ choice }) => choice.length > 0);
      let now = state.phase === 'work' ? after(state, seat, work) : state;
      if (now.phase === 'loader') now = after(now, seat, { type: 'unload' });
      for (const { factory } of choices)
        now = after(now, seat, { type: 'factory', owner: factory?.seat ?? -1 });
      unloaded += told.ships.length;
      told.gets.forEach(({ products, unseen }, owner) => {
        const gained = playerAt(now, owner).hand.map(
          (count, product) => count - (playerAt(state, owner).hand[product] ?? 0),
        );
        expect(gained.reduce((sum, count) => sum + count, 0)).toBe(products.length + unseen);
        for (const product of products) expect(gained[product]).toBeGreaterThan(0);
      });
      const stays = told.ships.filter(({ unit, owner }) => unit === 'stock' && owner === seat).length;
      const units = (at: RotterdamState) => playerAt(at, seat).stock.reduce((sum, count) => sum + count, 0);
      expect(units(now) - units(state)).toBe(stays);
    });
    expect(unloaded).toBeGreaterThan(200);
  });

  it('RT-13 every way to play every ship card in hand, and what it does to which ship', () => {
    const lies = (state: RotterdamState, { owner, to, cargo }: ShipChange): boolean =>
      isHarbour(to)
        ? state.harbours[harbourAt(to)]?.at(-1) === shipCode(owner, cargo.to)
        : state.owners[to] === owner && state.cargo[to] === cargo.to;
    let played = 0;
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
        if (loot === undefined) continue;
        expect(playerAt(now, seat).stock[loot]).toBe((playerAt(state, seat).stock[loot] ?? 0) + 1);
      }
    });
    expect(played).toBeGreaterThan(500);
  });

  it('RT-5 RT-28 what each next site costs, and RT-21 where ships may go', () => {
    inGames({ games: 4, phases: ['work'], least: 100 }, (state, seat) => {
      for (const { harbour, price, problem } of sitesOf(view(state, seat), seat)) {
        const build: RotterdamMove = { type: 'build', harbour };
        expect(problem?.problem).toBe(code(state, seat, build));
        if (problem !== undefined) continue;
        const events = happens(state, [{ seat, move: build }]).events;
        const paid = events.find((event) => event.type === 'counted' && event.what === 'money');
        expect(paid).toMatchObject({ from: moneyOf(state, seat), to: moneyOf(state, seat) - (price ?? 0) });
      }
      for (const { stepsLeft, leads } of reachOf(view(state, seat), seat).ships) {
        const ends = leads.flatMap((lead) => lead.ends.flatMap((end) => end.stepsLeft ?? []));
        expect(stepsLeft).toBe(ends.length === 0 ? undefined : 1 + Math.min(...ends));
      }
    });
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

const gain = <Name extends RoleGain['role']>(gains: readonly RoleGain[], name: Name) =>
  gains.find((one): one is Extract<RoleGain, { role: Name }> => one.role === name);

/** Takes as many cards as the sailor may. */
function cardsTaken(state: RotterdamState, seat: number): number {
  let now = after(state, seat, { type: 'work', role: SAILOR });
  for (;;) {
    if (now.actor !== seat || now.turn !== seat || now.phase === 'work') break;
    const take = rotterdam.moves(now, seat).find(({ type }) => type === 'takeCard' || type === 'drawCard');
    if (take === undefined) break;
    now = after(now, seat, take);
  }
  return playerAt(now, seat).cardCount - playerAt(state, seat).cardCount;
}

describe('what a role gives now', () => {
  it('RT-12 is what its moves then give, and a role is closed just where it has no move', () => {
    inGames({ games: 8, phases: ['work'], least: 300 }, (state, seat) => {
      const told = rolesOf(view(state, seat), seat);
      const moves = rotterdam.moves(state, seat);
      const open = told.filter(({ problem }) => problem === undefined).map(({ role }) => ROLES[role]);
      const names = { forward: 'forwarder', cash: 'cashier', build: 'manufacturer' } as const;
      const legal = moves.flatMap((move) =>
        move.type === 'work'
          ? [ROLES[move.role]]
          : move.type in names
            ? [names[move.type as keyof typeof names]]
            : [],
      );
      expect(open).toEqual([...new Set(legal)]);
      const gains = told.map((role) => role.gain);
      const best = (type: RotterdamMove['type'], worth: (move: RotterdamMove) => number) =>
        Math.max(0, ...moves.filter((move) => move.type === type).map(worth));
      const forwarder = told[FORWARDER];
      expect(gain(gains, 'forwarder')).toMatchObject({
        points:
          forwarder?.problem === undefined
            ? best('forward', (move) => ORDER_POINTS['order' in move ? move.order : 0] ?? 0)
            : Math.max(0, ...readyOrders(state, seat).map((order) => ORDER_POINTS[order] ?? 0)),
      });
      expect(gain(gains, 'cashier')?.amount).toBe(
        best('cash', (move) => CASH['place' in move ? move.place : 0] ?? 0),
      );
      if (open.includes('sailor')) expect(gain(gains, 'sailor')?.cards).toBe(cardsTaken(state, seat));
      if (open.includes('shipowner')) {
        const asked = after(state, seat, { type: 'work', role: 0 });
        const free = rotterdam
          .moves(asked, seat)
          .flatMap((move) => (move.type === 'takeFree' ? [move.raw] : []));
        const owner = gain(gains, 'shipowner');
        expect(owner?.room === true ? owner.free : []).toEqual(free);
      }
    });
  });

  it('RT-60 depends on nothing of a covered hand', () => {
    inGames({ games: 3, phases: ['work', 'captain', 'after'], least: 100 }, (state, seat) => {
      const covered = view(state, 'table');
      if (!rotterdam.secrets(state, seat)) return;
      const told = rolesOf(covered, seat).map((role) => role.gain);
      const seen = rolesOf(view(state, seat), seat).map((role) => role.gain);
      told.forEach((one, role) => {
        expect(one).toEqual('covered' in one ? { role: ROLES[role], covered: true } : seen[role]);
      });
      expect(told.filter((one) => 'covered' in one)).toHaveLength(2);
      expect(ordersOf(covered, seat).every(({ hand }) => hand === undefined)).toBe(true);
      expect(shipCardsOf(covered, seat)).toEqual([]);
      expect(
        tradesOf(covered, seat).products.every(
          ({ buy, inHand }) => buy.steps.length === 0 && inHand === undefined,
        ),
      ).toBe(true);
    });
  });
});
