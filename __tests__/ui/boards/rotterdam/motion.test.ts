import type { ReactElement } from 'react';
import { redact } from '@/engine/events';
import type { Viewer } from '@/engine/game';
import { rotterdam } from '@/games/rotterdam';
import { RAWS } from '@/games/rotterdam/cards/goods';
import { COLOURS, POSITIONS, type PositionName } from '@/games/rotterdam/cards/waterways';
import { SHIP_CARD_NAMES } from '@/games/rotterdam/cards/ship-cards';
import { NONE } from '@/games/rotterdam/state';
import type { Flight } from '@/ui/boards/kit/motion';
import { standsAtFirst } from '@/ui/boards/kit/motion/manners';
import { compressed, endOf } from '@/ui/boards/kit/motion/timing';
import { flightsOf, LONGEST_CHAIN } from '@/ui/boards/rotterdam/motion/flights';
import { zone } from '@/ui/boards/rotterdam/motion/zones';
import { HOUSES } from '@/ui/theme';
import { FULL_FLEET, FULLEST } from '../../../../src/scripts/bench-web/fleet';
import type { NamedMove } from '../../../games/rotterdam/named';
import { fresh, table, type Scene } from '../../../games/rotterdam/scenario';

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

  it('have something plain that stands for each until all are drawn', () => {
    const ships = shown(fleet()).filter(({ wake }) => wake !== undefined);
    expect(ships.filter(({ standIn }) => standIn === undefined)).toEqual([]);
  });

  it('land on their fields, and in a harbour shrink into its berths past the quay', () => {
    const [first, , , last] = shown(fleet());
    expect(first?.lands).toBe(at('B2'));
    expect(last?.to.slice(0, 2)).toEqual([zone.moored(1, 0), zone.berth(1)]);
    expect(last?.lands).toBe(zone.moored(1, 0));
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
    // At each position where the colour begins, so that whoever is in the way sails first.
    const eight = table(4)
      .ship(0, 'D3', 'fruit')
      .ship(0, 'B2', 'oil')
      .ship(1, 'D2', 'containers')
      .ship(1, 'C1', 'oil')
      .ship(2, 'A1', 'oil')
      .ship(2, 'B3', 'grain')
      .ship(3, 'S2', 'fruit')
      .ship(3, 'S3')
      .money(9, 9, 9, 9);
    const flights = shown(captain(eight, COLOURS[FULLEST] ?? ''));
    expect(flights.filter(({ wake }) => wake !== undefined)).toHaveLength(FULL_FLEET);
    expect(flights.filter(({ lasts }) => lasts === 420).length).toBeGreaterThan(1);
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

  it('lifts the crate while the ship leaves, deals the product and turns the next one up, within 900 ms', () => {
    const plain = table(2)
      .ship(1, 'botlek', 'oil')
      .stack('botlek', 'petrol', 'plastic')
      .play(0, { type: 'work', role: 'loader' });
    const [worker, ...flights] = shown(plain, 1);
    const begins = worker?.lasts ?? 0;
    expect(
      flights.map(({ manner, from, to, start, lasts }) => [manner, from[0], to[0], start - begins, lasts]),
    ).toEqual([
      ['lift', zone.berth(BOTLEK), zone.player(1), 0, 260],
      ['lift', zone.berth(BOTLEK), zone.raw(BOTLEK), 0, 260],
      ['lift', zone.stack(BOTLEK), zone.hand, 260, 320],
      ['turn', zone.stack(BOTLEK), zone.stack(BOTLEK), 580, 240],
    ]);
    expect(endOf(flights) - begins).toBeLessThanOrEqual(900);
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

it('RT-26 the cards leave the hand where it is in sight, and the order lies there until it is lifted', () => {
  const filled = table(2)
    .hand(0, 'petrol', 'bread')
    .orders('petrol-bread')
    .play(0, { type: 'forward', order: 'petrol-bread' });
  for (const [viewer, from] of [
    [0, zone.hand],
    [1, zone.player(0)],
  ] as const) {
    const back = shown(filled, viewer).filter(({ to }) => to[0]?.startsWith('stack') === true);
    expect(back.map((flight) => flight.from[0])).toEqual([from, from]);
  }
  const order = shown(filled, 0).find(({ to }) => to[0] === zone.player(0));
  expect(order).toMatchObject({ size: 'origin', manner: 'lift' });
  expect(order?.start).toBeGreaterThan(0);
  expect(order !== undefined && standsAtFirst(order)).toBe(true);
});

it('RT-26 the next order turns over where it lies, once the filled one has left', () => {
  const filled = table(2)
    .orders('petrol-bread')
    .hand(0, 'petrol', 'bread')
    .play(0, { type: 'forward', order: 'petrol-bread' });
  const turned = shown(filled).filter(({ manner }) => manner === 'turn');
  const [fresh] = filled.state.orders;
  expect(turned).toEqual([
    expect.objectContaining({ from: [zone.order(fresh ?? -1)], to: [], lands: zone.order(fresh ?? -1) }),
  ]);
  expect(turned[0]?.back).toBeDefined();
  const left = shown(filled).find(({ to }) => to[0] === zone.player(0));
  expect(turned[0]?.start).toBeGreaterThanOrEqual(left?.start ?? Infinity);
});

it('RT-28 a factory drops onto its site', () => {
  const built = table(2).money(20, 20).play(0, { type: 'build', harbour: 'merwe' });
  expect(shown(built).find(({ manner }) => manner === 'plant')).toMatchObject({
    to: [zone.sites(MERWE)],
    lasts: 260,
  });
});

const picture = ({ draw }: Flight) => JSON.stringify(draw({ width: 74, height: 104 }));

describe('one piece goes from where it lay to where it belongs', () => {
  const bidden = () =>
    fresh(2, { bidding: true })
      .play(0, { type: 'launch', at: 'S1', raw: 'oil' })
      .play(1, { type: 'launch', at: 'S2', raw: 'oil' })
      .play(1, { type: 'bid', amount: 1 })
      .play(0, { type: 'pass' });
  const shipowner = () => table(2).money(9, 9).stock(0, 'grain').play(0, { type: 'work', role: 'shipowner' });
  const trader = () =>
    table(2)
      .money(20, 20)
      .hand(0, 'jam')
      .stack('botlek', 'petrol', 'plastic')
      .play(0, { type: 'work', role: 'trader' });

  it.each<[string, Scene, Partial<Flight>]>([
    [
      'RT-11 a worker, to its place at the role',
      table(2).play(0, { type: 'work', role: 'trader' }),
      { manner: 'walk', from: [zone.player(0)], to: [expect.stringMatching(/^workplace/u)], lasts: 320 },
    ],
    [
      'RT-43 the tower, to whoever bids most',
      bidden(),
      { manner: 'lay', from: [zone.player(0)], to: [zone.player(1)], lasts: 420 },
    ],
    [
      'RT-20 a unit that is bought, from its track to the stock',
      shipowner().play(0, { type: 'buyRaw', raw: 'oil' }),
      { manner: 'lift', from: [zone.raw(0)], to: [zone.player(0)], lasts: 260 },
    ],
    [
      'RT-20 a unit that is sold, the other way',
      shipowner().play(0, { type: 'sellRaw', raw: 'grain' }),
      { manner: 'lift', from: [zone.player(0)], to: [zone.raw(1)], lasts: 260 },
    ],
    [
      'RT-25 a product that is bought, into the hand',
      trader().play(0, { type: 'buy', product: 'petrol' }),
      { manner: 'lift', from: [zone.stack(BOTLEK)], to: [zone.hand, zone.player(0)], lasts: 320 },
    ],
    [
      'RT-25 a product that is sold, under its stack',
      trader().play(0, { type: 'sell', product: 'jam' }),
      { manner: 'lift', from: [zone.hand, zone.player(0)], to: [zone.stack(MERWE)], lasts: 320 },
    ],
  ])('%s', (_, scene, flight) => {
    expect(shown(scene, scene.state.turn)).toEqual([expect.objectContaining(flight)]);
  });
});

describe('RT-23 a ship card that the sailor takes', () => {
  const [GALE, TUG] = [SHIP_CARD_NAMES.indexOf('gale'), SHIP_CARD_NAMES.indexOf('tug')];
  const taking = (move: NamedMove) =>
    table(2)
      .row('gale', 'lighter', 'city-honours')
      .deck('tug', 'crossing')
      .play(0, { type: 'work', role: 'sailor' })
      .play(0, move);

  it('goes from its place in the row to the hand, and the next turns up there', () => {
    const [taken, next] = shown(taking({ type: 'takeCard', card: 'gale' }), 0);
    expect(taken).toMatchObject({
      manner: 'lift',
      from: [zone.shipCard(GALE), zone.deck],
      to: [zone.hand, zone.player(0)],
    });
    expect(next).toMatchObject({ manner: 'turn', from: [zone.deck], to: [zone.shipCard(TUG), zone.deck] });
    expect(next?.start).toBe(taken?.lasts);
    expect(next?.back).toBeDefined();
  });

  it.each(['table', 0, 1] as const)('RT-60 is covered on its way from the deck, as %s sees it', (viewer) => {
    const flights = shown(taking({ type: 'drawCard' }), viewer);
    expect(flights).toHaveLength(1);
    const [drawn] = flights;
    expect(drawn).toMatchObject({ manner: 'lift', from: [zone.deck] });
    expect(drawn?.to).toEqual(viewer === 0 ? [zone.hand, zone.player(0)] : [zone.player(0)]);
    expect(flights.map(picture).join()).not.toMatch(/"tug"|Tug/u);
    expect(flights.map(picture)).toEqual(shown(taking({ type: 'drawCard' })).map(picture));
  });
});
