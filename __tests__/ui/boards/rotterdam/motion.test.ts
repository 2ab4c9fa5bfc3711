import type { ReactElement } from 'react';
import { redact } from '@/engine/events';
import type { Viewer } from '@/engine/game';
import { rotterdam } from '@/games/rotterdam';
import { RAWS } from '@/games/rotterdam/cards/goods';
import { POSITIONS, type PositionName } from '@/games/rotterdam/cards/waterways';
import { NONE } from '@/games/rotterdam/state';
import { compressed, endOf } from '@/ui/boards/kit/motion/timing';
import { flightsOf, LONGEST_CHAIN } from '@/ui/boards/rotterdam/motion/flights';
import { zone } from '@/ui/boards/rotterdam/motion/zones';
import { HOUSES } from '@/ui/theme';
import { table, type Scene } from '../../../games/rotterdam/scenario';

const at = (name: PositionName) => zone.position(POSITIONS.indexOf(name));
const [BOTLEK, MERWE] = [0, 2];

function shown({ state, events }: Scene, viewer: Viewer = 'table') {
  return flightsOf({
    happened: { number: 1, seat: 0, events: redact(events, viewer) },
    view: rotterdam.view(state, viewer),
    language: 'en',
    house: (seat) => HOUSES[seat] ?? 'ball',
    own: viewer === 'table' ? undefined : { seat: viewer },
  });
}

const captain = (scene: Scene, colour: string) =>
  scene.play(0, { type: 'work', role: 'captain' }).play(0, { type: 'colour', colour });

describe('RT-21 the ships of a colour', () => {
  const fleet = () =>
    captain(
      table(3).ship(0, 'S3', 'oil').ship(0, 'A1', 'grain').ship(1, 'C2', 'fruit').ship(2, 'A3', 'oil'),
      'purple',
    );

  it('leave one after the other, the next owner’s a little later, each with its wake', () => {
    const ships = shown(fleet()).filter(({ wake }) => wake !== undefined);
    expect(ships.map(({ from, start, lasts, wake }) => [from[0], start, lasts, wake])).toEqual([
      [at('A1'), 0, 360, 'astern'],
      [at('S3'), 90, 360, 'astern'],
      [at('C2'), 210, 360, 'astern'],
      [at('A3'), 330, 360, 'astern'],
    ]);
  });

  it('land on their fields, and in a harbour shrink into its berths past the quay', () => {
    const [first, , , last] = shown(fleet());
    expect(first?.lands).toBe(at('B2'));
    expect(last?.to[0]).toBe(zone.berth(1));
    expect(last?.via).toEqual([{ zones: [zone.position(POSITIONS.length - 3)] }]);
  });

  it('carry their cargo, also into a harbour', () => {
    const flights = shown(
      captain(table(3).ship(0, 'A1', 'oil').ship(1, 'A3', 'grain').ship(2, 'S3'), 'purple'),
    );
    const cargo = flights
      .filter(({ wake }) => wake !== undefined)
      .map(({ draw }) => (draw({ width: 49, height: 33 }) as ReactElement<{ cargo: number }>).props.cargo);
    expect(cargo).toEqual([RAWS.indexOf('oil'), RAWS.indexOf('grain'), NONE]);
  });

  it('take at most 1.8 s together, a full colour of eight with its bonuses too', () => {
    const eight = table(4)
      .ship(0, 'S3', 'oil')
      .ship(0, 'D1', 'oil')
      .ship(1, 'A1', 'oil')
      .ship(1, 'C2', 'containers')
      .ship(2, 'C3', 'fruit')
      .ship(3, 'A3', 'grain')
      .money(9, 9, 9, 9);
    const flights = shown(captain(eight, 'purple'));
    expect(flights.filter(({ wake }) => wake !== undefined).length).toBeGreaterThanOrEqual(5);
    expect(endOf(compressed(flights, 1, LONGEST_CHAIN))).toBeLessThanOrEqual(LONGEST_CHAIN + 1);
    expect(LONGEST_CHAIN).toBeLessThan(1800);
  });

  it('RT-22 bring a coin from the owner and one from the quay to the captain', () => {
    const coins = shown(captain(table(2).ship(1, 'C3', 'fruit'), 'purple')).filter(
      ({ lasts }) => lasts === 420,
    );
    expect(coins.map(({ from, to }) => [from[0], to[0]])).toEqual([
      [zone.player(1), zone.player(0)],
      [zone.position(POSITIONS.length - 2), zone.player(0)],
    ]);
  });

  it('rock once where something is in the way', () => {
    const flights = shown(captain(table(2).ship(1, 'D1').ship(0, 'D2', 'oil'), 'purple'));
    expect(flights.map(({ manner, from }) => [manner, from[0]])).toEqual([['rock', at('D1')]]);
  });
});

describe('RT-24 unloading', () => {
  const loaded = () =>
    table(2).ship(1, 'botlek', 'oil').factories('botlek', 0).play(0, { type: 'work', role: 'loader' });

  it('lets the factory puff twice before its card leaves covered', () => {
    const flights = shown(loaded());
    const puffs = flights.filter(({ manner }) => manner === 'rise');
    expect(puffs.map(({ from }) => from[0])).toEqual([zone.sites(BOTLEK), zone.sites(BOTLEK)]);
    const card = flights.filter(({ to }) => to.includes(zone.player(0))).at(-1);
    expect(card?.manner).toBe('lift');
  });

  it('RT-60 shows no face of a factory’s card, to its owner neither: it turns in the hand', () => {
    for (const viewer of ['table', 0, 1] as const) {
      const covered = shown(loaded(), viewer).filter(
        ({ from, to, manner }) =>
          manner === 'lift' && from[0] === zone.stack(BOTLEK) && to.includes(zone.player(0)),
      );
      expect(covered).toHaveLength(1);
      // Into the own hand, where that is in sight; to everybody else it goes to its owner.
      expect(covered[0]?.to[0]).toBe(viewer === 0 ? zone.hand : zone.player(0));
      for (const { draw } of covered)
        expect(JSON.stringify(draw({ width: 74, height: 104 }))).not.toMatch(/petrol|plastic/i);
    }
  });
});

describe('ship cards', () => {
  const aimed = (card: 'tug' | 'gale', move: object) =>
    table(2)
      .ship(0, 'A2', 'oil')
      .cards(0, card)
      .play(0, { type: 'work', role: 'captain' })
      .play(0, { type: 'play', card, at: 'A2', ...move });

  it.each([
    ['tug', { to: 'A3' }, 'astern'],
    ['gale', { to: 'A1' }, 'ahead'],
  ] as const)('are stamped on the ship before %s moves it', (card, move, wake) => {
    const flights = shown(aimed(card, move));
    const stamp = flights.find(({ manner }) => manner === 'plant');
    const ship = flights.find((flight) => flight.wake !== undefined);
    expect(stamp).toMatchObject({ from: [at('A2')], lasts: 300 });
    expect(ship).toMatchObject({ from: [at('A2')], wake });
    expect(ship?.start ?? 0).toBeGreaterThanOrEqual((stamp?.start ?? 0) + 300);
  });
});

describe('RT-13 what two ships exchange', () => {
  const exchanged = (card: 'cargo-swap' | 'crossing') =>
    table(2)
      .ship(0, 'A2', 'oil')
      .ship(1, 'C2', 'fruit')
      .cards(0, card)
      .play(0, { type: 'work', role: 'captain' })
      .play(0, { type: 'play', card, at: 'A2' })
      .play(0, { type: 'partner', at: 'C2' });

  it.each([
    ['cargo-swap', 360],
    ['crossing', 420],
  ] as const)('passes each other, one above and one below: %s', (card, lasts) => {
    const flights = shown(exchanged(card));
    expect(flights.map(({ from, to, start }) => [from[0], to[0], start])).toEqual([
      [at('A2'), at('C2'), 0],
      [at('C2'), at('A2'), 0],
    ]);
    expect(flights.map((flight) => flight.lasts)).toEqual([lasts, lasts]);
    const [above, below] = flights.map(({ arc = 0 }) => arc);
    expect(above).toBeGreaterThan(0);
    expect(below).toBe(-(above ?? 0));
  });
});

it('RT-13 a ship that the police hold gets its badge after the card was stamped on it', () => {
  const held = table(2)
    .ship(1, 'A2', 'oil')
    .cards(0, 'harbour-police')
    .play(0, { type: 'work', role: 'captain' })
    .play(0, { type: 'play', card: 'harbour-police', at: 'A2' });
  const planted = shown(held).filter(({ manner }) => manner === 'plant');
  expect(planted.map(({ from, start, lasts }) => [from[0], start, lasts])).toEqual([
    [at('A2'), 0, 300],
    [at('A2'), 300, 160],
  ]);
});

it('RT-26 a filled order is lifted to its player, and the cards go back to their stacks', () => {
  const filled = table(2)
    .orders('petrol-bread')
    .hand(0, 'petrol', 'bread')
    .play(0, { type: 'forward', order: 'petrol-bread' });
  const lifted = shown(filled).filter(({ manner, to }) => manner === 'lift' && to[0] === zone.player(0));
  expect(lifted.map(({ from }) => from[0])).toEqual([zone.order(filled.player(0).orders[0] ?? 0)]);
  const back = shown(filled).filter(({ to }) => to[0]?.startsWith('stack') === true);
  expect(back).toHaveLength(2);
});

it('RT-28 a factory drops onto its site', () => {
  const built = table(2).money(20, 20).play(0, { type: 'build', harbour: 'merwe' });
  expect(shown(built).find(({ manner }) => manner === 'plant')).toMatchObject({
    to: [zone.sites(MERWE)],
    lasts: 260,
  });
});
