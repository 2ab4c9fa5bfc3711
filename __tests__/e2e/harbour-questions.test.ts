import { ANSWERS, questionOf, type Question } from '@/games/harbour/asked';
import { axeFindings } from '../support/axe';
import { visit, VIEWPORTS } from '../support/browser';
import { tellFigure } from '../support/figures';
import { HarbourPage } from '../support/harbour-page';
import { gamesAt, harbourTable, people } from '../support/harbour-positions';
import { layoutFaults } from '../support/layout-faults';
import { resize } from '../support/settled';
import { BRISK, liftCurtain, WORDS } from '../support/play-packet-row';
import { storedAs } from '../support/stored-games';

jest.setTimeout(600_000);

/** Windows in which no whole game of Harbour is played. */
const WINDOWS = {
  small: { width: 320, height: 568 },
  low: { width: 844, height: 390 },
  split: { width: 507, height: 820 },
  tall: { width: 600, height: 960 },
  wide: { width: 1024, height: 768 },
  large: { width: 1366, height: 1024 },
} as const;

type Window = keyof typeof WINDOWS;

/** Each question that the game can ask, and where it is looked at; it is answered in the last of them. */
const LOOKED_AT: Readonly<Record<Question, readonly [Window, ...Window[]]>> = {
  board: ['small', 'low', 'wide'],
  look: ['large', 'split', 'small'],
  gift: ['tall', 'low', 'small'],
  go: ['large', 'low', 'split', 'wide', 'tall', 'small'],
  feeNowOrLater: ['wide', 'low'],
  fee: ['small', 'tall'],
  abilityOrEnd: ['split', 'small'],
  goodsOrPurchase: ['low', 'small'],
  takeOrSwap: ['small', 'low', 'wide'],
  pick: ['large', 'small'],
  spend: ['tall', 'low'],
  turn: ['wide', 'small'],
  double: ['split', 'low'],
  give: ['low', 'small'],
  take: ['large', 'small', 'low'],
  swap: ['small', 'wide'],
  raise: ['low', 'tall'],
  replace: ['small', 'split', 'low'],
  ship: ['large', 'tall', 'low', 'small'],
  buyMore: ['split', 'low', 'wide'],
  fill: ['wide', 'small', 'low'],
  keep: ['low', 'tall', 'small'],
  transmute: ['small', 'large'],
};
const QUESTIONS = Object.keys(LOOKED_AT) as readonly Question[];

const SITTINGS = [
  { language: 'en', locale: 'en-GB', colorScheme: 'dark', takes: (at: number) => at % 2 === 0 },
  { language: 'de', locale: 'de-DE', colorScheme: 'light', takes: (at: number) => at % 2 === 1 },
] as const;

/** What a reader of large letters meets in one game: boards, stock, places, goods to choose, a purchase, others' goods. */
const IN_LARGE_LETTERS = [
  'board',
  'gift',
  'go',
  'pick',
  'ship',
  'take',
] as const satisfies readonly Question[];

it('every question of Harbour is among those that are answered on the page', () => {
  expect(QUESTIONS.toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
});

it.each(SITTINGS)(
  'questions of Harbour are answered in windows of every kind, $colorScheme, in $language',
  async ({ language, takes, ...device }) => {
    const questions = QUESTIONS.filter((_, at) => takes(at));
    const table = harbourTable(people(4), { boards: 'characters', inlandTraders: true });
    const games = gamesAt(table, questions);
    const stored = Object.assign(
      { 'harbourmaster/settings': BRISK },
      ...questions.map((question) => storedAs(question.toLowerCase(), games[question])),
    ) as Record<string, string>;
    const { page, context, complaints } = await visit({ ...device, stored, clock: true });
    const findings: unknown[] = [];
    let looks = 0;
    for (const question of questions) {
      const id = question.toLowerCase();
      const [first, ...more] = LOOKED_AT[question];
      await page.setViewportSize(WINDOWS[first]);
      await page.goto(`/table/${id}`);
      const seat = new HarbourPage(page, language, id);
      if ((await seat.asked()) === 'curtain') await liftCurtain(page, WORDS[language]);
      expect(await seat.asked()).toBe('answer');
      for (const window of [first, ...more]) {
        await resize(page, WINDOWS[window]);
        const at = { question, window };
        for (const fault of await layoutFaults(page)) findings.push({ ...at, ...fault });
        looks += 1;
      }
      for (const found of await axeFindings(page)) findings.push({ question, ...found });
      const before = await seat.play();
      expect(questionOf(before.state)).toBe(question);
      await seat.answer();
      expect((await seat.play()).moves.length).toBeGreaterThan(before.moves.length);
    }
    expect(findings).toEqual([]);
    expect(complaints).toEqual([]);
    tellFigure(
      `${questions.length} questions of Harbour answered in ${language}, looked at in ${looks} windows`,
    );
    await context.close();
  },
);

it('with letters twice as large nothing of Harbour is too wide, too small to hit or cut off, and all of it scrolls as one, on a phone and on a tablet', async () => {
  const table = harbourTable(people(4), { boards: 'characters', inlandTraders: true });
  const games = gamesAt(table, IN_LARGE_LETTERS);
  const stored = Object.assign(
    { 'harbourmaster/settings': BRISK },
    ...IN_LARGE_LETTERS.map((question) => storedAs(question, games[question])),
  ) as Record<string, string>;
  const device = { locale: 'de-DE', colorScheme: 'light' } as const;
  const { page, context } = await visit({ ...device, stored, clock: true, textScale: 2 });
  const findings: unknown[] = [];
  for (const question of IN_LARGE_LETTERS) {
    await page.goto(`/table/${question}`);
    const seat = new HarbourPage(page, 'de', question);
    if ((await seat.asked()) === 'curtain') await liftCurtain(page, WORDS.de);
    await seat.asked();
    for (const window of [VIEWPORTS.phone, VIEWPORTS.tablet]) {
      await resize(page, window);
      for (const fault of await layoutFaults(page)) findings.push({ question, ...window, ...fault });
      const within = await page.evaluate(scrollingWithinScrolling);
      if (within.length > 0) findings.push({ question, ...window, within });
    }
  }
  expect(findings).toEqual([]);
  await context.close();
});

/** Runs in the page. What scrolls upright inside of what scrolls upright itself: a reader would lose the one in the other. */
function scrollingWithinScrolling(): string[] {
  const scrolling = [...document.querySelectorAll('*')].filter(
    (one) =>
      ['auto', 'scroll'].includes(getComputedStyle(one).overflowY) &&
      one.checkVisibility() &&
      one.scrollHeight > one.clientHeight + 1,
  );
  return scrolling
    .filter((one) => scrolling.some((other) => other !== one && other.contains(one)))
    .map((one) => `${one.textContent.slice(0, 60)}: ${one.scrollHeight} in ${one.clientHeight}`);
}
