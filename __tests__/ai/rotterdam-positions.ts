import type { RawName } from '@/games/rotterdam/cards/goods';
import { FIXED_ROUNDS, POINTS_TO_END, WORKERS_EACH } from '@/games/rotterdam/cards/limits';
import { FIRST_PLACE, PLACES_OF, ROLES, type RoleName } from '@/games/rotterdam/cards/roles';
import { priceOf, type NamedMove } from '../games/rotterdam/named';
import { lastWorker, table, type Scene } from '../games/rotterdam/scenario';

/** A decision of seat 0 in Rotterdam with one right answer. */
export type RotterdamPuzzle = readonly [title: string, scene: () => Scene, right: NamedMove];

const SEATS = 2;
/** Whose places are taken when the game ends, those first of which a puzzle may need one. */
const TAKEN_FIRST: readonly RoleName[] = ['trader', 'loader', 'sailor', 'captain', 'shipowner', 'cashier'];

const placesOf = (role: RoleName, seats = SEATS): readonly number[] => {
  const at = ROLES.indexOf(role);
  return Array.from({ length: PLACES_OF[seats]?.[at] ?? 0 }, (_, place) => (FIRST_PLACE[at] ?? 0) + place);
};

const work = (role: RoleName): NamedMove => ({ type: 'work', role });
const forward = (order: string): NamedMove => ({ type: 'forward', order });
const cash = (amount: number): NamedMove => ({ type: 'cash', amount });
const colour = (name: string): NamedMove => ({ type: 'colour', colour: name });
const takeCard = (card: string): NamedMove => ({ type: 'takeCard', card });
const buy = (product: string): NamedMove => ({ type: 'buy', product });
const sell = (product: string): NamedMove => ({ type: 'sell', product });
const tow = (at: string, to: string): NamedMove => ({ type: 'play', card: 'tug', at, to });
const finish: NamedMove = { type: 'finish' };

/**
 * The end of the game: seat 1 has the order points for it, and seat 0 has the last worker. The places of these roles are
 * free, and those of forwarder and manufacturer.
 */
function ending(...free: readonly RoleName[]): Scene {
  const scene = lastWorker(table(SEATS).orders('petrol-plastic', 'petrol-bread', 'plastic-bread'), 0);
  scene.earned(1, POINTS_TO_END);
  const { places, players } = scene.state;
  places.fill(-1);
  const taken = TAKEN_FIRST.filter((role) => !free.includes(role)).flatMap((role) => placesOf(role));
  players.forEach((player, seat) => {
    for (let left = player.workers; left < (WORKERS_EACH[SEATS] ?? 0); left += 1) {
      places[taken.shift() ?? 0] = seat;
    }
  });
  return scene;
}

/** The worker at the last place of this role stands at the cashier instead. */
function free(scene: Scene, role: RoleName): Scene {
  const { places, players } = scene.state;
  const from = placesOf(role, players.length).at(-1) ?? 0;
  const [to = 0] = placesOf('cashier', players.length);
  places[to] = places[from] ?? 0;
  places[from] = -1;
  return scene;
}

const landed = (scene: Scene, cargo: RawName, harbour: 'merwe' | 'eem' | 'botlek'): Scene =>
  scene.ship(0, harbour, cargo);

/** Nobody can pay for any product but those named. */
const DEAR = { petrol: 7, plastic: 7, bread: 7, cookies: 7, jam: 12, broth: 12, shoes: 12, clothing: 12 };

const ORDERS: readonly RotterdamPuzzle[] = [
  [
    'RT-26 fill the better of two orders with the last worker',
    () => ending().orders('jam-shoes', 'petrol-bread').hand(0, 'jam', 'shoes', 'petrol', 'bread'),
    forward('jam-shoes'),
  ],
  [
    'RT-26 fill the order of three rather than that of two of its cards',
    () => ending().orders('jam-shoes-clothing', 'shoes-clothing').hand(0, 'jam', 'shoes', 'clothing'),
    forward('jam-shoes-clothing'),
  ],
  [
    'RT-26 fill an order rather than take money',
    () => ending().orders('bread-jam', 'petrol-plastic').hand(0, 'jam', 'bread'),
    forward('bread-jam'),
  ],
  [
    'RT-42 fill the better order in the last of the fixed rounds',
    () => {
      const scene = table(SEATS, { fixedRounds: true }).round(FIXED_ROUNDS[SEATS] ?? 0);
      return lastWorker(scene, 0)
        .orders('jam-shoes', 'petrol-bread')
        .hand(0, 'jam', 'shoes', 'petrol', 'bread');
    },
    forward('jam-shoes'),
  ],
  [
    'RT-26 fill the better order with three players',
    () =>
      lastWorker(table(3).money(0), 0)
        .earned(1, POINTS_TO_END)
        .orders('broth-clothing', 'plastic-cookies')
        .hand(0, 'broth', 'clothing', 'plastic', 'cookies'),
    forward('broth-clothing'),
  ],
  [
    'RT-26 fill the order of two high products rather than that of one',
    () => ending().orders('petrol-jam', 'jam-clothing').hand(0, 'jam', 'clothing', 'petrol'),
    forward('jam-clothing'),
  ],
];

const CARDS: readonly RotterdamPuzzle[] = [
  [
    'RT-24 unload the own ship with the last worker',
    () => landed(ending('loader'), 'fruit', 'merwe'),
    work('loader'),
  ],
  [
    'RT-24 unload the own ship with the last worker of three players',
    () => {
      const scene = lastWorker(table(3).money(0), 0).earned(1, POINTS_TO_END).ship(0, 'eem', 'containers');
      return free(scene, 'loader');
    },
    work('loader'),
  ],
  [
    'RT-24, RT-42 unload the own ship in the last of the fixed rounds',
    () => {
      const scene = table(SEATS, { fixedRounds: true }).round(FIXED_ROUNDS[SEATS] ?? 0);
      return free(lastWorker(scene, 0).ship(0, 'merwe', 'fruit'), 'loader');
    },
    work('loader'),
  ],
  [
    'RT-24 two ships full bring more than a small order',
    () =>
      landed(landed(ending('loader'), 'containers', 'eem'), 'containers', 'eem').hand(0, 'petrol', 'bread'),
    work('loader'),
  ],
  [
    'RT-24 let the own factory work',
    () => landed(ending('loader'), 'containers', 'eem').factories('eem', 0, 1).play(0, work('loader')),
    { type: 'factory', owner: 0 },
  ],
  ['RT-25 buy a card with the last worker', () => ending('trader').money(priceOf('jam')), work('trader')],
  [
    'RT-25 buy the card of two points, not that of one',
    () =>
      ending('trader')
        .orders('petrol-shoes', 'plastic-cookies', 'petrol-broth')
        .prices({ ...DEAR, shoes: 8 })
        .money(8)
        .play(0, work('trader')),
    buy('shoes'),
  ],
  [
    'RT-25 sell a card of one point to buy one of two',
    () =>
      ending('trader')
        .orders('jam-broth', 'bread-broth', 'broth-shoes')
        .prices({ ...DEAR, broth: 8 })
        .money(1)
        .hand(0, 'petrol')
        .play(0, work('trader')),
    sell('petrol'),
  ],
  [
    'RT-41 sell nothing that counts at the end',
    () => ending('trader').prices(DEAR).money(2).hand(0, 'shoes', 'jam').play(0, work('trader')),
    finish,
  ],
];

const SAILORS: readonly RotterdamPuzzle[] = [
  [
    'RT-23 send the last worker for a card that counts',
    () => ending('sailor').row('city-honours', 'gale', 'tug'),
    work('sailor'),
  ],
  [
    'RT-41 take the card of two points, not that of one',
    () => ending('sailor').row('harbour-festival', 'city-honours', 'tug').play(0, work('sailor')),
    takeCard('city-honours'),
  ],
  [
    'RT-41 take a point that lies open rather than a card unseen',
    () => ending('sailor').row('gale', 'tug', 'harbour-festival').play(0, work('sailor')),
    takeCard('harbour-festival'),
  ],
  [
    'RT-23 draw where nothing that lies open counts',
    () => ending('sailor').row('gale', 'tug', 'smugglers').play(0, work('sailor')),
    { type: 'drawCard' },
  ],
  [
    'RT-23 take another card that counts for the ship at an anchorage',
    () =>
      ending('sailor')
        .ship(0, 'C3', 'oil')
        .row('harbour-festival', 'city-honours', 'tug')
        .play(0, work('sailor'), takeCard('city-honours')),
    takeCard('harbour-festival'),
  ],
  [
    'RT-23 two cards that count are more than a card of low cargo',
    () =>
      landed(ending('sailor', 'loader'), 'oil', 'botlek')
        .ship(0, 'C3', 'oil')
        .row('harbour-festival', 'city-honours', 'city-honours'),
    work('sailor'),
  ],
];

const SHIPS: readonly RotterdamPuzzle[] = [
  [
    'RT-13 tow the ship in before unloading',
    () => ending('loader').ship(0, 'D3', 'containers').cards(0, 'tug').play(0, work('loader')),
    tow('D3', 'eem'),
  ],
  [
    'RT-13 tow in the dearer cargo',
    () =>
      ending('loader')
        .ship(0, 'A3', 'oil')
        .ship(0, 'D3', 'containers')
        .cards(0, 'tug')
        .play(0, work('loader')),
    tow('D3', 'eem'),
  ],
  [
    'RT-13 tow to the harbour of the cargo',
    () => ending('loader').ship(0, 'C3', 'fruit').cards(0, 'tug').play(0, work('loader')),
    tow('C3', 'merwe'),
  ],
  [
    'RT-13 unload with a tug in hand, for it brings the ship in',
    () => ending('loader').ship(0, 'C3', 'fruit').cards(0, 'tug'),
    work('loader'),
  ],
  [
    'RT-24 take the card that counts rather than unload three ships of the other one',
    () =>
      landed(ending('sailor', 'loader'), 'containers', 'eem')
        .ship(1, 'eem', 'containers')
        .ship(1, 'eem', 'containers')
        .ship(1, 'merwe', 'fruit')
        .row('city-honours', 'gale', 'tug'),
    work('sailor'),
  ],
];

/** Points and order points are even: money settles it. */
const even = (free: RoleName, money: number, theirs: number): Scene =>
  ending(free).earned(0, POINTS_TO_END).money(money, theirs);

const TIES: readonly RotterdamPuzzle[] = [
  ['RT-41 take the three that settle the tie', () => even('cashier', 1, 3), cash(3)],
  [
    'RT-41 take the two that settle the tie where three are gone',
    () => free(even('cashier', 1, 2), 'shipowner'),
    cash(2),
  ],
  [
    'RT-22 as captain let the other one pay the million that settles the tie',
    () => even('captain', 1, 2).ship(1, 'D3', 'containers'),
    work('captain'),
  ],
  [
    'RT-22 choose the colour in which the other one has to pay',
    () => even('captain', 1, 2).ship(1, 'D3', 'containers').play(0, work('captain'), colour('purple')),
    colour('red'),
  ],
  [
    'RT-22 choose the other colour in which the other one has to pay',
    () => even('captain', 1, 2).ship(1, 'D3', 'fruit').play(0, work('captain'), colour('purple')),
    colour('yellow'),
  ],
];

export const ROTTERDAM_PUZZLES: readonly RotterdamPuzzle[] = [
  ...ORDERS,
  ...CARDS,
  ...SAILORS,
  ...SHIPS,
  ...TIES,
];
