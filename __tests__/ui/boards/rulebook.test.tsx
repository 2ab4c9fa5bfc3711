import type { AnyGame } from '@/engine/game';
import { isProblem, LANGUAGES } from '@/engine/phrase';
import { GAME_IDS, GAMES, type GameId } from '@/games';
import { BUILDINGS } from '@/games/harbour/cards/buildings';
import { GOODS } from '@/games/harbour/cards/goods';
import { PLAYER_BOARDS } from '@/games/harbour/cards/player-boards';
import { CARD_NAMES } from '@/games/packet-row/cards';
import { KIND_CODES } from '@/games/packet-row/cards/figures';
import { IS_HIGH, PRODUCTS, type Product } from '@/games/rotterdam/cards/goods';
import { ORDER_NAMES, ORDERS } from '@/games/rotterdam/cards/orders';
import { ROLES } from '@/games/rotterdam/cards/roles';
import { SHIP_CARD_COUNT, SHIP_CARD_NAMES } from '@/games/rotterdam/cards/ship-cards';
import { IS_ANCHORAGE, POSITIONS } from '@/games/rotterdam/cards/waterways';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import { ON_BOARD, paragraphOn as onBuilding } from '@/ui/boards/harbour/rules/links';
import { paragraphOn as onKind } from '@/ui/boards/packet-row/rules/links';
import { paragraphOn as onShipCard } from '@/ui/boards/rotterdam/rules/links';
import { readBook } from '@/ui/screens/rules/book';
import { playAtRandom, seedOf } from '../../support/random-play';
import { EVERY_BOARD } from './everyBoard';

const range = (prefix: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${prefix}${from + at}`);

interface Told {
  /** The tables at which each option is met. */
  readonly options: readonly object[];
  /** The ids of the rules page. */
  readonly rules: readonly string[];
  /** The cards that there are to show. */
  readonly cards: readonly string[];
  /** Where else the board leads into the book, beside problems and the log. */
  readonly links: readonly (readonly [string, string])[];
}

const TOLD: Readonly<Record<GameId, Told>> = {
  'packet-row': {
    options: [{}, { ledger: true }],
    rules: [
      ...range('PR-', 1, 5),
      ...range('PR-', 10, 19),
      ...range('PR-', 20, 24),
      ...range('PR-', 30, 30),
      ...range('PR-', 40, 47),
      ...range('PR-', 50, 54),
      ...range('PR-', 60, 60),
      ...range('PR-E', 1, 5),
    ],
    cards: CARD_NAMES,
    links: [
      ...KIND_CODES.map((kind) => [kind, onKind(kind, 3)] as const),
      ['banker at a table of five', onKind('banker', 5)],
    ],
  },
  harbour: {
    options: [
      {},
      { boards: 'characters', inlandTraders: true, bonusCards: true },
      { boards: 'characters', bonusCards: true },
      { firstGame: true },
    ],
    rules: [
      ...range('HB-', 1, 6),
      ...range('HB-', 10, 14),
      ...range('HB-', 20, 25),
      ...range('HB-', 30, 32),
      ...range('HB-', 40, 42),
      ...range('HB-', 60, 60),
      ...range('HB-E', 1, 6),
    ],
    cards: [...[...BUILDINGS, ...PLAYER_BOARDS].map(({ id }) => id), ...GOODS.map((good) => `bonus-${good}`)],
    links: [...BUILDINGS.map(({ id }) => [id, onBuilding(id)] as const), ...Object.entries(ON_BOARD)],
  },
  rotterdam: {
    options: [{}, { fixedRounds: true }, { bidding: true }],
    rules: [
      ...range('RT-', 1, 6),
      ...range('RT-', 10, 13),
      ...range('RT-', 20, 28),
      ...range('RT-', 40, 44),
      ...range('RT-', 60, 60),
      ...range('RT-E', 1, 4),
    ],
    cards: [...PRODUCTS, ...SHIP_CARD_NAMES, ...ROLES, ...ORDER_NAMES],
    links: SHIP_CARD_NAMES.map((name, card) => [name, onShipCard(card)] as const),
  },
};

describe.each(GAME_IDS)('the rulebook of %s', (game) => {
  const book = EVERY_BOARD[game].rulebook;
  const expected = TOLD[game];
  const paragraphs = book.chapters.flatMap((chapter) => chapter.paragraphs);
  const ids = paragraphs.map(({ id }) => id);
  const rules: AnyGame = GAMES[game];
  const { said, problems } = GAMES[game].phrases.en;

  it.each(expected.rules)('tells %s', (rule) => {
    expect(paragraphs.filter(({ rules }) => rules.includes(rule))).not.toEqual([]);
  });

  it('names no rule that there is not', () => {
    const named = paragraphs.flatMap(({ rules }) => rules);
    expect(named.filter((rule) => !expected.rules.includes(rule))).toEqual([]);
  });

  it('shows only cards that there are', () => {
    const shown = paragraphs.flatMap(({ cards = [] }) => cards);
    expect(shown.filter((card) => !expected.cards.includes(card))).toEqual([]);
  });

  it.each([...Object.entries(book.onProblem), ...Object.entries(book.onSaid), ...expected.links])(
    'leads from %s to the paragraph %s, which it has',
    (_from, paragraph) => {
      expect(ids).toContain(paragraph);
    },
  );

  it('leads from every sentence of a log to a paragraph, with all options', () => {
    const spoken = new Set<string>();
    for (const options of expected.options) {
      const seats = [rules.seats.min, rules.seats.max].filter(
        (count) => !isProblem(rules.parseOptions(options, count)),
      );
      expect(seats).not.toEqual([]);
      for (const count of seats)
        playAtRandom({
          game: rules,
          seats: count,
          seed: seedOf('log'),
          options,
          longest: 20_000,
          after: (_play, events) => {
            for (const event of events) if (event.type === 'said') spoken.add(event.phrase.key);
          },
        });
    }
    expect([...spoken].filter((key) => book.onSaid[key] === undefined)).toEqual([]);
  });

  it('draws each picture, and shows none twice', () => {
    const shown = paragraphs.flatMap(({ picture = [] }) => picture);
    expect([...shown].sort()).toEqual(Object.keys(book.pictures).sort());
  });

  it('leads from no sentence that the rules do not speak', () => {
    expect(Object.keys(book.onProblem).filter((key) => !(key in problems))).toEqual([]);
    expect(Object.keys(book.onSaid).filter((key) => !(key in said))).toEqual([]);
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    const words = book.words(language);
    const read = readBook(book, language).flatMap((chapter) => chapter.paragraphs);

    it('has every paragraph of the text, once', () => {
      expect([...ids].sort()).toEqual(Object.keys(words.paragraphs).sort());
    });

    it('has every chapter of the text, once and in its order', () => {
      expect(book.chapters.map(({ id }) => id)).toEqual(Object.keys(words.chapters));
    });

    it('draws each card that it shows', () => {
      expect(read.flatMap(({ faces }) => faces).filter(({ spoken }) => spoken === '')).toEqual([]);
    });

    it('says in words what each picture shows', () => {
      expect(Object.keys(words.pictures ?? {}).sort()).toEqual(Object.keys(book.pictures).sort());
    });

    it('calls no two paragraphs the same', () => {
      expect(new Set(read.map(({ title }) => title)).size).toBe(read.length);
    });

    it('keeps an amount together with its sign', () => {
      expect(read.flatMap(({ text }) => text).filter((line) => / \$(?!\d)/.test(line))).toEqual([]);
    });
  });
});

describe.each(LANGUAGES)('the rulebook of Rotterdam in %s', (language) => {
  const book = EVERY_BOARD.rotterdam.rulebook;
  const { paragraphs } = book.words(language);
  const words = rotterdamWords[language];
  const told = (id: string) => paragraphs[id]?.text.join('\n') ?? '';

  it.each(SHIP_CARD_NAMES.map((name, card) => [name, card] as const))(
    'RT-23 counts the cards %s',
    (_, card) => {
      expect(told(onShipCard(card))).toContain(`${words.shipCard(card)} (${SHIP_CARD_COUNT[card]})`);
    },
  );

  it('RT-4 counts the orders and names every one of three products, by how many of them are high', () => {
    const triples = ORDERS.filter(({ products }) => products.length === 3);
    const high = (products: readonly Product[]) =>
      products.filter((product) => IS_HIGH[product] === 1).length;
    const lines = [0, 1, 2, 3].map((count) =>
      triples
        .filter(({ products }) => high(products) === count)
        .map(({ products }) => products.map((product) => words.product(product)).join(', '))
        .join('; '),
    );
    for (const line of lines) expect(told('orders')).toContain(`: ${line}.`);
    for (const count of [ORDERS.length, ORDERS.length - triples.length, triples.length]) {
      expect(told('orders')).toMatch(new RegExp(`\\b${count}\\b`));
    }
  });

  it('RT-23 names the anchorages', () => {
    const named = POSITIONS.filter((name) => told('anchorages').includes(name));
    expect(named).toEqual(POSITIONS.filter((_, at) => IS_ANCHORAGE[at]));
  });
});

it('every building and every board of Harbour is explained', () => {
  const shown = BUILDINGS.map(({ id }) => onBuilding(id));
  expect(shown).not.toContain('action');
  expect(Object.keys(ON_BOARD).sort()).toEqual(PLAYER_BOARDS.map(({ id }) => id).sort());
});
