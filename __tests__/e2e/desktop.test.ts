import type { Locator, Page } from 'playwright-core';
import { Dice } from '@/engine/random';
import { questionOf } from '@/games/harbour/asked';
import type { HarbourState } from '@/games/harbour/state';
import type { PacketRowState } from '@/games/packet-row/state';
import { rotterdam } from '@/games/rotterdam';
import { CAPTAIN } from '@/games/rotterdam/cards/roles';
import type { PlayedGame } from '@/match/whole';
import { TEXTS } from '@/text';
import { axeFindings } from '../support/axe';
import { visit } from '../support/browser';
import { alone, harbourTable } from '../support/harbour-positions';
import { Keys } from '../support/keys';
import { lastingFaults } from '../support/layout-faults';
import { shownOn } from '../support/moment';
import { soon } from '../support/patience';
import { playedGame } from '../support/played-game';
import { seedOf } from '../support/random-play';
import { rotterdamGameAt } from '../support/rotterdam-positions';
import { peopleAt } from '../support/saved-matches';
import { resize } from '../support/settled';
import { storedAs } from '../support/stored-games';

/** The smallest window that is a desktop's. */
const DESKTOP = { width: 1280, height: 720 };
const SEATS = 3;
const MIDWAY = 40;
/** Who decides, alone against bots. */
const ANNA = 0;

const text = TEXTS.en;

const random = () => new Dice(seedOf('desktop'), 'players');
const aloneAt = (game: 'packet-row' | 'rotterdam') => ({ ...peopleAt(game, SEATS), seats: alone(SEATS) });

interface Table {
  readonly game: string;
  readonly at: () => PlayedGame;
  /** N opens a sheet; else what it would show stands on the table. */
  readonly ownSheet: boolean;
  /** Has an answer in mind by keys, once the page is there. */
  readonly mind: (page: Page, keys: Keys) => Promise<void>;
}

const TABLES: readonly Table[] = [
  {
    game: 'Packet Row',
    ownSheet: true,
    at: () =>
      playedGame({
        table: aloneAt('packet-row'),
        random: random(),
        accepts: (_, state, number) => {
          const { phase, asked } = state as PacketRowState;
          return number < MIDWAY || phase !== 'choose' || asked !== ANNA;
        },
      }),
    // The first area that can still be chosen.
    mind: async (page, keys) => {
      for (;;) {
        for (const digit of ['1', '2', '3', '4'] as const) {
          await keys.press(digit);
          if ((await answers(page).count()) > 0) return;
          await page.keyboard.press('Escape');
        }
      }
    },
  },
  {
    game: 'Harbour',
    ownSheet: true,
    at: () =>
      playedGame({
        table: harbourTable(alone(SEATS), {}),
        random: random(),
        accepts: ({ seat }, state, number) =>
          number < MIDWAY || questionOf(state as HarbourState) !== 'go' || seat !== ANNA,
      }),
    mind: async (_, keys) => {
      await keys.press('1');
      await keys.press('Enter');
    },
  },
  {
    game: 'Rotterdam',
    ownSheet: false,
    at: () =>
      rotterdamGameAt(
        aloneAt('rotterdam'),
        (state) => state.phase === 'work' && state.round > 2 && rotterdam.waitingFor(state)[0] === ANNA,
      ),
    mind: async (_, keys) => keys.press(String(CAPTAIN + 1) as '1'),
  },
];

const answers = (page: Page): Locator =>
  page.getByRole('group', { name: text.board.answer, exact: true }).getByRole('button', { disabled: false });

it.each(TABLES)(
  '$game on the smallest desktop: axe finds nothing, keys do what they are listed for, the focus stands on the next decision, and a pointer that rests is told names and keys',
  async ({ at, ownSheet, mind }) => {
    const settings = JSON.stringify({ motion: 'off', botPace: 'step', sound: 'off' });
    const stored = { 'harbourmaster/settings': settings, ...storedAs('game', at()) };
    const { page, context, complaints } = await visit({ viewport: 'tablet', stored, path: '/table/game' });
    const keys = new Keys(page);
    const sheet = page.getByRole('dialog');
    const title = (name: string) => sheet.getByRole('heading', { name, exact: true });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await resize(page, DESKTOP);
    await page.getByRole('complementary', { name: text.table.beside }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await lastingFaults(page, {})).toEqual([]);

    for (const [key, opens] of [
      ['?', text.table.keysTitle],
      ['m', text.table.menu],
      ['l', text.table.log],
    ] as const) {
      await keys.pressUntilThere(key, title(opens));
      await keys.pressUntilGone('Escape', sheet);
      await keys.untilLed();
    }

    if (ownSheet) {
      await keys.pressUntilThere('n', sheet);
      await keys.pressUntilGone('Escape', sheet);
    }

    await keys.pressUntilThere('h', button(text.advice.doIt));
    await keys.pressUntilGone('h', button(text.advice.doIt));

    const asked = await page.getByRole('heading', { level: 1 }).textContent();
    const made = await shownOn(page);
    const isMade = async () => (await shownOn(page)) > made;
    await mind(page, keys);
    await keys.pressUntil('c', isMade);
    await keys.pressUntilThere('u', page.getByTestId(`moment-${made}`));
    await soon(async () => expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(asked));
    await keys.untilLed();
    // What was taken back is still in mind.
    await keys.reach(answers(page).last());
    await keys.pressUntil('Enter', isMade);
    await keys.untilLed();

    const tip = page.getByTestId('tip');
    await button(text.board.menu).hover();
    await tip.waitFor();
    await soon(async () => expect(await tip.textContent()).toBe(`${text.board.menu} (M)`));
    await page.mouse.move(DESKTOP.width / 2, DESKTOP.height - 1);
    await tip.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  },
);
