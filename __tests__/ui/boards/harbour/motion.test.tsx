import { redact } from '@/engine/events';
import type { Viewer } from '@/engine/game';
import { harbour } from '@/games/harbour';
import { buildingNamed } from '@/games/harbour/cards/buildings';
import { FISH, LIVESTOCK, STONE, WOOD } from '@/games/harbour/cards/goods';
import { moved, zones } from '@/games/harbour/events';
import { startOf } from '@/games/harbour/state';
import { compressed, endOf } from '@/ui/boards/kit/motion/timing';
import { Zones } from '@/ui/boards/kit/motion/zones';
import { moneyIn } from '@/ui/boards/harbour/model/money';
import { flightsOf, LONGEST_CHAIN } from '@/ui/boards/harbour/motion/flights';
import { zone } from '@/ui/boards/harbour/motion/zones';
import { HOUSES } from '@/ui/theme';
import { scenario, type Position, type Scenario } from '../../../games/harbour/scenario';
import { showOn, TABLET } from '../../windowSize';
import { seatAt } from './seated';

function flightsSeenBy(viewer: Viewer, { state, events }: Scenario) {
  return flightsOf({
    happened: { number: 1, seat: 0, events: redact(events, viewer) },
    view: harbour.view(state, viewer),
    language: 'en',
    house: (seat) => HOUSES[seat] ?? 'ball',
    money: moneyIn('en'),
  });
}

const shown = (position: Position, ...moves: readonly string[]) =>
  flightsSeenBy(0, scenario(position).play(...moves));

const place = (name: Parameters<typeof buildingNamed>[0]) => zone.place(buildingNamed(name));

describe('HB-10 the pawn', () => {
  const display = { display: ['masons-hall', 'pub', 'ranch', 'trawler'] } as const;

  it('walks from beside its player into the building and lands there', () => {
    const [walk] = shown({ players: 2, ...display }, 'go masons-hall');
    expect(walk).toMatchObject({ manner: 'walk', start: 0, lasts: 420, lands: zone.pawn(0) });
    expect(walk?.from).toContain(zone.player(0));
    expect(walk?.to).toEqual([zone.pawn(0), place('masons-hall'), zone.display]);
  });

  it('walks from building to building; where nothing travels, the new one is pointed out', () => {
    const [walk] = shown({ players: 2, pawns: ['pub'], ...display }, 'go start 1');
    expect(walk?.from).toContain(place('pub'));
    expect(walk?.marks).toBe(zone.place(startOf(1)));
  });
});

describe('goods', () => {
  const hall = (goods: Position['goods'] = []) =>
    shown({ players: 2, goods, display: ['masons-hall', 'pub', 'ranch', 'trawler'] }, 'go masons-hall');
  const units = (flights: ReturnType<typeof hall>) => flights.filter(({ manner }) => manner !== 'walk');

  it('leave the building one after the other, once the pawn is there', () => {
    expect(units(hall()).map(({ start }) => start)).toEqual([420, 490, 560]);
    expect(units(hall()).map(({ to }) => to[0])).toEqual([
      zone.good(0, STONE),
      zone.good(0, STONE),
      zone.good(0, WOOD),
    ]);
    for (const { from } of units(hall())) expect(from[0]).toBe(place('masons-hall'));
  });

  it('HB-12 that find no room tip over and point nothing out', () => {
    const tipped = hall([{ stone: 5 }]).filter(({ manner }) => manner === 'tip');
    expect(tipped).toHaveLength(1);
    expect(tipped[0]).toMatchObject({ to: [zone.good(0, STONE), zone.player(0)] });
    expect(tipped[0]?.marks).toBeUndefined();
  });

  it('HB-11 of a fee go from the visitor to the owner', () => {
    const [, fee] = shown({ players: 2, goods: [{ fish: 1 }], owned: [[], ['pub']] }, 'go pub', 'pay fish');
    expect(fee).toMatchObject({
      from: [zone.good(0, FISH), zone.player(0)],
      to: [zone.good(1, FISH), zone.player(1)],
    });
  });

  it('HB-11 of a fee that the owner has no room for tip over there', () => {
    const [, fee] = shown(
      { players: 2, goods: [{ fish: 1 }, { fish: 6 }], owned: [[], ['pub']] },
      'go pub',
      'pay fish',
    );
    expect(fee).toMatchObject({ manner: 'tip', to: [zone.good(1, FISH), zone.player(1)] });
  });

  it('that turn into others turn over on their way', () => {
    const flights = shown(
      { players: 2, goods: [{ fish: 2 }], display: ['traders-guild', 'pub', 'ranch', 'trawler'] },
      'go traders-guild',
      'turn fish wood',
      'turn fish stone',
    );
    const turned = flights.filter(({ manner }) => manner === 'turn');
    expect(turned.map(({ from, to }) => [from[0], to[0]])).toEqual([
      [zone.good(0, FISH), zone.good(0, WOOD)],
      [zone.good(0, FISH), zone.good(0, STONE)],
    ]);
    expect(turned.every(({ back }) => back !== undefined)).toBe(true);
  });

  it('that turn into others of which there is no room tip over', () => {
    const flights = shown(
      { players: 2, goods: [{ fish: 1, wood: 6 }], display: ['traders-guild', 'pub', 'ranch', 'trawler'] },
      'go traders-guild',
      'turn fish wood',
    );
    expect(flights.at(-1)).toMatchObject({ manner: 'tip', to: [zone.good(0, WOOD), zone.player(0)] });
  });

  it('that somebody has to give leave the giver', () => {
    const flights = shown(
      {
        players: 3,
        goods: [{}, { wood: 1 }, { stone: 6 }],
        display: ['tax-office', 'pub', 'ranch', 'trawler', 'depot'],
      },
      'go tax-office',
      'give wood',
    );
    expect(flights.at(-1)).toMatchObject({
      from: [zone.good(1, WOOD), zone.player(1)],
      to: [zone.good(0, WOOD), zone.player(0)],
    });
  });
});

const PURCHASE: Position = {
  players: 2,
  goods: [{ stone: 5, fish: 2 }],
  market: ['fish', 'wood', 'stone', 'livestock'],
  display: ['masons-hall', 'pub', 'ranch', 'trawler', 'depot'],
  deck: ['cannery'],
};
const bought = () => shown(PURCHASE, 'go start 0', 'ship stone', 'ship fish', 'buy masons-hall');

describe('HB-20 a purchase', () => {
  it('HB-21 lets all units slide to the space from which they are shipped', () => {
    const shipped = bought().filter(({ manner, to }) => manner === 'lift' && to[0]?.startsWith('token '));
    // Stone lay on space 4, where wood is now; fish stays on space 2.
    expect(shipped.filter(({ to }) => to[0] === zone.token(WOOD))).toHaveLength(5);
    expect(shipped.filter(({ to }) => to[0] === zone.token(FISH))).toHaveLength(2);
  });

  it('HB-23 lets shipped tokens sink and come up on the left while the others slide right', () => {
    const ofTokens = (good: number) =>
      bought().flatMap(({ lands, manner }) => (lands === zone.token(good) ? [manner] : []));
    expect(ofTokens(STONE)).toEqual(['sink', 'surface']);
    expect(ofTokens(WOOD)).toEqual(['lay']);
    expect([ofTokens(FISH), ofTokens(LIVESTOCK)]).toEqual([[], []]);
  });

  it('HB-24 lets the building glide to its owner and another turn over from the deck, in this order', () => {
    const cards = bought().filter(({ lands }) => lands?.startsWith('place '));
    expect(cards.map(({ lands, manner }) => [lands, manner])).toEqual([
      [place('masons-hall'), 'lay'],
      [place('cannery'), 'turn'],
    ]);
    const [glides, turns] = cards;
    expect(glides?.to).toEqual([place('masons-hall'), zone.player(0)]);
    expect(turns?.from).toEqual([zone.deck, zone.display]);
    expect((turns?.start ?? 0) >= (glides?.start ?? 0) + (glides?.lasts ?? 0)).toBe(true);
  });

  it('is shown with all that one button did within the budget of a chain', () => {
    expect(endOf(compressed(bought(), 1, LONGEST_CHAIN))).toBeLessThanOrEqual(LONGEST_CHAIN + 1);
  });
});

it('HB-30 the fourth building rings the houses beside the name', () => {
  const fourth = shown(
    { ...PURCHASE, owned: [['cannery', 'stockyard', 'golem-works']], deck: ['abbey'] },
    'go start 0',
    'ship stone',
    'ship fish',
    'buy masons-hall',
  );
  expect(fourth.filter(({ manner }) => manner === 'ring').map(({ from }) => from)).toEqual([
    [zone.pips(0), zone.player(0)],
  ]);
});

describe('market tokens that pass each other', () => {
  const arcs = (position: Position, ...moves: readonly string[]) =>
    Object.fromEntries(
      shown(position, ...moves).flatMap(({ lands, arc }) =>
        lands?.startsWith('token ') === true ? [[lands, Math.sign(arc ?? 0)]] : [],
      ),
    );
  const market = { players: 2, market: ['fish', 'wood', 'stone', 'livestock'] } as const;

  it.each([
    [
      'when two are exchanged',
      { ...market, display: ['lighthouse', 'pub', 'ranch', 'trawler', 'depot'] } as const,
      ['go lighthouse', 'swap fish stone', 'gain fish'],
      { 'token fish': 1, 'token stone': -1 },
    ],
    [
      'when one goes to the highest space',
      { ...market, display: ['canal-lock', 'pub', 'ranch', 'trawler', 'depot'] } as const,
      ['go canal-lock', 'raise wood'],
      { 'token wood': 1, 'token stone': -1, 'token livestock': -1 },
    ],
    [
      'when the market is reversed',
      { ...market, display: ['auction-house', 'pub', 'ranch', 'trawler', 'depot'] } as const,
      ['go auction-house'],
      { 'token fish': 1, 'token wood': 1, 'token stone': -1, 'token livestock': -1 },
    ],
  ])('go above to the right and below to the left, %s', (_when, position, moves, expected) => {
    expect(arcs(position, ...moves)).toEqual(expected);
  });
});

describe('HB-60 the two buildings that the Noble looks at', () => {
  const looking = () => {
    const table = scenario({ players: 2, boards: ['noble', 'pilot'] });
    for (const name of ['abbey', 'bank'] as const) {
      table.events.push(moved(buildingNamed(name), zones.deck, zones.look(0), 'none', [0]));
    }
    return table;
  };

  it('turn over for the Noble', () => {
    expect(flightsSeenBy(0, looking()).map(({ manner }) => manner)).toEqual(['turn', 'turn']);
  });

  it.each([1, 'table'] as const)('go by face down, seen by %s', (viewer) => {
    const seen = flightsSeenBy(viewer, looking());
    expect(seen.map(({ lands, manner, to }) => ({ lands, manner, to }))).toEqual(
      Array.from({ length: 2 }, () => ({ lands: undefined, manner: 'lift', to: [zone.player(0)] })),
    );
  });
});

it('on a tablet every player has a place for what comes and goes, also who chooses in its stead', () => {
  const attach = jest.spyOn(Zones.prototype, 'attach');
  showOn(TABLET);
  seatAt(scenario({ players: 3, display: ['abbey'] }).play('go abbey'));
  const named = new Set(attach.mock.calls.map(([name]) => name));
  for (const seat of [0, 1, 2]) expect(named).toContain(zone.player(seat));
});
