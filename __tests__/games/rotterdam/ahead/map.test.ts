import { arePicksLeft } from '@/games/rotterdam/ahead/picks';
import { sitesOf } from '@/games/rotterdam/ahead/factories';
import { reachOf, type ShipReach } from '@/games/rotterdam/ahead/reach';
import { SITE_PRICES } from '@/games/rotterdam/cards/goods';
import { rotterdam } from '@/games/rotterdam';
import {
  COLOURS,
  harbourAt,
  IS_ANCHORAGE,
  isHarbour,
  START_COUNT,
  WATER_COUNT,
  type Position,
} from '@/games/rotterdam/cards/waterways';
import type { RotterdamMove } from '@/games/rotterdam/move';
import type { RotterdamState } from '@/games/rotterdam/state';
import { code, inGames, moneyOf, view } from './in-games';
import { happens } from './positions';
import { endsOf, stepsBetween } from './replayed';

/** A ship with all that lies ahead of it, by a search of its own over the waterways. */
function reachAt(state: RotterdamState, at: Position): ShipReach {
  const [owner = -1, cargo = -1] = [state.owners[at], state.cargo[at]];
  const endAt = (to: Position) => ({
    to,
    taken: !isHarbour(to) && (state.owners[to] ?? -1) >= 0,
    arrival: isHarbour(to)
      ? cargo < 0
        ? ('empty' as const)
        : harbourAt(to) === cargo
          ? ('fits' as const)
          : ('wrong' as const)
      : undefined,
    stepsLeft: stepsBetween(to, cargo),
  });
  return {
    at,
    owner,
    cargo,
    held: (((state.held | state.releasing) >> at) & 1) === 1,
    anchorage: IS_ANCHORAGE[at] === true,
    stepsLeft: stepsBetween(at, cargo),
    leads: COLOURS.flatMap((_, colour) => {
      const ends = endsOf(at, colour);
      return ends.length === 0 ? [] : [{ colour, ends: ends.map(endAt) }];
    }),
  };
}

const byColour = (ship: ShipReach): ShipReach => ({
  ...ship,
  leads: [...ship.leads].sort((one, other) => one.colour - other.colour),
});

describe('what the map tells ahead is what then happens', () => {
  it('RT-5 RT-28 what each next site costs, and whose factory stands where', () => {
    let built = 0;
    inGames({ games: 4, phases: ['work'], least: 100 }, (state, seat) => {
      for (const { harbour, sites, price, problem } of sitesOf(view(state, seat), seat)) {
        const build: RotterdamMove = { type: 'build', harbour };
        expect(problem?.problem).toBe(code(state, seat, build));
        const owners = sites.flatMap(({ owner }) => owner ?? []);
        expect(owners).toEqual(state.factories[harbour]);
        expect(sites.map((site) => site.price)).toEqual(SITE_PRICES[harbour]);
        expect(price).toBe(sites[owners.length]?.price);
        if (problem !== undefined) continue;
        built += 1;
        const { state: then, events } = happens(state, [{ seat, move: build }]);
        const paid = events.find((event) => event.type === 'counted' && event.what === 'money');
        expect(paid).toMatchObject({ from: moneyOf(state, seat), to: moneyOf(state, seat) - (price ?? 0) });
        expect(then.factories[harbour]).toEqual([...owners, seat]);
      }
    });
    expect(built).toBeGreaterThan(50);
  });

  it('RT-21 where every ship may go, what lies there, and how far its cargo then still has to go', () => {
    let ships = 0;
    inGames({ games: 4, phases: ['work'], least: 100 }, (state, seat) => {
      const told = reachOf(view(state, seat), seat);
      const owners = state.players.map((_, other) => (seat + other) % state.players.length);
      const nearestFirst = Array.from({ length: WATER_COUNT }, (_, at) => WATER_COUNT - 1 - at);
      const order = owners.flatMap((owner) => nearestFirst.filter((at) => state.owners[at] === owner));
      expect(told.ships.map(byColour)).toEqual(order.map((at) => reachAt(state, at)));
      expect(told.freeStarts).toEqual(
        Array.from({ length: START_COUNT }, (_, at) => at).filter((at) => (state.owners[at] ?? -1) < 0),
      );
      ships += order.length;
    });
    expect(ships).toBeGreaterThan(300);
  });

  it('RT-23 whether whoever is asked at anchorages may still take a card', () => {
    const found = { left: 0, none: 0 };
    inGames({ games: 8, phases: ['anchorage'], least: 50 }, (state, seat) => {
      const takes = rotterdam.moves(state, seat).filter(({ type }) => /^(?:take|draw)Card$/.test(type));
      for (const viewer of [seat, 'table'] as const)
        expect(arePicksLeft(view(state, viewer))).toBe(takes.length > 0);
      found[takes.length > 0 ? 'left' : 'none'] += 1;
    });
    expect(Math.min(...Object.values(found))).toBeGreaterThan(5);
  });
});
