import type { Counted, GameEvent, Moved, Zone } from '@/engine/events';
import { LANGUAGES, speak } from '@/engine/phrase';
import { rotterdam } from '@/games/rotterdam';
import { HARBOURS, PRODUCTS, RAW_PRICES, RAWS, SITE_PRICES, UNITS } from '@/games/rotterdam/cards/goods';
import { ORDER_NAMES, ORDERS } from '@/games/rotterdam/cards/orders';
import { ROLES } from '@/games/rotterdam/cards/roles';
import { SHIP_CARD_NAMES } from '@/games/rotterdam/cards/ship-cards';
import { COLOURS, POSITIONS } from '@/games/rotterdam/cards/waterways';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import { readPiece } from '@/games/rotterdam/pieces';
import { PHASES, type RotterdamState } from '@/games/rotterdam/state';
import { playAtRandom, seedOf } from '../../support/random-play';
import { moveOf, type NamedMove } from './named';
import { table, type Scene } from './scenario';

const counterOf = ({ what, seat, at }: Counted): string => [what, seat, at].join(' ');

/** The same figures as the state has them. */
function figures(state: RotterdamState): Map<string, number> {
  return new Map<string, number>([
    ['round  ', state.round],
    ...state.players.flatMap((player, seat): [string, number][] => [
      [`money ${seat} `, player.money],
      [`order-points ${seat} `, player.orderPoints],
      ...RAWS.map((raw, id): [string, number] => [`stock ${seat} ${raw}`, player.stock[id] ?? 0]),
    ]),
    ...RAWS.map((raw, id): [string, number] => [`market  ${raw}`, (UNITS[id] ?? 0) - (state.gone[id] ?? 0)]),
    ...PRODUCTS.map((name, id): [string, number] => [`price  ${name}`, state.prices[id] ?? 0]),
  ]);
}

const placeOf = ({ zone, seat, at }: Zone): string => [zone, seat, at].join(' ');

/** How many ships, cards and so on went to a place, less those that left it. */
function follow(places: Map<string, number>, { piece, from, to }: Moved): void {
  const kind = readPiece(piece ?? -1)?.kind;
  for (const [zone, by] of [
    [from, -1],
    [to, 1],
  ] as const) {
    const place = `${kind} ${placeOf(zone)}`;
    places.set(place, (places.get(place) ?? 0) + by);
  }
}

describe('events', () => {
  it.each([
    [2, {}],
    [3, { bidding: true }],
    [4, { fixedRounds: true }],
  ])(
    'tell every change of money, prices, stock and market, and where pieces went: %d players, %j',
    (seats, options) => {
      const places = new Map<string, number>();
      let told: Map<string, number> | undefined;
      const hear = (events: readonly GameEvent[]) => {
        for (const event of events) {
          if (event.type === 'moved') follow(places, event);
          if (event.type !== 'counted') continue;
          expect(told?.get(counterOf(event))).toBe(event.from);
          told?.set(counterOf(event), event.to);
        }
      };
      const { state } = playAtRandom({
        game: rotterdam,
        seats,
        options,
        seed: seedOf(`events${seats}`),
        longest: 10_000,
        before: ({ play }) => (told ??= figures(play.state)),
        after: (play, events) => {
          hear(events);
          expect(told).toEqual(figures(play.state));
        },
      });
      for (const [seat, player] of state.players.entries()) {
        expect(places.get(`product hand ${seat} `) ?? 0).toBe(
          player.hand.reduce((sum, count) => sum + count, 0),
        );
        expect(places.get(`shipCard ship-hand ${seat} `) ?? 0).toBe(player.cardCount);
        expect(places.get(`order filled ${seat} `) ?? 0).toBe(player.orders.length);
      }
      POSITIONS.slice(0, 16).forEach((name, at) => {
        expect(places.get(`ship water  ${name}`) ?? 0).toBe(state.owners[at] === -1 ? 0 : 1);
      });
    },
  );
});

describe('words', () => {
  it.each(LANGUAGES)('name everything of the game, in %s', (language) => {
    const words = rotterdamWords[language];
    const named = [
      RAWS.map((_, id) => words.raw(id)),
      PRODUCTS.map((_, id) => words.product(id)),
      HARBOURS.map((_, id) => words.harbour(id)),
      COLOURS.map((_, id) => words.colour(id)),
      ROLES.map((_, id) => words.role(id)),
      POSITIONS.map((_, id) => words.position(id)),
      ORDERS.map((_, id) => words.order(id)),
      SHIP_CARD_NAMES.map((_, id) => words.shipCard(id)),
      SHIP_CARD_NAMES.map((_, id) => words.shipCardText(id)),
      PHASES.map((phase) => words.phase(phase)),
    ];
    for (const names of named) {
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^\S.*\S$/);
    }
  });
});

describe('moves in words', () => {
  const NAMES = { seat: (seat: number) => `Player ${seat}` };
  const spoken = (scene: Scene, seat: number, move: NamedMove) =>
    LANGUAGES.map((language) =>
      speak(
        rotterdam.phrases,
        language,
        rotterdam.describe(moveOf(move), rotterdam.view(scene.state, seat)),
        NAMES,
      ),
    );

  /** With three containers gone and one factory in Merwe. */
  const unit = (gone: number) => RAW_PRICES[RAWS.indexOf('containers')]?.[gone] ?? 0;
  const oil = RAW_PRICES[RAWS.indexOf('oil')]?.[0] ?? 0;
  const site = SITE_PRICES[HARBOURS.indexOf('merwe')]?.[1] ?? 0;
  const points = ORDERS[ORDER_NAMES.indexOf('petrol-bread-jam')]?.points ?? 0;

  it.each<[NamedMove, string, string]>([
    [
      { type: 'buyRaw', raw: 'containers' },
      `Buy containers · €${unit(3)}m`,
      `Container kaufen · ${unit(3)} Mio. €`,
    ],
    [
      { type: 'sellRaw', raw: 'containers' },
      `Sell containers · €${unit(2)}m`,
      `Container verkaufen · ${unit(2)} Mio. €`,
    ],
    [
      { type: 'load', from: 'market', raw: 'oil' },
      `Buy and load crude oil · €${oil}m`,
      `Rohöl kaufen und laden · ${oil} Mio. €`,
    ],
    [{ type: 'build', harbour: 'merwe' }, `Build in Merwe · €${site}m`, `In Merwe bauen · ${site} Mio. €`],
    [{ type: 'factory', owner: 0 }, 'My own factory works', 'Meine Fabrik arbeitet'],
    [{ type: 'factory', owner: 1 }, 'The factory of Player 1 works', 'Die Fabrik von Player 1 arbeitet'],
    [
      { type: 'play', card: 'tug', at: 'A3', to: 'botlek' },
      'Play Tug: A3 → Botlek',
      'Schlepper spielen: A3 → Botlek',
    ],
    [
      { type: 'forward', order: 'petrol-bread-jam' },
      `Fill petrol, bread and jam · ${points} points`,
      `Auftrag erfüllen: Benzin, Brot und Marmelade · ${points} Punkte`,
    ],
  ])('say what they do and what they cost: %j', (move, english, german) => {
    const scene = table(3).stock(1, 'containers', 'containers').stock(0, 'containers').factories('merwe', 1);
    expect(spoken(scene, 0, move)).toEqual([english, german]);
  });
});
