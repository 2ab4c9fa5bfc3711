import type { AnyGame } from '@/engine/game';
import { LANGUAGES } from '@/engine/phrase';
import { GAME_IDS, GAMES, type GameId } from '@/games';
import { BUILDINGS } from '@/games/harbour/cards/buildings';
import { GOODS } from '@/games/harbour/cards/goods';
import { PLAYER_BOARDS } from '@/games/harbour/cards/player-boards';
import { CARD_NAMES } from '@/games/packet-row/cards';
import { KIND_CODES } from '@/games/packet-row/cards/figures';
import { PRODUCTS } from '@/games/rotterdam/cards/goods';
import { ORDER_NAMES } from '@/games/rotterdam/cards/orders';
import { ROLES } from '@/games/rotterdam/cards/roles';
import { SHIP_CARD_NAMES } from '@/games/rotterdam/cards/ship-cards';
import { ON_BOARD, paragraphOn as onBuilding } from '@/ui/boards/harbour/rules/links';
import { paragraphOn as onKind } from '@/ui/boards/packet-row/rules/links';
import { paragraphOn as onShipCard } from '@/ui/boards/rotterdam/rules/links';
import { readBook } from '@/ui/screens/rules/book';
import { playAtRandom, seedOf } from '../../support/random-play';
import { EVERY_BOARD } from './everyBoard';

const range = (prefix: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${prefix}${from + at}`);

interface Told {
  /** The ids of the rules page. */
  readonly rules: readonly string[];
  /** The cards that there are to show. */
  readonly cards: readonly string[];
  /** Where else the board leads into the book, beside problems and the log. */
  readonly links: readonly (readonly [string, string])[];
}

const TOLD: Readonly<Record<GameId, Told>> = {
  'packet-row': {
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

  it('leads from every sentence of a log to a paragraph', () => {
    const spoken = new Set<string>();
    for (const seats of [rules.seats.min, rules.seats.max]) {
      playAtRandom({
        game: rules,
        seats,
        seed: seedOf('log'),
        options: {},
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

it('every building and every board of Harbour is explained', () => {
  const shown = BUILDINGS.map(({ id }) => onBuilding(id));
  expect(shown).not.toContain('action');
  expect(Object.keys(ON_BOARD).sort()).toEqual(PLAYER_BOARDS.map(({ id }) => id).sort());
});
