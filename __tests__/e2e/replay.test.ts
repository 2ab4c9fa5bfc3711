import type { Page } from 'playwright-core';
import { Dice } from '@/engine/random';
import type { PlayedGame } from '@/match/whole';
import { axeFindings } from '../support/axe';
import { visit, type Visited } from '../support/browser';
import { startingContractsOf } from '../support/canaries';
import { soon } from '../support/patience';
import { playedGame } from '../support/played-game';
import { WORDS } from '../support/play-packet-row';
import { seedOf } from '../support/random-play';
import { peopleAt } from '../support/saved-matches';
import { untilStill } from '../support/settled';
import { storedAs } from '../support/stored-games';

const random = () => new Dice(seedOf('replay'), 'players');
const table = peopleAt('packet-row', 3);
const finished = playedGame({ table, random: random() });
const last = finished.log.length;
const MOTIONLESS = JSON.stringify({ motion: 'off', botPace: 'instant' });

/** The results have another one, for their curve. */
const scrubber = (page: Page) => page.getByRole('slider', { name: 'Moment of the game' });
/** What the scrubber says, or soon will. */
const says = (page: Page, words: string | RegExp) =>
  soon(async () => expect(await scrubber(page).getAttribute('aria-valuetext')).toMatch(words));
const momentOf = async (page: Page) => Number(await scrubber(page).getAttribute('aria-valuenow'));
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

async function untilMoment(page: Page, wanted: (moment: number) => boolean): Promise<number> {
  let moment = -1;
  await soon(async () => {
    moment = await momentOf(page);
    expect({ moment, isWanted: wanted(moment) }).toEqual({ moment, isWanted: true });
  });
  return moment;
}

async function lookedBack(played: PlayedGame, path: string, settings = MOTIONLESS): Promise<Visited> {
  const stored = { 'harbourmaster/settings': settings, ...storedAs('game', played) };
  const visited = await visit({ path, stored });
  await scrubber(visited.page).waitFor();
  return visited;
}

describe('a finished game', () => {
  it('is played, paused, stepped through and scrubbed, from the list of saved games on', async () => {
    const stored = { 'harbourmaster/settings': MOTIONLESS, ...storedAs('game', finished) };
    const { page, context, complaints } = await visit({ path: '/saves', stored });
    await press(page, /^More about/);
    await press(page, /^Look back/);
    await scrubber(page).waitFor();
    await says(page, `Round 1, before the first of ${last} moves`);

    await press(page, 'One move on');
    await says(page, new RegExp(`^Round 1, move 1 of ${last}$`));
    await press(page, 'One move back');
    await untilMoment(page, (moment) => moment === 0);

    await press(page, /^Speed: 1 times/);
    await press(page, /^Speed: 2 times/);
    await press(page, 'Play');
    await untilMoment(page, (moment) => moment >= 4);
    await press(page, 'Pause');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    const paused = await momentOf(page);
    await page.waitForTimeout(600);
    expect(await momentOf(page)).toBe(paused);

    const slider = scrubber(page);
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await untilMoment(page, (moment) => moment === paused + 1);
    await page.keyboard.press('End');
    await untilMoment(page, (moment) => moment === last);
    await page.getByRole('heading', { name: 'The game is over' }).waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.press('PageUp');
    await says(page, /^Round 2, move/);
    await press(page, 'On to the next round');
    await says(page, /^Round 3, move/);

    const box = await slider.boundingBox();
    if (box === null) throw new Error('no scrubber');
    await page.mouse.move(box.x + 20, box.y + box.height - 12);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 4, box.y + box.height - 12);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 12);
    await page.mouse.up();
    await untilMoment(page, (moment) => Math.abs(moment - last / 2) < 3);
    const round = /^Round \d+/.exec((await slider.getAttribute('aria-valuetext')) ?? '')?.[0] ?? '';
    await page.getByText(round, { exact: true }).first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leads from a line of its log to that moment', async () => {
    const { page, context } = await lookedBack(finished, `/replay/game/${last}`);
    await press(page, WORDS.en.log);
    const line = page.getByRole('button', { name: /^.+ chose the .+ Show this moment$/ }).nth(3);
    await line.waitFor();
    // A long log is drawn in several goes.
    await untilStill(page);
    const words = (await line.textContent()) ?? '';
    await line.click();
    const moment = await untilMoment(page, (at) => at < last);
    expect(words).toMatch(/ chose the /);
    await press(page, WORDS.en.log);
    await page.getByRole('button', { name: `${words} Shown now` }).waitFor();
    expect(moment).toBeGreaterThan(0);
    await context.close();
  });

  it('leads from its curve to any moment, by keys as well', async () => {
    const { page, context, complaints } = await lookedBack(finished, `/replay/game/${last}`);
    await press(page, 'The curve of the game');
    const curve = page.getByRole('slider', { name: 'Moment of the curve' });
    await curve.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await soon(async () =>
      expect(await curve.getAttribute('aria-valuetext')).toMatch(
        new RegExp(`^Round 1, move 1 of ${last}: Anna \\d+% · Ben \\d+% · Cleo \\d+%$`),
      ),
    );
    await page.getByRole('img', { name: /^Expected share of the win after each move\./ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await press(page, `See this moment: Round 1, move 1 of ${last}`);
    expect(await untilMoment(page, (at) => at < last)).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leads from the log of its final scores to a moment, and back', async () => {
    const stored = { 'harbourmaster/settings': MOTIONLESS, ...storedAs('game', finished) };
    const { page, context } = await visit({ path: '/results/game', stored });
    await press(page, 'Read the log');
    await page
      .getByRole('button', { name: /Show this moment$/ })
      .nth(5)
      .click();
    await scrubber(page).waitFor();
    await untilMoment(page, (moment) => moment > 0);
    expect(page.url()).toMatch(/\/replay\/game\/\d+$/);
    await press(page, 'Back');
    await page.getByRole('button', { name: 'Read the log' }).waitFor();
    await context.close();
  });

  it('shows nobody’s hand at first, one player’s where chosen, and all of them', async () => {
    const canaries = startingContractsOf(finished, 'en');
    const { page, context } = await lookedBack(finished, '/replay/game/3');
    const shown = async () => {
      const html = await page.content();
      return canaries.flatMap((names, seat) => (names.some((name) => html.includes(name)) ? [seat] : []));
    };
    expect(await shown()).toEqual([]);
    await press(page, WORDS.en.menu);
    await page.getByRole('radio', { name: /^Ben/ }).click();
    await scrubber(page).getByText('Ben').waitFor();
    await soon(async () => expect(await shown()).toContain(1));
    expect(await shown()).toEqual([1]);
    expect(await axeFindings(page)).toEqual([]);
    await press(page, WORDS.en.menu);
    await page.getByRole('radio', { name: /^All hands/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('radio', { name: /^All hands/ }).click();
    await scrubber(page).getByText('All hands').waitFor();
    await soon(async () => expect(await shown()).toHaveLength(3));
    expect(await shown()).toEqual([0, 1, 2]);
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  });

  it('is played on from a moment as a new game that is stored by itself', async () => {
    const { page, context, complaints } = await lookedBack(finished, '/replay/game/20');
    await press(page, WORDS.en.menu);
    await press(page, /^Play on from here/);
    await press(page, 'Begin this game');
    await page.waitForURL(/\/table\//);
    await page.getByRole('button', { name: WORDS.en.show }).waitFor();
    expect(page.url()).not.toContain('/game');
    await page.goto('/saves');
    await page.getByText(/^Packet Row, on from round \d+, move 20$/).waitFor();
    await page.getByText(/^Packet Row, finished after/).waitFor();
    await page.goto('/replay/game');
    await scrubber(page).waitFor();
    expect(await scrubber(page).getAttribute('aria-valuemax')).toBe(String(last));
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('moves its cards while it plays, and goes on after each move', async () => {
    const settings = JSON.stringify({ motion: 'full' });
    const { page, context } = await lookedBack(finished, '/replay/game/2', settings);
    await press(page, /^Speed: 1 times/);
    await press(page, /^Speed: 2 times/);
    await press(page, 'Play');
    await untilMoment(page, (moment) => moment >= 6);
    await press(page, 'Pause');
    await context.close();
  });
});

it('a running game begins with the present, and says why only the open table is shown', async () => {
  const running = playedGame({ table, random: random(), most: 30 });
  const { page, context } = await lookedBack(running, '/replay/game');
  expect(await momentOf(page)).toBe(30);
  await press(page, WORDS.en.menu);
  await page.getByText(/^Several people play on this device/).waitFor();
  expect(await page.getByRole('radio', { name: /^(Anna|All hands)/ }).count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Play on from here/ }).count()).toBe(0);
  await context.close();
});
