import type { Page } from 'playwright-core';
import { gameOf, type GameId } from '@/games';
import { codeOf } from '@/match/deals/code';
import { TEXTS } from '@/text';
import { visit } from '../support/browser';
import { seedOf } from '../support/random-play';
import { untilStill } from '../support/settled';

const { deals, newGame, today } = TEXTS.en;

/** Bots wait for a tap: nothing moves before it is looked at. */
const stored = { 'harbourmaster/settings': JSON.stringify({ motion: 'off', botPace: 'step', sound: 'off' }) };

const codeFor = (game: GameId): string =>
  codeOf({
    game,
    options: gameOf(game).parseOptions({}, 3),
    seats: ['human', 'easy', 'easy'],
    seed: seedOf('7QK2M9XTZ'),
  }) ?? '';

/** All that is said at the table, once nothing moves there any more. */
async function tableOf(page: Page): Promise<string> {
  await page.getByTestId(/^moment-/).waitFor();
  await untilStill(page);
  return page.getByRole('main').last().innerText();
}

/** What the table of a deal shows at first. */
async function firstSight(path: string): Promise<string> {
  const { page, context, complaints, strangers } = await visit({ path, stored, viewport: 'tablet' });
  await page.getByRole('button', { name: deals.setTable }).click();
  await page.getByRole('button', { name: newGame.start }).click();
  const shown = await tableOf(page);
  expect([...complaints, ...strangers]).toEqual([]);
  await context.close();
  return shown;
}

it('a link with a code leads two browsers to the same deal', async () => {
  const first = await firstSight(`/deal/${codeFor('packet-row')}`);
  expect(first.length).toBeGreaterThan(50);
  expect(await firstSight(`/deal/${codeFor('packet-row').toLowerCase().replaceAll('-', '')}`)).toBe(first);
});

it('a link with a typing error says so, and a better code mends it', async () => {
  const code = codeFor('harbour');
  const { page, context } = await visit({ path: `/deal/${code.replace('8', '9')}`, stored });
  await page.getByRole('alert').getByText(deals.faults.mistyped).waitFor();
  await page.getByRole('textbox', { name: deals.field }).fill(code);
  await page.getByRole('button', { name: deals.setTable, exact: true }).click();
  await page.getByText(deals.fixed({ code })).waitFor();
  await context.close();
});

it('an address of a new game with an unreadable code says so, and deals anew', async () => {
  const { page, context } = await visit({ path: '/new/packet-row/2', stored });
  await page.getByRole('alert').getByText(deals.faults.mistyped).waitFor();
  await page.getByRole('button', { name: newGame.start }).waitFor();
  await context.close();
});

it('today’s deal is the same in two browsers, and its try is found again at home', async () => {
  const sights: string[] = [];
  for (let browser = 0; browser < 2; browser += 1) {
    const { page, context } = await visit({ path: '/today/harbour', stored, viewport: 'tablet' });
    await page.getByRole('button', { name: today.play }).click();
    sights.push(await tableOf(page));
    await page.goto('/');
    const what = today.goesOn;
    await page.getByRole('link', { name: today.spoken({ game: 'Harbour', what }) }).waitFor();
    await context.close();
  }
  expect(sights[0]).toBe(sights[1]);
});
