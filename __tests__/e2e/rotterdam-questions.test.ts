import { rotterdam } from '@/games/rotterdam';
import { EFFECTS, SHIP_CARD_NAMES } from '@/games/rotterdam/cards/ship-cards';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { PHASES } from '@/games/rotterdam/state';
import { visit } from '../support/browser';
import { tellFigure } from '../support/figures';
import { layoutFaults } from '../support/layout-faults';
import { BRISK } from '../support/play-packet-row';
import { RotterdamPage } from '../support/rotterdam-page';
import { rotterdamGamesAt, type Answerable } from '../support/rotterdam-positions';
import { peopleAt } from '../support/saved-matches';
import { resize } from '../support/settled';
import { storedAs } from '../support/stored-games';

jest.setTimeout(600_000);

/** Besides those in which whole games are played. */
const WINDOWS = {
  small: { width: 320, height: 568 },
  low: { width: 375, height: 667 },
  side: { width: 844, height: 390 },
  split: { width: 507, height: 820 },
  tall: { width: 600, height: 960 },
  upright: { width: 820, height: 1180 },
  wide: { width: 1024, height: 768 },
  large: { width: 1366, height: 1024 },
} as const;

type Window = keyof typeof WINDOWS;

/** Each question and each ship card that can be played, and where it is looked at; it is answered in the last of them. */
const LOOKED_AT: Readonly<
  Record<Exclude<Answerable, 'harbour-festival' | 'city-honours'>, readonly [Window, ...Window[]]>
> = {
  launch: ['wide', 'side', 'small'],
  bid: ['split', 'upright', 'low'],
  work: ['large', 'upright', 'side', 'split', 'low', 'small'],
  shipowner: ['small', 'large', 'low', 'side'],
  load: ['tall', 'side', 'small'],
  captain: ['wide', 'small', 'upright', 'low'],
  sail: ['low', 'side', 'large'],
  sailor: ['small', 'tall', 'side'],
  anchorage: ['upright', 'small'],
  loader: ['side', 'split', 'small'],
  factory: ['wide', 'low', 'small'],
  trader: ['large', 'upright', 'low', 'side', 'small'],
  partner: ['tall', 'side', 'small'],
  after: ['split', 'wide', 'low'],
  tug: ['small', 'large'],
  gale: ['side', 'upright'],
  smugglers: ['low', 'wide'],
  'cargo-swap': ['split', 'small'],
  crossing: ['wide', 'side'],
  'harbour-police': ['tall', 'low'],
  lighter: ['large', 'small'],
};
const ANSWERED = Object.keys(LOOKED_AT) as readonly (keyof typeof LOOKED_AT)[];

it('every question of Rotterdam and every ship card that can be played is among those that are answered on the page', () => {
  const aimed = SHIP_CARD_NAMES.filter((_, card) => EFFECTS[card]?.verb !== 'score');
  expect(ANSWERED.toSorted()).toEqual([...PHASES.filter((phase) => phase !== 'over'), ...aimed].toSorted());
});

/** Nobody has anything to hide, so nothing is covered: what a covered hand changes is seen in whole games. */
const TABLE = {
  ...peopleAt('rotterdam', 4, { bidding: true }),
  houseRules: { takeBack: true, openHands: true },
} as const;

const SITTINGS = [
  { language: 'en', locale: 'en-GB', colorScheme: 'dark', textScale: 1, takes: (at: number) => at % 2 === 0 },
  {
    language: 'de',
    locale: 'de-DE',
    colorScheme: 'light',
    textScale: 1,
    takes: (at: number) => at % 2 === 1,
  },
  { language: 'de', locale: 'de-DE', colorScheme: 'dark', textScale: 2, takes: (at: number) => at % 5 === 2 },
] as const;

it.each(SITTINGS)(
  'questions of Rotterdam are answered in windows of every kind, $colorScheme, in $language, with letters of $textScale',
  async ({ language, takes, ...device }) => {
    const questions = ANSWERED.filter((_, at) => takes(at));
    const games = rotterdamGamesAt(TABLE, questions);
    const stored = Object.assign(
      { 'harbourmaster/settings': BRISK },
      ...questions.map((question) => storedAs(question, games[question])),
    ) as Record<string, string>;
    const { page, context, complaints } = await visit({ ...device, stored, clock: true });
    const findings: unknown[] = [];
    let looks = 0;
    for (const question of questions) {
      const [first, ...more] = LOOKED_AT[question];
      await page.setViewportSize(WINDOWS[first]);
      await page.goto(`/table/${question}`);
      const seat = new RotterdamPage(page, language, question);
      expect(await seat.asked()).toBe('answer');
      for (const window of [first, ...more]) {
        await resize(page, WINDOWS[window]);
        for (const fault of await layoutFaults(page)) findings.push({ question, window, ...fault });
        looks += 1;
      }
      const before = await seat.play();
      await seat.answer(playOf(question, before.state));
      expect((await seat.play()).moves.length).toBeGreaterThan(before.moves.length);
    }
    expect(findings).toEqual([]);
    expect(complaints).toEqual([]);
    tellFigure(
      `${questions.length} questions and cards of Rotterdam answered in ${language}, looked at in ${looks} windows`,
    );
    await context.close();
  },
);

/** The first way to play the card; questions are answered sensibly. */
function playOf(
  question: Answerable,
  state: Parameters<typeof rotterdam.moves>[0],
): RotterdamMove | undefined {
  const card = SHIP_CARD_NAMES.findIndex((name) => name === question);
  const [seat = 0] = rotterdam.waitingFor(state);
  return rotterdam.moves(state, seat).find((move) => move.type === 'play' && move.card === card);
}
