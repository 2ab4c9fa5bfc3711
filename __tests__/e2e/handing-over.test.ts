import type { Locator, Page } from 'playwright-core';
import { packetRow } from '@/games/packet-row';
import { SETTINGS_FORMAT } from '@/storage/settings';
import { TEXTS } from '@/text';
import { visit } from '../support/browser';
import { aboutToDecline } from '../support/declining';
import { scrolledTo } from '../support/in-sight';
import { shownOn, untilShown } from '../support/moment';
import { PageTable } from '../support/page-table';
import { soon } from '../support/patience';
import { BRISK, startGame, WORDS } from '../support/play-packet-row';
import { untilStill } from '../support/settled';
import { storedAs } from '../support/stored-games';
import { storedPlay, storedState } from '../support/stored-state';

const words = WORDS.en;
const text = TEXTS.en;
const PEOPLE = 3;
/** Between the two halves of a double tap. */
const APART = [150, 200] as const;
/** Where the confirm button and what stands on the curtain lie in one place. */
const SIZES = [
  { width: 600, height: 960 },
  { width: 960, height: 600 },
  { width: 390, height: 844 },
] as const;

const settingsWith = (change: object) => ({
  'harbourmaster/settings': JSON.stringify({ ...(JSON.parse(BRISK) as object), ...change }),
});

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

/** Holds until the hand is up: with the clock in the test's hand, however slow the machine. */
async function holdUp(page: Page): Promise<void> {
  const hold = button(page, words.show);
  await hold.hover();
  await page.clock.runFor(500);
  await page.mouse.down();
  await page.clock.runFor(1_000);
  await hold.waitFor({ state: 'detached' });
  await page.mouse.up();
  await page.clock.runFor(1_000);
}

/** Where a finger comes down on it. */
async function middleOf(control: Locator): Promise<readonly [x: number, y: number]> {
  const { left, top, right, bottom } = await scrolledTo(control);
  return [(left + right) / 2, (top + bottom) / 2];
}

/** Two taps on the same place, so far apart by the page's own clock; the second finds what the first led to. */
async function tapTwice(page: Page, control: Locator, apart: number, led: Locator): Promise<void> {
  const [x, y] = await middleOf(control);
  await page.mouse.click(x, y);
  await led.waitFor();
  await page.clock.runFor(apart);
  await page.mouse.click(x, y);
  await page.clock.runFor(1_000);
}

/** The first person has an area in mind, and the page's time stands still unless the test lets it run. */
async function aboutToChoose(page: Page): Promise<Locator> {
  await button(page, words.show).waitFor();
  await untilStill(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await holdUp(page);
  await page.getByRole('radio', { name: /^Bank/ }).first().click();
  const confirm = button(page, /^Choose the bank/);
  await confirm.waitFor();
  await page.clock.runFor(1_000);
  return confirm;
}

it.each(SIZES)(
  'a double tap on the answer does not reach the curtain’s buttons at $width × $height',
  async ({ width, height }) => {
    const { page, context } = await visit({
      stored: settingsWith({ format: SETTINGS_FORMAT, cover: 'table' }),
      clock: true,
      hasty: true,
    });
    await page.setViewportSize({ width, height });
    await startGame(page, words, PEOPLE, { pause: () => page.clock.runFor(1_000) });
    const confirm = await aboutToChoose(page);
    await tapTwice(page, confirm, APART[0], button(page, text.curtain.pause));
    expect(await button(page, text.curtain.pause).count()).toBe(1);
    expect(new URL(page.url()).pathname).toMatch(/^\/table\//);
    await context.close();
  },
);

it.each(APART)(
  'a double tap on the answer, %s ms apart, is one move where only hands are covered',
  async (apart) => {
    const { page, context } = await visit({ stored: settingsWith({}), clock: true, hasty: true });
    await startGame(page, words, PEOPLE, { pause: () => page.clock.runFor(1_000) });
    const confirm = await aboutToChoose(page);
    const { asked } = await storedState(page);
    await tapTwice(page, confirm, apart, button(page, words.show));
    // Neither taken back by the second tap, nor answered for the next person.
    const after = await storedState(page);
    expect({ phase: after.phase, asked: after.asked }).toEqual({
      phase: 'offer',
      asked: (asked + 1) % PEOPLE,
    });
    await context.close();
  },
);

/** A game that lies ready, its answer of giving up, and how many moves were made. */
async function atDecline(company: 'people' | 'bot') {
  const game = aboutToDecline(company, DECLINED[company]);
  const stored = { ...settingsWith({}), ...storedAs('open', game) };
  const { page, context } = await visit({ stored, path: '/table/open', clock: true, hasty: true });
  const decline = button(page, words.giveUp);
  await decline.waitFor();
  await untilStill(page);
  const made = async () => (await storedPlay(page, packetRow)).moves.length;
  return { page, context, decline, made, before: game.play.moves.length };
}

/** By the page's own clock, a bot that replies at once has replied, and that is drawn. */
const REPLY_WITHIN = 60_000;

const DECLINED = { people: 'declining', bot: 'declining24' } as const;

it.each(APART)(
  'a double tap on Decline, %s ms apart, does not decline for the next person where hands are open',
  async (apart) => {
    const { page, context, decline, made, before } = await atDecline('people');
    await page.clock.pauseAt(Date.now() + 60_000);
    await tapTwice(page, decline, apart, page.getByTestId(`moment-${before + 1}`));
    await decline.waitFor();
    expect(await made()).toBe(before + 1);
    // Once it was thought about, it counts.
    await page.clock.runFor(1_000);
    await decline.click();
    await untilShown(page, before + 2);
    await context.close();
  },
);

it('a double tap on Decline does not answer the next question either where a bot replied at once', async () => {
  const { page, context, decline, made, before } = await atDecline('bot');
  await page.clock.pauseAt(Date.now() + 60_000);
  const [x, y] = await middleOf(decline);
  const tap = () => page.mouse.click(x, y);
  await tap();
  // The second half comes as soon as the bot's reply is drawn.
  for (let passed = 0; (await shownOn(page)) < before + 2; passed += 5) {
    if (passed > REPLY_WITHIN) throw new Error(`no reply of the bot is drawn after ${passed} ms of the page`);
    await page.clock.runFor(5);
  }
  await tap();
  await page.clock.runFor(1_000);
  expect(await made()).toBe(before + 2);
  expect(await shownOn(page)).toBe(before + 2);
  await context.close();
});

it('a key that is held down answers one question, not the next person’s', async () => {
  const { page, context, decline, made, before } = await atDecline('people');
  await decline.focus();
  await page.keyboard.down('Enter');
  await untilShown(page, before + 1);
  // The same key again without having gone up is how a held one repeats itself.
  for (let repeated = 0; repeated < 20; repeated += 1) {
    await page.keyboard.down('Enter');
    await page.clock.runFor(30);
  }
  await page.keyboard.up('Enter');
  await page.clock.runFor(1_000);
  expect(await made()).toBe(before + 1);
  expect(await shownOn(page)).toBe(before + 1);
  await context.close();
});

/** By the page's own clock, from the answer to the next player's hold: `bench-web` measures how long that is on a phone. */
const HAND_OVER = 500;

it('people hand a tablet on by name, without a curtain, after they have seen what the last one did: within half a second of the page’s own clock', async () => {
  const { page, context, complaints } = await visit({
    viewport: 'tablet',
    stored: settingsWith({ motion: 'full' }),
    clock: true,
    hasty: true,
  });
  await startGame(page, words, PEOPLE, { pause: () => page.clock.runFor(1_000) });
  const hold = button(page, words.show);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const nameOf = (seat: number) => text.newGame.person({ number: seat + 1 });
  const confirm = await aboutToChoose(page);
  const { asked: first } = await storedState(page);
  await confirm.click();
  // The page's time stands still while the device stores the answer, which `bench-web` measures too.
  await soon(async () => expect((await storedState(page)).asked).not.toBe(first));
  await untilShown(page, 1);
  await page.clock.runFor(HAND_OVER);
  await hold.waitFor();
  await heading(text.board.passTo({ name: nameOf((first + 1) % PEOPLE) })).waitFor();
  await button(page, /move back$/).waitFor();

  await holdUp(page);
  const take = await new PageTable(page, 'en').pick(await storedState(page), ['take']);
  await page.clock.runFor(1_000);
  await take.click();
  // The page's time stands still: the card is on its way, and the next player may hold already.
  await hold.waitFor();
  await heading(nameOf((first + 1) % PEOPLE)).waitFor();
  await page.clock.runFor(2_000);
  await heading(text.board.passTo({ name: nameOf((first + 2) % PEOPLE) })).waitFor();
  expect(await button(page, text.curtain.pause).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
