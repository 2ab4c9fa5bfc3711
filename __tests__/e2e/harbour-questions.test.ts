import type { Language } from '@/engine/phrase';
import { ANSWERS } from '@/games/harbour/asked';
import { REASONS } from '@/games/harbour/rules/frames';
import { axeFindings } from '../support/axe';
import { visit, VIEWPORTS } from '../support/browser';
import { tellFigure } from '../support/figures';
import { HarbourPage } from '../support/harbour-page';
import { askableIn, gamesAt, harbourTable, people, type Askable } from '../support/harbour-positions';
import { lastingFaults } from '../support/layout-faults';
import { resize } from '../support/settled';
import { BRISK, liftCurtain, WORDS } from '../support/play-packet-row';
import { storedAs } from '../support/stored-games';
import { WINDOWS, type Window } from '../support/windows';

/** Each question that the game can ask, and where it is looked at; it is answered in the last of them. */
const LOOKED_AT: Readonly<Record<Exclude<Askable, 'gift'>, readonly [Window, ...Window[]]>> = {
  board: ['small', 'upright', 'side', 'wide'],
  look: ['large', 'split', 'phone', 'small'],
  'gift-stock': ['tall', 'tablet', 'side', 'small'],
  'gift-others': ['upright', 'small', 'phone'],
  'gift-beggar': ['split', 'side'],
  'gift-diplomat': ['wide', 'phone'],
  'gift-landlord': ['large', 'small'],
  'gift-investor': ['tablet', 'tall'],
  go: ['large', 'side', 'tablet', 'split', 'wide', 'upright', 'tall', 'phone', 'small'],
  feeNowOrLater: ['wide', 'phone', 'side'],
  fee: ['small', 'upright', 'tall'],
  abilityOrEnd: ['split', 'tablet', 'small'],
  goodsOrPurchase: ['side', 'upright', 'small'],
  takeOrSwap: ['small', 'side', 'phone', 'wide'],
  pick: ['large', 'phone', 'small', 'tablet'],
  spend: ['tall', 'tablet', 'side'],
  turn: ['wide', 'upright', 'small'],
  double: ['split', 'phone', 'side'],
  give: ['side', 'tablet', 'small'],
  take: ['large', 'small', 'phone', 'side', 'upright'],
  swap: ['small', 'tablet', 'wide', 'phone'],
  raise: ['side', 'upright', 'tall'],
  replace: ['small', 'split', 'side', 'tablet'],
  ship: ['large', 'tall', 'side', 'tablet', 'small', 'upright'],
  buyMore: ['split', 'small', 'side', 'wide', 'phone'],
  fill: ['wide', 'small', 'upright', 'side'],
  keep: ['side', 'tall', 'phone', 'small'],
  transmute: ['small', 'large', 'tablet'],
};
type Looked = keyof typeof LOOKED_AT;
const QUESTIONS = Object.keys(LOOKED_AT) as readonly Looked[];

it('every question of Harbour, and every reason for which goods are given, is among those that are answered on the page', () => {
  const asked = Object.keys(ANSWERS).filter((question) => question !== 'gift');
  const given = REASONS.map((reason) => `gift-${reason}`);
  expect(QUESTIONS.toSorted()).toEqual([...asked, ...given].toSorted());
});

/** What has the most words and the least room, looked at in German in every narrow window. */
const CROWDED: readonly Looked[] = ['go', 'pick', 'ship', 'take', 'swap', 'buyMore', 'look', 'board'];
const NARROW = ['small', 'side', 'split', 'phone'] as const;
/** What lies otherwise where fewer people have their quarters. */
const OF_FEW: readonly Looked[] = ['go', 'pick', 'ship', 'swap'];
const EVERY_SHAPE = ['phone', 'side', 'tablet', 'upright', 'wide', 'large'] as const;

interface Sitting {
  readonly title: string;
  readonly language: Language;
  readonly locale: string;
  readonly colorScheme: 'dark' | 'light';
  readonly players: number;
  /** Which are answered, each in the last of the windows in which it is looked at. */
  answers(at: number): boolean;
  /** Where the others are only looked at. */
  looks?(question: Looked): readonly Window[];
}

const ENGLISH = { language: 'en', locale: 'en-GB', colorScheme: 'dark', players: 4 } as const;
const GERMAN = { language: 'de', locale: 'de-DE', colorScheme: 'light', players: 4 } as const;
const onlyLooked = (looked: readonly Looked[], windows: readonly Window[]) => ({
  answers: () => false,
  looks: (question: Looked) => (looked.includes(question) ? windows : []),
});

const SITTINGS: readonly Sitting[] = [
  { ...ENGLISH, title: 'in windows of every kind, in English', answers: (at) => at % 2 === 0 },
  { ...GERMAN, title: 'in windows of every kind, in German', answers: (at) => at % 2 === 1 },
  { ...GERMAN, title: 'in every narrow window, in German', ...onlyLooked(CROWDED, NARROW) },
  { ...ENGLISH, players: 2, title: 'by two players, in English', ...onlyLooked(OF_FEW, EVERY_SHAPE) },
  { ...GERMAN, players: 3, title: 'by three players, in German', ...onlyLooked(OF_FEW, EVERY_SHAPE) },
];

it.each(SITTINGS)('questions of Harbour are looked at and answered $title', async (sitting) => {
  const { title, language, players, answers, looks, ...device } = sitting;
  const questions = QUESTIONS.map((question, at) => ({
    question,
    windows: answers(at) ? LOOKED_AT[question] : (looks?.(question) ?? []),
    answered: answers(at),
  })).filter(({ windows }) => windows.length > 0);
  // Inland traders are for three at least.
  const options = { boards: 'characters', inlandTraders: players > 2 };
  const games = gamesAt(
    harbourTable(people(players), options),
    questions.map(({ question }) => question),
  );
  const stored = Object.assign(
    { 'harbourmaster/settings': BRISK },
    ...questions.map(({ question }) => storedAs(question.toLowerCase(), games[question])),
  ) as Record<string, string>;
  const { page, context, complaints } = await visit({ ...device, stored, clock: true });
  const findings: unknown[] = [];
  let looked = 0;
  for (const { question, windows, answered } of questions) {
    const id = question.toLowerCase();
    const [first = 'small'] = windows;
    await page.setViewportSize(WINDOWS[first]);
    await page.goto(`/table/${id}`);
    const seat = new HarbourPage(page, language, id);
    if ((await seat.asked()) === 'curtain') await liftCurtain(page, WORDS[language]);
    expect(await seat.asked()).toBe('answer');
    for (const window of windows) {
      await resize(page, WINDOWS[window]);
      for (const fault of await lastingFaults(page, { upright: true, pictures: true }))
        findings.push({ question, window, ...fault });
      looked += 1;
    }
    if (!answered) continue;
    for (const found of await axeFindings(page)) findings.push({ question, ...found });
    const before = await seat.play();
    expect(askableIn(before.state)).toContain(question);
    await seat.answer();
    expect((await seat.play()).moves.length).toBeGreaterThan(before.moves.length);
  }
  expect(findings).toEqual([]);
  expect(complaints).toEqual([]);
  tellFigure(`${questions.length} questions of Harbour, ${title}, in ${looked} windows`);
  await context.close();
});

/** What a reader of large letters meets in one game: boards, stock, places, goods to choose, a purchase, others' goods. */
const IN_LARGE_LETTERS = [
  'board',
  'gift',
  'go',
  'pick',
  'ship',
  'take',
] as const satisfies readonly Askable[];

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
      for (const fault of await lastingFaults(page, { upright: true, pictures: true }))
        findings.push({ question, ...window, ...fault });
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
