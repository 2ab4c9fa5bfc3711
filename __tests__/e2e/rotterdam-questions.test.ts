import type { Language } from '@/engine/phrase';
import { rotterdam } from '@/games/rotterdam';
import { EFFECTS, SHIP_CARD_NAMES } from '@/games/rotterdam/cards/ship-cards';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { PHASES } from '@/games/rotterdam/state';
import { visit } from '../support/browser';
import { tellFigure } from '../support/figures';
import { BRISK } from '../support/play-packet-row';
import { RotterdamLooks } from '../support/rotterdam-looks';
import { RotterdamPage } from '../support/rotterdam-page';
import { rotterdamGamesAt, type Answerable } from '../support/rotterdam-positions';
import { peopleAt } from '../support/saved-matches';
import { storedAs } from '../support/stored-games';
import { WINDOWS, type Window } from '../support/windows';

/** Each question and each ship card that can be played, and where it is looked at; it is answered in the last of them. */
const LOOKED_AT: Readonly<
  Record<Exclude<Answerable, 'harbour-festival' | 'city-honours'>, readonly [Window, ...Window[]]>
> = {
  launch: ['wide', 'phone', 'side', 'small'],
  bid: ['split', 'upright', 'tablet', 'low'],
  work: ['large', 'tablet', 'upright', 'side', 'split', 'phone', 'low', 'small'],
  shipowner: ['small', 'large', 'phone', 'low', 'side'],
  load: ['tall', 'tablet', 'side', 'small'],
  captain: ['wide', 'small', 'tablet', 'upright', 'phone', 'low'],
  sail: ['low', 'side', 'tablet', 'phone'],
  sailor: ['small', 'tall', 'phone', 'side'],
  anchorage: ['upright', 'tablet', 'small'],
  loader: ['side', 'split', 'small'],
  factory: ['wide', 'low', 'phone', 'small'],
  trader: ['large', 'tablet', 'upright', 'phone', 'low', 'side', 'small'],
  partner: ['tall', 'tablet', 'phone', 'side', 'small'],
  after: ['split', 'wide', 'phone', 'low'],
  tug: ['small', 'phone', 'large'],
  gale: ['side', 'tablet', 'upright'],
  smugglers: ['low', 'wide'],
  'cargo-swap': ['split', 'phone', 'small'],
  crossing: ['wide', 'phone', 'side'],
  'harbour-police': ['tall', 'tablet', 'low'],
  lighter: ['phone', 'small'],
};
const ANSWERED = Object.keys(LOOKED_AT) as readonly (keyof typeof LOOKED_AT)[];

it('every question of Rotterdam and every ship card that can be played is among those that are answered on the page', () => {
  const aimed = SHIP_CARD_NAMES.filter((_, card) => EFFECTS[card]?.verb !== 'score');
  expect(ANSWERED.toSorted()).toEqual([...PHASES.filter((phase) => phase !== 'over'), ...aimed].toSorted());
});

/** Nobody has anything to hide, so nothing is covered: what a covered hand changes is looked at on its own. */
const tableOf = (players: number) =>
  ({
    ...peopleAt('rotterdam', players, { bidding: true }),
    houseRules: { takeBack: true, openHands: true },
  }) as const;
const TABLE = tableOf(4);

/** What has the most words and the least room, looked at in German in every narrow window. */
const CROWDED: readonly Answerable[] = ['work', 'captain', 'shipowner', 'load', 'trader', 'sail', 'factory'];
const NARROW = ['small', 'low', 'side', 'split'] as const;
/** With letters twice as large every question is looked at in one of these, and all questions and cards on a phone. */
const LARGE_LETTERS = [...NARROW, 'tall', 'upright', 'wide'] as const;
const isQuestion = (one: Answerable): boolean => PHASES.some((phase) => phase === one);

interface Sitting {
  readonly language: Language;
  readonly locale: string;
  readonly colorScheme: 'dark' | 'light';
  readonly textScale: number;
  readonly title: string;
  /** Which are answered, each in the last of the windows in which it is looked at. */
  answers(at: number): boolean;
  /** Where the others are only looked at. */
  looks?(question: Answerable, at: number): readonly Window[];
}

const GERMAN = { language: 'de', locale: 'de-DE', colorScheme: 'light', textScale: 1 } as const;

const SITTINGS: readonly Sitting[] = [
  {
    language: 'en',
    locale: 'en-GB',
    colorScheme: 'dark',
    textScale: 1,
    title: 'in windows of every kind, in English',
    answers: (at) => at % 2 === 0,
  },
  { ...GERMAN, title: 'in windows of every kind, in German', answers: (at) => at % 2 === 1 },
  {
    ...GERMAN,
    title: 'in every narrow window, in German',
    answers: () => false,
    looks: (question) => (CROWDED.includes(question) ? NARROW : []),
  },
  {
    ...GERMAN,
    colorScheme: 'dark',
    textScale: 2,
    title: 'with letters twice as large, in German',
    answers: (at) => at % 5 === 2,
    looks: (question, at) => [
      ...(isQuestion(question) ? LARGE_LETTERS.slice(at % LARGE_LETTERS.length).slice(0, 1) : []),
      'phone',
    ],
  },
];

it.each(SITTINGS)('questions of Rotterdam are looked at and answered $title', async (sitting) => {
  const { language, answers, looks: alsoIn, title, ...device } = sitting;
  const windowsOf = (question: (typeof ANSWERED)[number], at: number) =>
    answers(at) ? LOOKED_AT[question] : (alsoIn?.(question, at) ?? []);
  const questions = ANSWERED.map((question, at) => ({
    question,
    windows: windowsOf(question, at),
    answered: answers(at),
  })).filter(({ windows }) => windows.length > 0);
  const games = rotterdamGamesAt(
    TABLE,
    questions.map(({ question }) => question),
  );
  const stored = Object.assign(
    { 'harbourmaster/settings': BRISK },
    ...questions.map(({ question }) => storedAs(question, games[question])),
  ) as Record<string, string>;
  const { page, context, complaints } = await visit({ ...device, stored, clock: true });
  const looks = new RotterdamLooks(page, language);
  for (const { question, windows, answered } of questions) {
    const [first = 'small'] = windows;
    await page.setViewportSize(WINDOWS[first]);
    await page.goto(`/table/${question}`);
    const seat = new RotterdamPage(page, language, question);
    expect(await seat.asked()).toBe('answer');
    await looks.through(windows, question, question === 'trader');
    // What is in mind is looked at as well, in the last window first.
    const again = () => looks.through(windows.toReversed(), `${question} in mind`, question === 'trader');
    const before = await seat.play();
    const play = playOf(question, before.state);
    if (answered) {
      await seat.answer(play, again);
      expect((await seat.play()).moves.length).toBeGreaterThan(before.moves.length);
    } else if (play !== undefined) {
      await seat.haveInMind(play);
      await again();
    }
  }
  expect(looks.findings).toEqual([]);
  expect(complaints).toEqual([]);
  tellFigure(
    `${questions.length} questions and cards of Rotterdam, ${title}, looked at ${looks.looked} times`,
  );
  await context.close();
});

/** The first way to play the card; nothing where a question is meant, which is answered sensibly. */
function playOf(
  question: Answerable,
  state: Parameters<typeof rotterdam.moves>[0],
): RotterdamMove | undefined {
  const card = SHIP_CARD_NAMES.findIndex((name) => name === question);
  const [seat = 0] = rotterdam.waitingFor(state);
  return rotterdam.moves(state, seat).find((move) => move.type === 'play' && move.card === card);
}

/** What looks otherwise with fewer players: bidders, workers and places, hands. */
const FEW_ASKED = ['bid', 'work', 'shipowner', 'trader'] as const;

it.each([
  { language: 'en', locale: 'en-GB', colorScheme: 'light' },
  { language: 'de', locale: 'de-DE', colorScheme: 'dark' },
] as const)(
  'tables of two and of three at Rotterdam have nothing cut or too small on the smallest phone and on a tablet, in $language',
  async ({ language, ...device }) => {
    const tables = [2, 3].flatMap((players) => {
      const games = rotterdamGamesAt(tableOf(players), FEW_ASKED);
      return FEW_ASKED.map((question) => ({ question, id: `${question}${players}`, game: games[question] }));
    });
    const stored = Object.assign(
      { 'harbourmaster/settings': BRISK },
      ...tables.map(({ id, game }) => storedAs(id, game)),
    ) as Record<string, string>;
    const { page, context, complaints } = await visit({ ...device, stored, clock: true });
    const looks = new RotterdamLooks(page, language);
    for (const { question, id } of tables) {
      await page.goto(`/table/${id}`);
      expect(await new RotterdamPage(page, language, id).asked()).toBe('answer');
      await looks.through(['small', 'tablet'], id, question === 'trader');
    }
    expect(looks.findings).toEqual([]);
    expect(complaints).toEqual([]);
    tellFigure(`tables of two and three at Rotterdam in ${language}, looked at ${looks.looked} times`);
    await context.close();
  },
);
