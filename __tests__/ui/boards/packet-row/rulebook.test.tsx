import { LANGUAGES } from '@/engine/phrase';
import { CARD_NAMES } from '@/games/packet-row/cards';
import { KIND_CODES } from '@/games/packet-row/cards/figures';
import { CHAPTERS } from '@/ui/boards/packet-row/rules/chapters';
import { ON_PROBLEM, ON_SAID, paragraphOn } from '@/ui/boards/packet-row/rules/links';
import { packetRowRulebook } from '@/ui/boards/packet-row/rules/rulebook';
import { readBook } from '@/ui/screens/rules/book';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `PR-${from + at}`);

const RULES = [
  ...range(1, 5),
  ...range(10, 19),
  ...range(20, 24),
  ...range(30, 30),
  ...range(40, 47),
  ...range(50, 54),
  ...range(60, 60),
  ...['PR-E1', 'PR-E2', 'PR-E3', 'PR-E4', 'PR-E5'],
];

const paragraphs = CHAPTERS.flatMap((chapter) => chapter.paragraphs);
const ids = paragraphs.map(({ id }) => id);

it.each(RULES)('%s is told in the rulebook', (rule) => {
  expect(paragraphs.filter(({ rules }) => rules.includes(rule))).not.toEqual([]);
});

it('names no rule that there is not', () => {
  expect(paragraphs.flatMap(({ rules }) => rules).filter((rule) => !RULES.includes(rule))).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const words = packetRowRulebook.words(language);

  it('every paragraph of the text stands in the book, once', () => {
    expect([...ids].sort()).toEqual(Object.keys(words.paragraphs).sort());
  });

  it('every chapter of the text stands in the book, once', () => {
    expect(CHAPTERS.map(({ id }) => id)).toEqual(Object.keys(words.chapters));
  });

  it('an amount stays together with its sign', () => {
    const read = readBook(packetRowRulebook, language).flatMap((chapter) => chapter.paragraphs);
    expect(read.flatMap(({ text }) => text).filter((line) => / \$(?!\d)/.test(line))).toEqual([]);
  });
});

it.each(paragraphs.flatMap(({ cards = [] }) => cards))('the card %s that it shows exists', (card) => {
  expect(CARD_NAMES).toContain(card);
});

it.each([
  ...Object.entries(ON_PROBLEM),
  ...Object.entries(ON_SAID),
  ...KIND_CODES.map((kind) => [kind, paragraphOn(kind, 3)] as const),
  ['banker at a table of five', paragraphOn('banker', 5)] as const,
])('%s leads to the paragraph %s', (_from, paragraph) => {
  expect(ids).toContain(paragraph);
});
