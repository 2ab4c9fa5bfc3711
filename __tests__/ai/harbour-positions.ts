import type { BuildingId } from '@/games/harbour/cards/buildings';
import { scenario, type Position, type Scenario } from '../games/harbour/scenario';

/** A decision of Harbour with one right answer, as a person would write it. */
export type HarbourPuzzle = readonly [title: string, table: () => Scenario, right: string];

/** Neither coins nor warehouses nor hats, so that only what a puzzle names decides. */
const OWN: readonly BuildingId[] = ['masons-hall', 'golem-works', 'canal-lock'];
const THEIRS: readonly BuildingId[] = ['depot', 'timber-yard', 'cold-store', 'ranch'];

/** The last turn of the game is seat 0's. */
const lastTurn =
  (position: Position, ...played: readonly string[]) =>
  () =>
    scenario({
      owned: [OWN, THEIRS],
      pawns: ['masons-hall', 'depot'],
      ...position,
      state: { lastTurns: 1 },
    }).play(...played);

/** Nothing to be had by a purchase: points and buildings are even, and so goods settle it. */
const even = (position: Position, ...played: readonly string[]) =>
  lastTurn(
    { owned: [['canal-lock'], ['pawnshop']], pawns: ['canal-lock', 'pawnshop'], ...position },
    ...played,
  );

const PURCHASES: readonly HarbourPuzzle[] = [
  [
    'HB-30 buy in the last turn, in the own start building',
    lastTurn({
      goods: [{ wood: 5, stone: 4 }],
      display: ['stockyard', 'pub', 'lumber-camp', 'abbey', 'clock-tower'],
    }),
    'go start 0',
  ],
  [
    'HB-20 in the own start building begin the purchase, not another stock',
    lastTurn(
      {
        goods: [{ wood: 5, fish: 2 }],
        display: ['pub', 'abbey', 'clock-tower', 'library', 'tax-office'],
      },
      'go start 0',
      'ship fish',
    ),
    'ship wood',
  ],
  [
    'HB-31 buy the one with most points',
    lastTurn(
      {
        goods: [{ wood: 5, stone: 4 }],
        display: ['pub', 'stockyard', 'bait-shop', 'pawnshop', 'lumber-camp'],
      },
      'go start 0',
      'ship stone',
      'ship wood',
    ),
    'buy stockyard',
  ],
  [
    'HB-31 of those that cost the same, buy the one with more points',
    lastTurn(
      {
        goods: [{ wood: 5, livestock: 3 }],
        display: ['stonecutter', 'pawnshop', 'butchers-hall', 'sushi-shop', 'pub'],
      },
      'go start 0',
      'ship livestock',
      'ship wood',
    ),
    'buy pawnshop',
  ],
  [
    'HB-20 ship on where a dearer building has more points',
    lastTurn(
      {
        goods: [{ wood: 5, stone: 4, livestock: 3 }],
        display: ['library', 'stockyard', 'pub', 'bait-shop', 'trawler'],
      },
      'go start 0',
      'ship livestock',
      'ship stone',
    ),
    'ship wood',
  ],
  [
    'HB-20 buy where the building adds $2',
    lastTurn({
      goods: [{ wood: 5, stone: 4 }],
      display: ['shipwrights-guild', 'abbey', 'stockyard', 'pub', 'trawler'],
    }),
    'go shipwrights-guild',
  ],
  [
    'HB-20 buy in the Bank, which adds $2, rather than at home',
    lastTurn({
      goods: [{ wood: 5, stone: 4 }],
      display: ['bank', 'clock-tower', 'stockyard', 'pub', 'trawler'],
    }),
    'go bank',
  ],
  [
    'HB-12 buy where the fish comes from that makes a shipment',
    lastTurn({
      goods: [{ wood: 5, fish: 1 }],
      display: ['merchants-guild', 'pub', 'stockyard', 'abbey', 'clock-tower'],
    }),
    'go merchants-guild',
  ],
  [
    'HB-12 take the fish before the purchase',
    lastTurn(
      {
        goods: [{ wood: 5, livestock: 3, fish: 1 }],
        display: ['merchants-guild', 'pawnshop', 'auction-house', 'stockyard', 'bank'],
      },
      'go merchants-guild',
    ),
    'gain fish',
  ],
  [
    'HB-12 buy where the stone comes from that makes a shipment',
    lastTurn({
      goods: [{ wood: 5, stone: 3 }],
      display: ['architectural-society', 'stockyard', 'abbey', 'pub', 'clock-tower'],
    }),
    'go architectural-society',
  ],
  [
    'HB-12 take the stone before the purchase',
    lastTurn(
      {
        goods: [{ wood: 5, livestock: 3, stone: 3 }],
        display: ['architectural-society', 'library', 'pawnshop', 'pub', 'stockyard'],
      },
      'go architectural-society',
    ),
    'gain stone',
  ],
  [
    'HB-12 buy where the wood comes from that makes a shipment',
    lastTurn({
      goods: [{ wood: 4, stone: 4 }],
      display: ['harbour-crane', 'stockyard', 'abbey', 'pub', 'clock-tower'],
    }),
    'go harbour-crane',
  ],
  [
    'HB-25 buy two buildings in the Library',
    lastTurn({
      goods: [{ wood: 5, stone: 4, livestock: 3 }],
      display: ['library', 'bait-shop', 'lumber-camp', 'clock-tower', 'stockyard'],
      deck: ['abbey'],
    }),
    'go library',
  ],
  [
    'HB-25 in the Library buy the second building too',
    lastTurn(
      {
        goods: [{ wood: 5, stone: 4, livestock: 3 }],
        display: ['library', 'bait-shop', 'lumber-camp', 'stockyard', 'abbey'],
      },
      'go library',
      'ship livestock',
      'ship stone',
      'ship wood',
      'buy bait-shop',
    ),
    'buy lumber-camp',
  ],
  [
    'HB-40 sell a set inland before shipping where that pays for most points',
    lastTurn(
      {
        players: 3,
        inlandTraders: true,
        goods: [{ fish: 3, livestock: 1, stone: 1, wood: 6 }],
        owned: [OWN, THEIRS, ['lumber-camp']],
        pawns: ['masons-hall', 'depot', 'lumber-camp'],
        display: ['library', 'pub', 'trawler', 'abbey', 'cattle-pens', 'stockyard'],
      },
      'go start 0',
    ),
    'inland',
  ],
  [
    'HB-30 buy what the other one could still pay for, where both have the same points',
    () =>
      scenario({
        owned: [OWN, THEIRS],
        pawns: ['masons-hall', 'depot'],
        goods: [
          { wood: 5, fish: 2 },
          { stone: 5, livestock: 2 },
        ],
        boards: ['landing-stages', 'landlord'],
        display: ['lumber-camp', 'trawler', 'abbey', 'library', 'tax-office'],
        state: { lastTurns: 2 },
      }).play('go start 0', 'ship fish', 'ship wood'),
    'buy lumber-camp',
  ],
];

const FEES: readonly HarbourPuzzle[] = [
  [
    'HB-11 pay the fee later where the good is needed for the shipment',
    lastTurn(
      {
        goods: [{ wood: 5 }],
        owned: [OWN, ['depot', 'merchants-guild', 'timber-yard', 'ranch']],
        display: ['bait-shop', 'pub', 'stockyard', 'abbey', 'bank'],
        boards: ['landlord', 'landing-stages'],
      },
      'go merchants-guild',
    ),
    'later',
  ],
  [
    'HB-41 pay the fee with what the bonus card does not ask for',
    even(
      {
        goods: [{ fish: 1 }],
        bonus: ['fish', 'livestock'],
        owned: [['canal-lock'], ['lumber-camp']],
        pawns: ['canal-lock', 'start 1'],
        display: ['abbey', 'library', 'shipbreakers', 'cannery', 'clock-tower'],
      },
      'go lumber-camp',
      'later',
    ),
    'pay wood',
  ],
  [
    'HB-11 take the goods where no fee is due: they settle the tie',
    even({
      goods: [{}, { fish: 2 }],
      owned: [
        ['canal-lock', 'masons-hall'],
        ['pawnshop', 'bait-shop'],
      ],
      pawns: ['canal-lock', 'pawnshop'],
      display: ['lumber-camp', 'library', 'shipbreakers', 'golem-works', 'clock-tower'],
    }),
    'go lumber-camp',
  ],
];

const BONUSES: readonly HarbourPuzzle[] = [
  [
    'HB-41 fetch the two fish that the bonus card counts',
    even({
      bonus: ['fish', 'wood'],
      display: ['bait-shop', 'cattle-pens', 'masons-hall', 'lumber-camp', 'pub'],
    }),
    'go bait-shop',
  ],
  [
    'HB-41 fetch the two units of wood that the bonus card counts',
    even({
      bonus: ['wood', 'fish'],
      display: ['bait-shop', 'cattle-pens', 'masons-hall', 'lumber-camp', 'pub'],
    }),
    'go lumber-camp',
  ],
  [
    'HB-41 take the good that the bonus card counts',
    even(
      { bonus: ['stone', 'fish'], goods: [{ stone: 1 }], display: ['abbey', 'library', 'bank'] },
      'go start 0',
      'gain fish',
    ),
    'gain stone',
  ],
  [
    'HB-41 turn goods into those that the bonus card counts',
    even(
      { bonus: ['fish', 'stone'], goods: [{ wood: 1 }], display: ['traders-guild', 'library', 'abbey'] },
      'go traders-guild',
    ),
    'turn wood fish',
  ],
  [
    'HB-41 in the Pawnshop take four units for the bonus card',
    even(
      {
        bonus: ['livestock', 'stone'],
        owned: [['canal-lock'], ['auction-house']],
        pawns: ['canal-lock', 'auction-house'],
        goods: [{ wood: 1, stone: 1 }],
        display: ['pawnshop', 'library', 'abbey'],
      },
      'go pawnshop',
      'spend stone',
      'spend wood',
    ),
    'gain livestock',
  ],
  [
    'HB-41 spend in the Salvage Yard what the bonus card does not count',
    even(
      {
        bonus: ['fish', 'stone'],
        goods: [{ fish: 5, wood: 5 }],
        display: ['salvage-yard', 'library', 'abbey'],
      },
      'go salvage-yard',
    ),
    'spend wood',
  ],
  [
    'HB-41 double in the Clock Tower what the bonus card counts',
    even(
      {
        bonus: ['fish', 'stone'],
        goods: [{ fish: 2, wood: 3 }],
        display: ['clock-tower', 'library', 'abbey'],
      },
      'go clock-tower',
    ),
    'gain fish',
  ],
  [
    'HB-22, HB-41 keep in warehouses what the bonus card counts',
    lastTurn(
      {
        bonus: ['wood', 'fish'],
        owned: [
          ['masons-hall', 'cold-store', 'canal-lock'],
          ['depot', 'timber-yard', 'golem-works', 'ranch'],
        ],
        goods: [{ wood: 5, stone: 4 }],
        display: ['stockyard', 'pub', 'lumber-camp', 'abbey', 'clock-tower'],
      },
      'go start 0',
      'ship stone',
      'ship wood',
      'buy stockyard',
    ),
    'keep wood',
  ],
];

/** The Speculator counts the space of stone. */
const speculator = (position: Position, ...played: readonly string[]) =>
  even(
    {
      boards: ['speculator', 'landing-stages'],
      market: ['fish', 'stone', 'livestock', 'wood'],
      owned: [['masons-hall'], ['pawnshop']],
      pawns: ['masons-hall', 'pawnshop'],
      ...position,
    },
    ...played,
  );

const ABILITIES: readonly HarbourPuzzle[] = [
  [
    'HB-31 the Speculator goes where stone can be raised',
    speculator({ display: ['canal-lock', 'library', 'abbey', 'pub', 'bait-shop'] }),
    'go canal-lock',
  ],
  [
    'HB-31 the Speculator raises stone',
    speculator({ display: ['canal-lock', 'library', 'abbey', 'pub', 'bait-shop'] }, 'go canal-lock'),
    'raise stone',
  ],
  [
    'HB-31 the Speculator turns the market round where stone is cheapest',
    speculator({
      market: ['stone', 'fish', 'livestock', 'wood'],
      display: ['auction-house', 'library', 'abbey', 'pub', 'bait-shop'],
    }),
    'go auction-house',
  ],
  [
    'HB-31 the Speculator swaps stone with what is dearest',
    speculator({ display: ['lighthouse', 'library', 'abbey', 'pub', 'bait-shop'] }, 'go lighthouse'),
    'swap stone wood',
  ],
  [
    'HB-31 the Magistrate buys the top hat where the points are the same',
    lastTurn(
      {
        boards: ['magistrate', 'landing-stages'],
        owned: [OWN, ['depot', 'ranch', 'cold-store', 'lumber-camp']],
        goods: [{ wood: 5, fish: 2 }],
        display: ['timber-yard', 'trawler', 'quarry', 'cattle-pens', 'abbey'],
      },
      'go start 0',
      'ship fish',
      'ship wood',
    ),
    'buy quarry',
  ],
  [
    'HB-31 the Collector buys the symbol that is missing',
    lastTurn(
      {
        boards: ['collector', 'landing-stages'],
        owned: [['masons-hall', 'stockyard'], THEIRS],
        goods: [{ wood: 5, fish: 2 }],
        display: ['lumber-camp', 'bait-shop', 'cattle-pens', 'abbey', 'clock-tower'],
      },
      'go start 0',
      'ship fish',
      'ship wood',
    ),
    'buy cattle-pens',
  ],
];

export const HARBOUR_PUZZLES: readonly HarbourPuzzle[] = [...PURCHASES, ...FEES, ...BONUSES, ...ABILITIES];
