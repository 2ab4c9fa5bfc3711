import { changeOf } from '@/ui/boards/kit/motion';
import { figureZone, placeName, playerZone } from '@/ui/boards/kit/motion/places';
import { goesSomewhere, inOrderOfNeed, placed, stillThere } from '@/ui/boards/kit/motion/ways';
import { flight } from './flight';

const card = { x: 100, y: 50, width: 120, height: 168 };
const strip = { x: 400, y: 0, width: 230, height: 52 };
const layer = { x: 10, y: 10, width: 800, height: 600 };

describe('the way of flights', () => {
  it('leads from where a card was to where it is', () => {
    const before = new Map([['card', card]]);
    const now = new Map([['strip', strip]]);
    const [way] = placed([flight({ from: ['card'], to: ['strip'] })], before, now, layer);
    expect(way?.begins).toEqual({ x: 90, y: 40, scale: 1 });
    expect(way?.ends.scale).toBeLessThan(0.5);
  });

  it('leads from where a place lies now, if it stays', () => {
    const before = new Map([['deck', card]]);
    const now = new Map([
      ['deck', { ...card, x: 300 }],
      ['hand', strip],
    ]);
    const begins = (changes: Parameters<typeof flight>[0]) =>
      placed([flight(changes)], before, now, layer)[0]?.begins.x;
    expect(begins({})).toBe(90);
    expect(begins({ fromStanding: true })).toBe(290);
  });

  it('takes the first place that is on screen', () => {
    const now = new Map([['tab', strip]]);
    expect(placed([flight({ from: ['card', 'tab'], to: ['tab'] })], new Map(), now, layer)).toHaveLength(1);
  });

  it('does not begin out of sight', () => {
    expect(placed([flight()], new Map(), new Map(), layer)).toEqual([]);
  });

  it('is nowhere from a place to itself, unless the piece shows itself there or goes round', () => {
    const now = new Map([
      ['tab', strip],
      ['card', card],
    ]);
    const somewhere = (changes: Parameters<typeof flight>[0]) =>
      placed([flight({ from: ['tab'], to: ['tab'], ...changes })], new Map(), now, layer).filter(
        goesSomewhere,
      );
    expect(somewhere({})).toEqual([]);
    for (const manner of ['plant', 'sink', 'surface', 'ring'] as const) {
      expect(somewhere({ manner })).toHaveLength(1);
    }
    expect(somewhere({ manner: 'rise' })).toHaveLength(1);
    expect(somewhere({ via: [{ zones: ['card'] }] })).toHaveLength(1);
  });
});

describe('a piece', () => {
  const pier = { x: 60, y: 310, width: 100, height: 100 };
  const berth = { x: 510, y: 35, width: 25, height: 50 };
  const water = new Map([
    ['pier', pier],
    ['berth', berth],
  ]);
  const ship = { width: 50, height: 32 };

  it('has a size of its own, and becomes smaller only where its place is', () => {
    const sails = flight({ from: ['pier'], to: ['berth'], size: ship });
    const [way] = placed([sails], new Map(), water, layer);
    expect(way?.drawn).toEqual(ship);
    expect(way?.begins).toEqual({ x: 75, y: 334, scale: 1 });
    expect(way?.ends.scale).toBe(0.5);
  });

  it('is as large as its place, where it asks for that', () => {
    const flag = { x: 130, y: 90, width: 52, height: 64 };
    const planted = flight({ manner: 'plant', size: 'place', from: ['flag'], to: [] });
    const [way] = placed([planted], new Map([['flag', flag]]), new Map(), layer);
    expect(way?.drawn).toEqual({ width: 52, height: 64 });
    expect(way?.begins).toEqual(way?.ends);
    expect(way?.ends).toEqual({ x: 120, y: 80, scale: 1 });
  });

  it('follows a channel past its way-points, the longer stretch for the longer time', () => {
    const map = { x: 10, y: 10, width: 400, height: 400 };
    const known = new Map([
      ['map', map],
      ['a', { x: 10, y: 410, width: 0.5, height: 0 }],
      ['b', { x: 409.5, y: 10, width: 0.5, height: 0 }],
    ]);
    const dot = { width: 0, height: 0 };
    const via = [
      { zones: ['map'], at: { x: 0, y: 0.75 } },
      { zones: ['gone'] },
      { zones: ['map'], at: { x: 1, y: 0.75 } },
    ];
    const [way] = placed([flight({ from: ['a'], to: ['b'], via, size: dot })], new Map(), known, layer);
    expect(way?.way.x.map(Math.round)).toEqual([0, 0, 400, 400]);
    expect(way?.way.y.map(Math.round)).toEqual([400, 300, 300, 0]);
    expect(way?.way.shares.map((share) => Math.round(share * 100))).toEqual([0, 13, 63, 100]);
  });

  it('that leaves across the edge goes there level, whatever its goal', () => {
    const [way] = placed(
      [flight({ manner: 'sail', from: ['pier'], to: ['berth'], size: ship })],
      new Map(),
      water,
      layer,
    );
    expect(way?.way).toEqual({ shares: [0, 1], x: [75, 800], y: [334, 334] });
  });

  it('that leaves across the edge is seen whole before, where its place is too small for it', () => {
    const corner = new Map([['pier', { x: 790, y: 310, width: 20, height: 20 }]]);
    const sails = flight({ manner: 'sail', from: ['pier'], to: ['pier'], size: ship });
    const [way] = placed([sails], new Map(), corner, layer);
    expect(way?.begins.x).toBe(layer.width - ship.width);
  });
});

describe('places by name', () => {
  it('alike pieces share a number, but no two places a name', () => {
    const places = [
      { zone: 'hand' },
      { zone: 'hand', seat: 1 },
      { zone: 'hand', at: 1 },
      { zone: 'hand', seat: 1, at: 2 },
      { zone: 'hand', seat: 12 },
      { zone: 'stack', at: 'Botlek' },
    ];
    expect(new Set(places.map(placeName)).size).toBe(places.length);
  });

  it('two alike pieces fly from and to places of their own', () => {
    const at = (position: number) => placeName({ zone: 'position', at: position });
    const now = new Map([1, 2, 3, 4].map((position) => [at(position), { ...strip, x: position * 300 }]));
    const flights = [
      flight({ key: 'a', from: [at(1)], to: [at(3)] }),
      flight({ key: 'b', from: [at(2)], to: [at(4)] }),
    ];
    const ways = placed(flights, new Map(), now, layer);
    expect(ways.map(({ begins, ends }) => ends.x - begins.x)).toEqual([600, 600]);
    expect(new Set(ways.map(({ begins }) => begins.x)).size).toBe(2);
  });
});

describe('a card that lay as a slip', () => {
  it.each([
    [146, 1],
    [90, 0.75],
  ])('%i wide unfolds from its own width and never from a miniature', (width, scale) => {
    const known = new Map([
      ['slip', { x: 300, y: 50, width, height: 66 }],
      ['card', card],
    ]);
    const unfolding = flight({ from: ['slip'], to: ['card'], unfolds: true });
    const [way] = placed([unfolding], known, known, layer);
    expect(way?.begins.scale).toBe(scale);
    expect(way?.ends.scale).toBe(1);
    // Waiting it is what the slip was: as high, in the same place.
    const { height = 0 } = way?.drawn ?? {};
    expect(way?.seen).toEqual({ first: 66 / scale, last: height });
    const top = (way?.begins.y ?? 0) + layer.y + (height * (1 - scale)) / 2;
    expect(top).toBeCloseTo(50);
  });
});

describe('a card that is taken into a hand', () => {
  const hand = { x: 50, y: 400, width: 400, height: 168 };

  it.each([
    ['where its place is in sight', 200, 200],
    ['at the edge where its place lies beyond it', 600, 330],
    ['at the other edge where its place lies before it', -90, 50],
  ])('lands %s', (_case, x, lands) => {
    const now = new Map([
      ['deck', card],
      ['card', { ...card, x, y: 400 }],
      ['hand', hand],
    ]);
    const [way] = placed([flight({ to: ['card'], within: ['hand'] })], new Map(), now, layer);
    expect((way?.ends.x ?? 0) + layer.x).toBe(lands);
    expect(way?.seen).toBeUndefined();
  });

  it('is seen no further than the hand shows its cards', () => {
    const now = new Map([
      ['deck', card],
      ['card', { ...card, y: 400 }],
      ['hand', { ...hand, height: 98 }],
    ]);
    const [way] = placed([flight({ to: ['card'], within: ['hand'] })], new Map(), now, layer);
    expect(way?.seen).toEqual({ first: card.height, last: 98 });
  });
});

it('a card lands at its height in a hand that shows its cards in part', () => {
  const now = new Map([
    ['deck', card],
    ['card', { ...card, y: 406 }],
    ['hand', { x: 50, y: 400, width: 400, height: 98 }],
  ]);
  const [way] = placed([flight({ to: ['card'], within: ['hand'] })], new Map(), now, layer);
  expect((way?.ends.y ?? 0) + layer.y).toBe(406);
  expect(way?.seen?.last).toBe(92);
});

it('a card that comes to lie as a slip is as wide and as high as that', () => {
  const slip = { x: 300, y: 50, width: 90, height: 66 };
  const known = new Map([
    ['card', card],
    ['slip', slip],
  ]);
  const [way] = placed([flight({ from: ['card'], to: ['slip'], folds: true })], known, known, layer);
  expect(way?.ends.scale).toBe(0.75);
  expect(way?.seen).toEqual({ first: card.height, last: 66 / 0.75 });
  const top = (way?.ends.y ?? 0) + layer.y + (card.height * 0.25) / 2;
  expect(top).toBeCloseTo(slip.y);
});

it('what should land out of sight is taken in by what stands for it', () => {
  const lands = (now: readonly (readonly [string, typeof card])[]) =>
    placed(
      [flight({ to: ['ship', 'strip'], lands: 'ship' })],
      new Map([['deck', card]]),
      new Map(now),
      layer,
    )[0]?.lands;
  expect(lands([['ship', card]])).toBe('ship');
  expect(lands([['strip', strip]])).toBeUndefined();
});

describe('a token that rolls along the players', () => {
  const token = { width: 26, height: 26 };
  const cell = { x: 300, y: 8, width: 200, height: 52 };
  const words = { top: 18, bottom: 56 };

  it.each([
    ['above the names, where it stands beside them', 13, 13],
    ['below the cells, where it hangs from them', 49, 62],
  ])('passes %s', (_case, y, upTo) => {
    const at = (x: number) => ({ x, y, ...token });
    const rolls = flight({
      manner: 'roll',
      from: ['token'],
      to: ['token'],
      along: ['cell'],
      size: token,
      lands: 'token',
    });
    const before = new Map([['token', at(260)]]);
    const now = new Map([
      ['token', at(470)],
      ['cell', cell],
    ]);
    const [way] = placed([rolls], before, now, layer);
    const [, second = 0, third = 0] = way?.way.y.map((top) => top + layer.y) ?? [];
    expect(second).toBe(third);
    if (upTo > words.bottom) expect(second).toBeGreaterThan(words.bottom);
    else expect(second + token.height).toBeLessThan(words.top);
    expect(way?.way.x.map((left) => left + layer.x)).toEqual([260, 260, 470, 470]);
  });
});

describe('what a move takes away', () => {
  const seen = new Map([
    ['the layer', layer],
    ['sea', card],
    ['tab', strip],
    ['token', strip],
  ]);
  const there = (changes: Parameters<typeof flight>[0]) =>
    stillThere([flight(changes)], seen, 'the layer').length;

  it('stands until it flies, also where its place stays', () => {
    expect(there({ from: ['sea'], to: ['land'] })).toBe(1);
    expect(there({ from: ['sea'], to: ['land'], fromStanding: true, lands: 'land' })).toBe(1);
    expect(there({ from: ['token'], to: ['token'], lands: 'token' })).toBe(1);
  });

  it('is not missing where it is taken from what stays, or was out of sight', () => {
    expect(there({ from: ['sea'], to: ['land'], fromStanding: true })).toBe(0);
    expect(there({ from: ['card', 'tab'], to: ['card', 'tab'], lands: 'card' })).toBe(0);
  });

  it('is drawn before what comes in sight later, a token that goes on first of all', () => {
    const order = inOrderOfNeed([
      flight({ key: 'dealt', manner: 'turn' }),
      flight({ key: 'later', start: 200 }),
      flight({ key: 'first' }),
      flight({ key: 'token', start: 400, size: strip, lands: 'token' }),
    ]);
    expect(order.map(({ key }) => key)).toEqual(['token', 'first', 'later', 'dealt']);
  });
});

describe('what is paid or gained', () => {
  const cell = { x: 100, y: 40, width: 86, height: 54 };
  const name = { x: 106, y: 45, width: 70, height: 22 };
  const change = changeOf({ key: 'money', at: 0, by: -15, format: (money) => `$${money}`, start: 0 });

  it.each([
    ['beside its figure', 24],
    ['over the end of its figure, where there is no more room', 66],
  ])('stays within the player’s cell, %s, and covers no name', (_case, width) => {
    const figure = { x: 106, y: 70, width, height: 20 };
    const known = new Map([
      [playerZone(0), cell],
      [figureZone(0), figure],
    ]);
    const [way] = placed([change], known, known, layer);
    if (way === undefined) throw new Error('nothing is shown');
    const [left, right] = [Math.min(...way.way.x) + layer.x, Math.max(...way.way.x) + layer.x];
    expect(left).toBe(Math.min(figure.x + width + 4, cell.x + cell.width - way.drawn.width));
    expect(right + way.drawn.width).toBeLessThanOrEqual(cell.x + cell.width);
    expect(Math.min(...way.way.y) + layer.y).toBeGreaterThanOrEqual(name.y + name.height);
    expect(goesSomewhere(way)).toBe(true);
  });

  it('rises from where it comes, where that is nobody’s figure', () => {
    const known = new Map([['token', strip]]);
    const elsewhere = changeOf({ key: 'money', at: ['token'], by: 4, format: String, start: 0 });
    const [way] = placed([elsewhere], known, known, layer);
    expect(way?.way.x[0]).toBe(way?.ends.x ?? 0);
    expect(way?.way.y[1]).toBeLessThan(way?.way.y[0] ?? 0);
  });
});
