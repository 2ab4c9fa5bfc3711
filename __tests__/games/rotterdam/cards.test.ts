import { COPIES, HARBOURS, PRODUCTS, RAWS, TRADES, UNITS } from '@/games/rotterdam/cards/goods';
import { FIXED_ROUNDS, SHIPS_EACH, WORKERS_EACH } from '@/games/rotterdam/cards/limits';
import { ORDER_NAMES, ORDERS } from '@/games/rotterdam/cards/orders';
import { PLACES_OF, ROLES } from '@/games/rotterdam/cards/roles';
import { SHIP_CARD_COUNT, SHIP_CARD_NAMES } from '@/games/rotterdam/cards/ship-cards';
import { CHANNELS, COLOURS, IS_ANCHORAGE, POSITIONS, WATER_COUNT } from '@/games/rotterdam/cards/waterways';

const sum = (list: readonly number[]): number => list.reduce((total, item) => total + item, 0);

describe('the materials of Rotterdam', () => {
  it('RT-1 has 24 raw units, 7 of oil and grain and 5 of fruit and containers', () => {
    expect(UNITS).toEqual([7, 7, 5, 5]);
    expect(sum(UNITS)).toBe(24);
  });

  it.each([
    ['oil', [1, 1, 2, 2, 3, 3, 4]],
    ['grain', [1, 1, 2, 2, 3, 3, 4]],
    ['fruit', [2, 2, 3, 4, 5]],
    ['containers', [2, 2, 3, 4, 5]],
  ])('RT-1 prices %s by how many have left the market', (raw, prices) => {
    expect(TRADES.find((trade) => trade.raw === raw)?.rawPrices).toEqual(prices);
  });

  it.each([
    ['oil', 'botlek', 3, 7, 5, 1],
    ['grain', 'vulkaan', 3, 7, 5, 1],
    ['fruit', 'merwe', 8, 12, 10, 2],
    ['containers', 'eem', 8, 12, 10, 2],
  ])(
    'RT-2 makes products of %s in %s with their band, start price and points',
    (raw, harbour, lowest, highest, startPrice, points) => {
      expect(TRADES.find((trade) => trade.raw === raw)).toMatchObject({
        harbour,
        lowest,
        highest,
        startPrice,
        points,
      });
    },
  );

  it('RT-3 has 60 product cards, 8 of the first and 7 of the second product of each harbour', () => {
    expect(sum(COPIES)).toBe(60);
    expect(COPIES).toEqual([8, 7, 8, 7, 8, 7, 8, 7]);
    expect(TRADES.map((trade) => trade.products.map(([name]) => name)).flat()).toEqual([...PRODUCTS]);
    expect(TRADES.map((trade) => [trade.raw, trade.harbour])).toEqual(
      RAWS.map((raw, at) => [raw, HARBOURS[at]]),
    );
  });

  it('RT-4 has 46 different orders: all 28 pairs and 18 triples', () => {
    expect(ORDERS).toHaveLength(46);
    expect(new Set(ORDER_NAMES).size).toBe(46);
    expect(ORDERS.filter((order) => order.products.length === 2)).toHaveLength(28);
    for (const { products } of ORDERS) expect(products).toEqual([...new Set(products)].sort((a, b) => a - b));
  });

  it.each([
    ['petrol-bread', 3],
    ['petrol-plastic', 3],
    ['cookies-jam', 4],
    ['jam-broth', 6],
    ['petrol-plastic-bread', 5],
    ['plastic-cookies-broth', 6],
    ['bread-jam-clothing', 8],
    ['jam-shoes-clothing', 9],
  ])('RT-4 counts the order %s as %d points', (name, points) => {
    expect(ORDERS[ORDER_NAMES.indexOf(name)]?.points).toBe(points);
  });

  it('RT-4 has triples with no, one, two and three high products', () => {
    const triples = ORDERS.filter((order) => order.products.length === 3).map((order) => order.points);
    expect([5, 6, 8, 9].map((points) => triples.filter((of) => of === points).length)).toEqual([4, 6, 6, 2]);
  });

  it('RT-5 has two factory sites in Botlek and Vulkaan and four in Merwe and Eem', () => {
    expect(TRADES.map((trade) => trade.sitePrices)).toEqual([
      [7, 5],
      [7, 5],
      [10, 8, 6, 4],
      [10, 8, 6, 4],
    ]);
  });

  it('RT-6 gives ships and workers by number of players', () => {
    expect(SHIPS_EACH.slice(2)).toEqual([4, 3, 3]);
    expect(WORKERS_EACH.slice(2)).toEqual([4, 4, 3]);
  });

  it('RT-42 has 10, 8 and 6 fixed rounds', () => {
    expect(FIXED_ROUNDS.slice(2)).toEqual([10, 8, 6]);
  });

  it('RT-12 has places for workers, with two players one less each', () => {
    const places = Object.fromEntries(
      ROLES.map((name, role) => [name, PLACES_OF.slice(2).map((list) => list[role])]),
    );
    expect(places).toEqual({
      shipowner: [2, 3, 3],
      captain: [2, 3, 3],
      sailor: [1, 2, 2],
      loader: [1, 2, 2],
      trader: [1, 2, 2],
      forwarder: [1, 2, 2],
      cashier: [2, 3, 3],
      manufacturer: [1, 2, 2],
    });
  });

  it('RT-12 always leaves a place that needs nothing', () => {
    const needsNothing = ['shipowner', 'captain', 'sailor', 'loader', 'trader', 'cashier'];
    for (const seats of [2, 3, 4]) {
      const free = ROLES.map((name, role) =>
        needsNothing.includes(name) ? (PLACES_OF[seats]?.[role] ?? 0) : 0,
      );
      expect(sum(free)).toBeGreaterThanOrEqual((WORKERS_EACH[seats] ?? 0) * seats);
    }
  });

  it('RT-13 has 20 ship cards', () => {
    expect(sum(SHIP_CARD_COUNT)).toBe(20);
    expect(Object.fromEntries(SHIP_CARD_NAMES.map((name, card) => [name, SHIP_CARD_COUNT[card]]))).toEqual({
      tug: 3,
      gale: 2,
      smugglers: 2,
      'cargo-swap': 3,
      crossing: 2,
      'harbour-police': 2,
      lighter: 1,
      'harbour-festival': 3,
      'city-honours': 2,
    });
  });
});

describe('the waterways', () => {
  const named = CHANNELS.map(
    ({ from, to, colour }) => `${POSITIONS[from]} ${COLOURS[colour]} ${POSITIONS[to]}`,
  );

  it.each([
    ['S1', ['red A1', 'blue B1']],
    ['S2', ['yellow B1', 'green A1']],
    ['S3', ['purple C1', 'yellow D1']],
    ['S4', ['blue D1', 'red C1']],
    ['A1', ['yellow A2', 'purple B2']],
    ['B1', ['green B2', 'green C2', 'red A2']],
    ['C1', ['blue C2', 'blue D2', 'yellow B2']],
    ['D1', ['purple D2', 'red C2']],
    ['A2', ['green A3', 'blue B3']],
    ['B2', ['red B3', 'yellow A3']],
    ['C2', ['purple C3', 'green D3']],
    ['D2', ['yellow D3', 'blue C3']],
    ['A3', ['blue botlek', 'purple vulkaan']],
    ['B3', ['yellow vulkaan', 'green botlek', 'red merwe']],
    ['C3', ['purple merwe', 'blue vulkaan', 'green eem']],
    ['D3', ['red eem', 'yellow merwe']],
  ])('lead from %s as the rules page says', (from, ways) => {
    expect(named.filter((way) => way.startsWith(`${from} `))).toEqual(ways.map((way) => `${from} ${way}`));
  });

  it('have anchorages at B1, A2, D2 and C3', () => {
    expect(POSITIONS.filter((_, at) => IS_ANCHORAGE[at])).toEqual(['B1', 'A2', 'D2', 'C3']);
  });

  it('RT-21 never lead two ships of one colour to the same place, so own ships meet only one behind the other', () => {
    const ends = CHANNELS.map(({ to, colour }) => `${colour} ${to}`);
    expect(new Set(ends).size).toBe(CHANNELS.length);
  });

  it('join two positions by one channel at most, so a move is told by its ends', () => {
    expect(new Set(CHANNELS.map(({ from, to }) => `${from} ${to}`)).size).toBe(CHANNELS.length);
    expect(CHANNELS.every(({ from, to }) => from < to && from < WATER_COUNT)).toBe(true);
  });
});
