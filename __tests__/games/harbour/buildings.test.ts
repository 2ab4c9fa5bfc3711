import { BUILDINGS, type BuildingId } from '@/games/harbour/cards/buildings';
import { scenario, type Position } from './scenario';

/** As the rules page prints them: price, points, symbols. */
const PRINTED = `
sushi-shop | 8 | 7 | anchor hat
carpenters-yard | 8 | 7 | anchor warehouse
butchers-hall | 8 | 7 | anchor coin
stonecutter | 8 | 7 | warehouse hat
golem-works | 9 | 9 | anchor
shipbreakers | 9 | 9 | warehouse
cannery | 9 | 9 | coin
stockyard | 9 | 9 | hat
ranch | 7 | 6 | anchor warehouse
trawler | 7 | 6 | anchor coin
quarry | 7 | 6 | anchor hat
timber-yard | 7 | 6 | anchor warehouse
cold-store | 6 | 5 | warehouse warehouse
depot | 6 | 5 | warehouse anchor
bait-shop | 6 | 6 | hat
cattle-pens | 6 | 6 | coin
masons-hall | 6 | 6 | anchor
lumber-camp | 6 | 6 | warehouse
pub | 7 | 7 | hat
traders-guild | 9 | 8 | coin hat
salvage-yard | 10 | 10 | warehouse
clock-tower | 11 | 11 | coin
tax-office | 10 | 10 | hat
lighthouse | 9 | 9 | anchor
canal-lock | 8 | 8 | anchor
auction-house | 10 | 10 | coin
library | 12 | 12 | hat
bank | 12 | 11 | coin coin
merchants-guild | 10 | 10 | coin
architectural-society | 10 | 10 | warehouse
harbour-crane | 10 | 10 | anchor
shipwrights-guild | 11 | 11 | anchor
privateer-ship | – | 0 | anchor
abbey | 11 | 12 | hat
travelling-show | – | 0 | coin
pawnshop | 8 | 8 | coin`;

describe('the 36 buildings', () => {
  it('have the printed prices, points and symbols', () => {
    const rows = BUILDINGS.map((row) => {
      const price = 'price' in row ? row.price : '–';
      return [row.id, price, row.points, row.symbols.join(' ')].join(' | ');
    });
    expect(rows).toEqual(PRINTED.trim().split('\n'));
  });
});

type Case = [id: BuildingId, what: string, position: Position, moves: string[], after: object];

/** Seat 0 enters the building from the display and answers; then it holds these goods. */
const CASES: Case[] = [
  [
    'sushi-shop',
    'turns 1 fish into the three others',
    { goods: [{ fish: 2 }] },
    [],
    { fish: 1, livestock: 1, stone: 1, wood: 1 },
  ],
  [
    'carpenters-yard',
    'turns 1 wood into the three others',
    { goods: [{ wood: 1 }] },
    [],
    { fish: 1, livestock: 1, stone: 1 },
  ],
  [
    'butchers-hall',
    'turns 1 livestock into the three others',
    { goods: [{ livestock: 1 }] },
    [],
    { fish: 1, stone: 1, wood: 1 },
  ],
  [
    'stonecutter',
    'turns 1 stone into the three others',
    { goods: [{ stone: 1 }] },
    [],
    { fish: 1, livestock: 1, wood: 1 },
  ],
  ['stonecutter', 'without stone does nothing', { goods: [{ wood: 1 }] }, [], { wood: 1 }],
  [
    'golem-works',
    'turns 3 livestock into 5 stone',
    { goods: [{ livestock: 4 }] },
    [],
    { livestock: 1, stone: 5 },
  ],
  ['golem-works', 'with 2 livestock does nothing', { goods: [{ livestock: 2 }] }, [], { livestock: 2 }],
  ['shipbreakers', 'turns 3 stone into 5 wood', { goods: [{ stone: 3 }] }, [], { wood: 5 }],
  ['cannery', 'turns 3 wood into 5 fish', { goods: [{ wood: 3 }] }, [], { fish: 5 }],
  ['stockyard', 'turns 3 fish into 5 livestock', { goods: [{ fish: 6 }] }, [], { fish: 3, livestock: 5 }],
  ['ranch', 'gives 1 livestock for each own anchor', { owned: [['lighthouse']] }, [], { livestock: 2 }],
  ['trawler', 'gives 1 fish for each own anchor', { owned: [['lighthouse']] }, [], { fish: 2 }],
  ['quarry', 'gives 1 stone for each own anchor', { owned: [['lighthouse']] }, [], { stone: 2 }],
  ['timber-yard', 'gives 1 wood for each own anchor', { owned: [['lighthouse']] }, [], { wood: 2 }],
  ['timber-yard', 'without an anchor gives nothing', { boards: ['landlord'] }, [], {}],
  [
    'cold-store',
    'gives 1 fish and 1 livestock for each own warehouse',
    { owned: [['shipbreakers', 'lumber-camp']] },
    [],
    { fish: 2, livestock: 2 },
  ],
  ['cold-store', 'without a warehouse gives nothing', {}, [], {}],
  [
    'depot',
    'gives 1 stone and 1 wood for each own warehouse',
    { owned: [['shipbreakers']] },
    [],
    { stone: 1, wood: 1 },
  ],
  ['bait-shop', 'gives 2 fish and 1 livestock', {}, [], { fish: 2, livestock: 1 }],
  ['cattle-pens', 'gives 2 livestock and 1 stone', {}, [], { livestock: 2, stone: 1 }],
  ['masons-hall', 'gives 2 stone and 1 wood', {}, [], { stone: 2, wood: 1 }],
  ['lumber-camp', 'gives 2 wood and 1 fish', {}, [], { wood: 2, fish: 1 }],
  ['pub', 'gives 1 each of two different goods', {}, ['gain fish', 'gain wood'], { fish: 1, wood: 1 }],
  [
    'traders-guild',
    'turns up to 4 units into any mix, then gives 1',
    { goods: [{ fish: 5 }] },
    ['turn fish wood', 'turn fish wood', 'turn fish stone', 'turn fish livestock', 'gain fish'],
    { fish: 2, livestock: 1, stone: 1, wood: 2 },
  ],
  [
    'traders-guild',
    'may turn fewer',
    { goods: [{ fish: 5 }] },
    ['turn fish wood', 'done', 'gain fish'],
    { fish: 5, wood: 1 },
  ],
  [
    'traders-guild',
    'stops by itself when the good runs out',
    { goods: [{ fish: 1 }] },
    ['turn fish wood', 'gain fish'],
    { fish: 1, wood: 1 },
  ],
  ['traders-guild', 'gives 1 to who has nothing to turn', {}, ['gain stone'], { stone: 1 }],
  [
    'salvage-yard',
    'turns 5 of one good into 3 each of two others',
    { goods: [{ stone: 6, fish: 5 }] },
    ['spend stone', 'gain wood', 'gain fish'],
    { stone: 1, fish: 6, wood: 3 },
  ],
  [
    'salvage-yard',
    'with 4 of each does nothing',
    { goods: [{ stone: 4, fish: 4 }] },
    [],
    { stone: 4, fish: 4 },
  ],
  [
    'clock-tower',
    'gives as many as are held',
    { goods: [{ fish: 2, wood: 1 }] },
    ['gain fish'],
    { fish: 4, wood: 1 },
  ],
  [
    'clock-tower',
    'gives 3 at most',
    { boards: ['cooper'], goods: [{ wood: 4 }] },
    ['gain wood'],
    { wood: 7 },
  ],
  ['clock-tower', 'gives nothing to who has nothing', {}, [], {}],
  [
    'tax-office',
    'brings a good from everybody who has one',
    { players: 3, goods: [{}, { fish: 2, wood: 1 }, { stone: 1 }] },
    ['give wood', 'give stone'],
    { wood: 1, stone: 1 },
  ],
  [
    'tax-office',
    'passes over who has none',
    { players: 3, goods: [{}, {}, { stone: 1 }] },
    ['give stone'],
    { stone: 1 },
  ],
  [
    'lighthouse',
    'exchanges any two tokens and gives 1 of one of them',
    {},
    ['swap fish wood', 'gain wood'],
    { wood: 1 },
  ],
  ['canal-lock', 'gives 1 wood after moving a token', {}, ['raise fish'], { wood: 1 }],
  ['auction-house', 'gives 2 of the good that comes to space 2', {}, [], { wood: 2 }],
  ['library', 'gives 1 of any good', {}, ['gain stone'], { stone: 1 }],
  ['bank', 'gives 1 of any good', {}, ['gain fish'], { fish: 1 }],
  ['merchants-guild', 'gives 1 fish', {}, [], { fish: 1 }],
  ['architectural-society', 'gives 1 stone', {}, [], { stone: 1 }],
  ['harbour-crane', 'gives 1 wood', {}, [], { wood: 1 }],
  ['shipwrights-guild', 'gives no goods', { goods: [{ fish: 1 }] }, [], { fish: 1 }],
  [
    'privateer-ship',
    'takes a good from another player',
    { goods: [{}, { fish: 1, wood: 1 }] },
    ['take 1 wood', 'swap fish livestock'],
    { wood: 1 },
  ],
  [
    'abbey',
    'gives 1 each of three different goods',
    {},
    ['gain wood', 'gain fish', 'gain stone', 'gain stone'],
    { wood: 1, fish: 1, stone: 1 },
  ],
  ['travelling-show', 'gives 2 goods in any mix', {}, ['replace pub', 'gain fish', 'gain fish'], { fish: 2 }],
  [
    'pawnshop',
    'turns 2 goods into 4 of one kind not spent',
    { goods: [{ fish: 1, wood: 2 }] },
    ['spend fish', 'spend wood', 'gain stone'],
    { wood: 1, stone: 4 },
  ],
  [
    'pawnshop',
    'takes 2 of a kind too',
    { goods: [{ fish: 2 }] },
    ['spend fish', 'spend fish', 'gain wood'],
    { wood: 4 },
  ],
  ['pawnshop', 'with a single good does nothing', { goods: [{ fish: 1 }] }, [], { fish: 1 }],
];

describe('each building does what it says (HB-12)', () => {
  it.each(CASES)('%s %s', (id, _what, position, moves, after) => {
    const display: BuildingId[] = ['pub', 'ranch', 'bait-shop', 'cattle-pens', 'trawler'];
    const table = scenario({
      display: display.includes(id) ? display : [...display.slice(0, 4), id],
      ...position,
    });
    table.play(`go ${id}`, ...moves);
    expect(table.goods(0)).toEqual(after);
    expect(table.state.active).toBe(1);
  });

  it('covers every building', () => {
    expect(new Set(CASES.map(([id]) => id)).size).toBe(BUILDINGS.length);
  });
});
