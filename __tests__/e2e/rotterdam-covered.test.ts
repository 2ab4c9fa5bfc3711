import type { Language } from '@/engine/phrase';
import { rotterdam } from '@/games/rotterdam';
import { FORWARDER } from '@/games/rotterdam/cards/roles';
import { TEXTS } from '@/text';
import { visit, type Visit } from '../support/browser';
import { tellFigure } from '../support/figures';
import { liftCurtain, BRISK, WORDS } from '../support/play-packet-row';
import { RotterdamLooks } from '../support/rotterdam-looks';
import { RotterdamPage } from '../support/rotterdam-page';
import { rotterdamGamesWhere, type Fits } from '../support/rotterdam-positions';
import { peopleAt } from '../support/saved-matches';
import { storedAs } from '../support/stored-games';
import { WINDOWS, type Window } from '../support/windows';

const TABLE = peopleAt('rotterdam', 4, { bidding: true });

/** Somebody with a hand that others may not see is asked this. */
const asks =
  (phase: string, also: Fits = () => true): Fits =>
  (moves, state, seat) =>
    state.phase === phase && moves.length > 1 && rotterdam.secrets(state, seat) && also(moves, state, seat);

/** What is asked of a covered hand: a question of each kind, ways of somebody whose turn it is not. */
const ASKED = {
  work: asks('work', (moves) => moves.some(({ type }) => type === 'forward')),
  trader: asks('trader', (moves) => moves.some(({ type }) => type === 'sell')),
  sailor: asks('sailor'),
  after: asks('after'),
  sail: asks('sail', (_, state, seat) => seat !== state.turn),
} as const satisfies Readonly<Record<string, Fits>>;
type Asked = keyof typeof ASKED;

interface Sitting {
  readonly title: string;
  readonly device: Pick<Visit, 'colorScheme' | 'textScale'>;
  readonly windows: readonly [Window, ...Window[]];
}

const SITTINGS: readonly Sitting[] = [
  {
    title: 'in every narrow window and upright',
    device: { colorScheme: 'light' },
    windows: ['upright', 'tall', 'side', 'small', 'low', 'phone'],
  },
  {
    title: 'in letters twice as large',
    device: { colorScheme: 'dark', textScale: 2 },
    windows: ['tall', 'side', 'phone'],
  },
];

const language: Language = 'de';
const { toggles } = TEXTS[language].games.rotterdam.board;

it.each(SITTINGS)(
  'RT-60 a hand that lies covered is covered as a whole, and all else can be read and hit, $title',
  async (sitting) => {
    const { device, windows, title } = sitting;
    const questions = Object.keys(ASKED) as Asked[];
    const found = rotterdamGamesWhere(TABLE, ASKED);
    const stored = Object.assign(
      { 'harbourmaster/settings': BRISK },
      ...questions.map((question) => storedAs(question, found[question])),
    ) as Record<string, string>;
    const { page, context, complaints } = await visit({ ...device, locale: 'de-DE', stored, clock: true });
    const looks = new RotterdamLooks(page, language);
    const hand = page.getByRole('switch', { name: toggles.hand });
    for (const question of questions) {
      await page.setViewportSize(WINDOWS.phone);
      await page.goto(`/table/${question}`);
      const seat = new RotterdamPage(page, language, question);
      expect(await seat.asked()).toBe('curtain');
      await liftCurtain(page, WORDS[language]);
      await seat.hideHand();
      await looks.through(windows, question);
      await looks.withAxe(question);
      if (question === 'work') {
        await seat.haveRoleInMind(FORWARDER);
        await looks.through(windows.toReversed(), 'covered forwarder in mind');
      }
      // Where an answer waits for the hand, it is lifted there.
      const isAsked = (await hand.count()) > 0;
      if (isAsked) await hand.click();
      await page.getByRole('button', { name: WORDS[language].show }).first().waitFor();
      if (!isAsked) continue;
      await looks.through(['phone', 'side'], `${question}, hand asked for`);
      await looks.withAxe(`${question}, hand asked for`);
    }
    expect(looks.findings).toEqual([]);
    expect(complaints).toEqual([]);
    tellFigure(
      `${questions.length} questions of Rotterdam with the hand covered, ${title}, looked at ${looks.looked} times`,
    );
    await context.close();
  },
);
