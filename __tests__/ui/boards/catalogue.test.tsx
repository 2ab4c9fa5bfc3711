import { LANGUAGES } from '@/engine/phrase';
import type { AnyGame, Viewer } from '@/engine/game';
import { Dice } from '@/engine/random';
import { GAME_IDS, gameOf, type GameId } from '@/games';
import { BUILDINGS, buildingNamed, type BuildingId } from '@/games/harbour/cards/buildings';
import { PLAYER_BOARDS } from '@/games/harbour/cards/player-boards';
import { HIDDEN, NONE, type HarbourState } from '@/games/harbour/state';
import { view as harbourView } from '@/games/harbour/view';
import { CARD_NAMES } from '@/games/packet-row/cards';
import { LIKE } from '@/games/packet-row/cards/figures';
import type { PacketRowState } from '@/games/packet-row/state';
import { ORDER_NAMES } from '@/games/rotterdam/cards/orders';
import { SHIP_CARD_NAMES } from '@/games/rotterdam/cards/ship-cards';
import type { RotterdamState } from '@/games/rotterdam/state';
import { opened } from '@/match/opening';
import { Sight } from '@/match/sight';
import type { MatchTable } from '@/match/table';
import type { Standing } from '@/ui/boards/catalogue';
import { harbourCatalogue } from '@/ui/boards/harbour/model/catalogue';
import { timesShown } from '@/ui/screens/catalogue/timesShown';
import { scrambled } from '../../support/hidden';
import { expectNoProblem, playAtRandom, seedOf } from '../../support/random-play';
import { scenario } from '../../games/harbour/scenario';
import { table } from '../../games/rotterdam/scenario';
import { rotterdam } from '@/games/rotterdam';
import { rotterdamCatalogue } from '@/ui/boards/rotterdam/model/catalogue';
import { EVERY_BOARD } from './everyBoard';

/** How many different cards, and how many cards, lie on each shelf. */
const SHELVES: Readonly<Record<GameId, Readonly<Record<string, readonly [number, number]>>>> = {
  'packet-row': { guildhall: [34, 38], docks: [18, 42], market: [22, 42], bank: [16, 38] },
  harbour: { buildings: [36, 36], characters: [20, 20] },
  rotterdam: { orders: [46, 46], shipCards: [9, 20] },
};

const EVERY = 23;

interface Setting {
  readonly seats?: number;
  readonly options?: object;
}

const viewersOf = (seats: number): readonly Viewer[] => [
  'table',
  ...Array.from({ length: seats }, (_, seat) => seat),
];

/** Some positions of a random game, and all that any viewer knows there. */
function positions(
  game: AnyGame,
  visit: (state: unknown, viewers: readonly Viewer[]) => void,
  { seats = game.seats.max, options = {} }: Setting = {},
): void {
  const viewers = viewersOf(seats);
  const end = playAtRandom({
    game,
    seats,
    seed: seedOf('catalogue'),
    options,
    longest: 20_000,
    before: ({ play }) => {
      if (play.moves.length % EVERY !== 0) return;
      visit(play.state, viewers);
    },
  });
  visit(end.state, viewers);
}

/** Where the copies of a card truly lie. */
interface Truth {
  readonly offer: number;
  readonly discards: number;
  readonly deck: number;
  /** Out of the game, unseen. */
  readonly box: number;
  readonly seats: readonly number[];
}

const NOWHERE: Truth = { offer: 0, discards: 0, deck: 0, box: 0, seats: [] };

function truthOfPacketRow({ areas, players, removed }: PacketRowState, name: string): Truth {
  const first = CARD_NAMES.indexOf(name);
  const count = (...cards: readonly number[]) => cards.filter((card) => LIKE[card] === first).length;
  return {
    offer: count(...areas.flatMap(({ current, future }) => [...current, ...future])),
    discards: count(...areas.flatMap(({ discards }) => discards)),
    deck: count(...areas.flatMap(({ deck }) => deck)),
    box: count(...removed),
    seats: players.map(({ hand, ships }) => count(...hand, ...ships)),
  };
}

function truthOfHarbour(state: HarbourState, name: string): Truth {
  const building = BUILDINGS.findIndex(({ id }) => id === name);
  const count = (list: readonly number[], one: number) => list.filter((other) => other === one).length;
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  if (building < 0) {
    const board = PLAYER_BOARDS.findIndex(({ id }) => id === name);
    return {
      ...NOWHERE,
      offer: count(state.offers, board),
      seats: seats.map((seat) => Number(state.boards[seat] === board)),
    };
  }
  return {
    ...NOWHERE,
    offer: count(state.display, building),
    deck: count(state.deck, building),
    seats: seats.map((seat) => Number(state.owner[building] === seat)),
  };
}

function truthOfRotterdam(state: RotterdamState, name: string): Truth {
  const count = (list: readonly number[], one: number) => list.filter((other) => other === one).length;
  const order = ORDER_NAMES.indexOf(name);
  if (order >= 0) {
    return {
      ...NOWHERE,
      offer: count(state.orders, order),
      deck: count(state.orderDeck, order),
      seats: state.players.map(({ orders }) => count(orders, order)),
    };
  }
  const card = SHIP_CARD_NAMES.findIndex((one) => one === name);
  return {
    ...NOWHERE,
    offer: count(state.row, card),
    discards: count(state.played, card),
    deck: count(state.deck, card),
    seats: state.players.map(({ cards }) => cards[card] ?? 0),
  };
}

const TRUTHS: Readonly<Record<GameId, (state: unknown, card: string) => Truth>> = {
  'packet-row': (state, card) => truthOfPacketRow(state as PacketRowState, card),
  harbour: (state, card) => truthOfHarbour(state as HarbourState, card),
  rotterdam: (state, card) => truthOfRotterdam(state as RotterdamState, card),
};

/** Those that hide something, or take something out of the game, beside the usual ones. */
const SETTINGS: Readonly<Record<GameId, readonly Setting[]>> = {
  'packet-row': [{}, { seats: 2 }, { options: { ledger: false } }],
  harbour: [{}, { options: { boards: 'characters', bonusCards: true, inlandTraders: true } }],
  rotterdam: [{}, { seats: 2, options: { bidding: true, fixedRounds: true } }],
};

/** What may go back and come once more, and characters that are looked at and laid aside. */
const COMES_AGAIN: Readonly<Record<GameId, readonly string[]>> = {
  'packet-row': [],
  harbour: [...BUILDINGS, ...PLAYER_BOARDS].map(({ id }) => id),
  rotterdam: SHIP_CARD_NAMES,
};

/** Where copies may be of which nothing is known. */
const MAY_BE: Readonly<Record<Standing['mayBe'], (hidden: Truth) => boolean>> = {
  deck: ({ box, seats }) => box === 0 && seats.every((held) => held === 0),
  deckOrHand: ({ box }) => box === 0,
  deckOrBox: ({ seats }) => seats.every((held) => held === 0),
  offered: ({ deck, box, seats }) => deck + box === 0 && seats.every((held) => held === 0),
  away: ({ deck, offer, seats }) => offer === 0 && deck === 0 && seats.every((held) => held === 0),
};

/** What of a standing is not so. */
function faultIn({ known, unseen, mayBe }: Standing, truth: Truth, copies: number): string | undefined {
  const at = (where: string, seat?: number) =>
    known.reduce(
      (sum, one) => (one.at === where && (one.at !== 'seat' || one.seat === seat) ? sum + one.copies : sum),
      0,
    );
  const hidden: Truth = {
    offer: truth.offer - at('offer'),
    discards: truth.discards - at('discards'),
    deck: truth.deck - at('underDeck'),
    box: truth.box,
    seats: truth.seats.map((held, seat) => held - at('seat', seat)),
  };
  const { offer, discards, deck, box, seats } = hidden;
  // Which characters are offered to whom is nobody else's business.
  if ((offer !== 0 && mayBe !== 'offered') || discards !== 0) return 'what lies open is told wrongly';
  if ([offer, deck, ...seats].some((count) => count < 0)) return 'it is not there';
  const lie = seats.reduce((sum, held) => sum + held, deck + box);
  const told = known.reduce((sum, one) => sum + one.copies, 0);
  // Characters whom nobody plays lie nowhere.
  const left = mayBe === 'away' || mayBe === 'offered' ? copies - told : lie;
  if (unseen !== left) return `${left} are out of sight, not ${unseen}`;
  return MAY_BE[mayBe](hidden) ? undefined : `one does not lie where it may be: ${mayBe}`;
}

describe.each(GAME_IDS)('the catalogue of %s', (id) => {
  const game: AnyGame = gameOf(id);
  const { catalogue } = EVERY_BOARD[id];
  const entries = catalogue.shelves.flatMap((shelf) => shelf.entries);

  it('has every card', () => {
    const counted = catalogue.shelves.map((shelf) => [
      shelf.id,
      [shelf.entries.length, shelf.entries.reduce((sum, { copies }) => sum + copies, 0)],
    ]);
    expect(Object.fromEntries(counted)).toEqual(SHELVES[id]);
    expect(new Set(entries.map(({ card }) => card)).size).toBe(entries.length);
  });

  it('filters by tags that its cards have', () => {
    for (const { tags, entries: cards } of catalogue.shelves) {
      expect(new Set(cards.flatMap((card) => card.tags))).toEqual(new Set(tags));
    }
  });

  it.each(LANGUAGES)('has words for all of it in %s', (language) => {
    const words = catalogue.words(language);
    for (const shelf of catalogue.shelves) {
      expect(words.shelves[shelf.id]).toBeTruthy();
      for (const tag of shelf.tags) expect(words.tags[tag]).toBeTruthy();
    }
    for (const { card } of entries) expect(catalogue.face(card, language).spoken).not.toBe('');
  });

  it('leads from every card to a paragraph of its rulebook', () => {
    const { paragraphs } = EVERY_BOARD[id].rulebook.words('en');
    expect(entries.filter(({ rule }) => paragraphs[rule] === undefined)).toEqual([]);
  });

  it.each(SETTINGS[id])('says truly where every copy lies, whoever looks: %j', (setting) => {
    let told = 0;
    positions(
      game,
      (state, viewers) => {
        for (const viewer of viewers) {
          const view = game.view(state, viewer);
          const wrong = entries.flatMap((entry) => {
            const standing = catalogue.standing(view, entry);
            if (standing === undefined) return [];
            told += 1;
            const fault = faultIn(standing, TRUTHS[id](state, entry.card), entry.copies);
            return fault === undefined ? [] : [`${entry.card} for ${viewer}: ${fault}`];
          });
          expect(wrong).toEqual([]);
        }
      },
      setting,
    );
    expect(told).toBeGreaterThan(entries.length);
  });

  it.each(SETTINGS[id])(
    'counts what every viewer was shown: %j',
    ({ seats = game.seats.max, options = {} }) => {
      const { seed, moves, state } = playAtRandom({
        game,
        seats,
        seed: seedOf('shown'),
        options,
        longest: 20_000,
      });
      const table: MatchTable = {
        game: id,
        seats: Array.from({ length: seats }, (_, at) => ({ kind: 'human', name: `${at}`, house: 'ball' })),
        options,
        houseRules: { takeBack: false, openHands: false },
      };
      const { play, log } = expectNoProblem(opened(game, table, { seed, moves }));
      const timesFor = (viewer: Viewer) =>
        timesShown(catalogue, new Sight(game, { table, play, log }, viewer));
      const forgets = game.forgets?.(play.options) === true;
      const atTable = timesFor('table');
      for (const viewer of viewersOf(seats)) {
        const times = timesFor(viewer);
        const view = game.view(state, viewer);
        const wrong = entries.flatMap((entry) => {
          const counted = times(entry);
          const known = catalogue.standing(view, entry)?.known ?? [];
          const lie = known.reduce((sum, { copies }) => sum + copies, 0);
          // What lies in sight was seen, and what the table was shown everybody was.
          const least = Math.max(lie, atTable(entry) ?? 0);
          const expected = forgets
            ? undefined
            : COMES_AGAIN[id].includes(entry.card)
              ? Math.max(least, counted ?? 0)
              : lie;
          return counted === expected ? [] : [`${entry.card} for ${viewer}: ${counted}, not ${expected}`];
        });
        expect(wrong).toEqual([]);
      }
    },
  );

  it.each(SETTINGS[id])('tells the open table nothing that a covered hand has a part in: %j', (setting) => {
    const random = new Dice(seedOf('other'), 'world');
    let compared = 0;
    positions(
      game,
      (state) => {
        const real = game.clone(state);
        const other = scrambled(id, real, 'table', random);
        if (other === undefined) return;
        compared += 1;
        const [there, here] = [other, real].map((one) => game.view(one, 'table'));
        for (const entry of entries)
          expect(catalogue.standing(there, entry)).toEqual(catalogue.standing(here, entry));
      },
      setting,
    );
    expect(compared).toBeGreaterThan(1);
  });
});

it('in Harbour, what has not been seen is in the deck', () => {
  positions(gameOf('harbour'), (state) => {
    const { deck, known } = state as HarbourState;
    const view = harbourView(state as HarbourState, 'table');
    const unseen = (harbourCatalogue.shelves[0]?.entries ?? []).flatMap((entry) =>
      (harbourCatalogue.standing(view, entry)?.unseen ?? 0) > 0
        ? [buildingNamed(entry.card as BuildingId)]
        : [],
    );
    expect(unseen.sort()).toEqual(
      deck
        .slice(known)
        .filter((one) => one !== NONE && one !== HIDDEN)
        .sort(),
    );
  });
});

describe('where a card lies', () => {
  const building = (card: string) => ({ card, copies: 1, tags: [], rule: '' });
  const { state } = scenario({
    owned: [[], ['bank']],
    display: ['pub', 'ranch', 'quarry', 'depot', 'library'],
  });
  const view = harbourView(state, 0);

  it.each([
    ['pub', [{ at: 'offer', copies: 1 }]],
    ['bank', [{ at: 'seat', seat: 1, copies: 1 }]],
    ['abbey', []],
  ])('%s', (card, known) => {
    expect(harbourCatalogue.standing(view, building(card))?.known).toEqual(known);
  });

  it('the own hand is known to its owner alone', () => {
    const scene = table().row('gale', 'tug', 'crossing').cards(0, 'tug');
    const tug = { card: 'tug', copies: 3, tags: [], rule: '' };
    const unseen = (viewer: Viewer) =>
      rotterdamCatalogue.standing(rotterdam.view(scene.state, viewer), tug)?.unseen;
    expect([unseen(0), unseen(1), unseen('table')]).toEqual([1, 2, 2]);
    expect(rotterdamCatalogue.standing(rotterdam.view(scene.state, 1), tug)?.mayBe).toBe('deckOrHand');
  });
});
