import type { Page } from 'playwright-core';
import type { Seat } from '@/engine/game';
import { Dice } from '@/engine/random';
import { harbour } from '@/games/harbour';
import { questionOf } from '@/games/harbour/asked';
import { goodName } from '@/games/harbour/cards/goods';
import { harbourWords } from '@/games/harbour/phrases';
import type { HarbourState } from '@/games/harbour/state';
import { TEXTS } from '@/text';
import { visit } from '../support/browser';
import { HarbourPage } from '../support/harbour-page';
import { alone, gameBeforePurchase, gamesAt, harbourTable } from '../support/harbour-positions';
import { BRISK } from '../support/play-packet-row';
import { seedOf } from '../support/random-play';
import { storedAs } from '../support/stored-games';

const text = TEXTS.en;
const { board } = text;
/** One person and bots that wait for a tap. */
const settings = JSON.stringify({ ...(JSON.parse(BRISK) as object), botPace: 'step' });
const table = harbourTable(alone(2), { startingPlayer: 0 });
const stored = {
  'harbourmaster/settings': settings,
  ...storedAs('purchase', gameBeforePurchase(table, 0)),
  ...storedAs('fee', gamesAt(table, ['feeNowOrLater'], goesOnWhenPaid).feeNowOrLater),
  ...storedAs('stock', gamesAt(table, ['gift']).gift),
};

/** Whether the person is asked something else at the same place once the fee is paid. */
function goesOnWhenPaid(state: HarbourState, seat: Seat): boolean {
  const paid = harbour.clone(state);
  const pays = harbour.moves(state, seat).filter(({ type }) => type === 'pay');
  const [pay] = pays;
  if (seat !== 0 || pay === undefined || pays.length < 2) return false;
  harbour.apply(paid, seat, pay, { random: new Dice(seedOf('paid'), 'moves') });
  return questionOf(paid) === 'pick';
}

/** A good that the person can pay the fee with. */
function payableIn(state: HarbourState): string {
  const pay = harbour.moves(state, 0).find((move) => move.type === 'pay');
  if (pay?.type !== 'pay') throw new Error('nothing can be paid');
  return harbourWords.en.goods[goodName(pay.good)];
}

const at = async (page: Page, id: string): Promise<HarbourPage> => {
  await page.goto(`/table/${id}`);
  const seat = new HarbourPage(page, 'en', id);
  await seat.asked();
  return seat;
};

/** What is asked, and what the stage tells of the visit so far. */
const told = async (page: Page): Promise<readonly string[]> => {
  const texts = await page.getByText(/^Anna (goes to|pays|gains|turns|swaps) /).allTextContents();
  return [(await page.getByRole('heading', { level: 1 }).textContent()) ?? '', ...texts];
};

const undo = (page: Page) => page.getByRole('button', { name: board.undo, exact: true });

it('a reload loses a purchase that is being planned and nothing else; one that was made is there whole, and says why it cannot be taken back', async () => {
  const { page, context, complaints } = await visit({ viewport: 'phone', stored });
  const seat = await at(page, 'purchase');
  const planner = page.getByRole('dialog');
  const ringed = planner.getByRole('checkbox', { checked: true });
  const suggest = planner.getByRole('button', { name: text.games.harbour.board.planner.suggestSpoken });
  const before = await seat.play();
  await suggest.click();
  await ringed.first().waitFor();
  expect(await ringed.count()).toBeGreaterThan(2);
  expect(await seat.play()).toEqual(before);

  await page.reload();
  await planner.waitFor();
  expect(await ringed.count()).toBe(0);
  expect(await seat.play()).toEqual(before);

  await suggest.click();
  await planner.getByRole('group', { name: board.answer }).getByRole('button').click();
  await planner.waitFor({ state: 'detached' });
  let bought = await seat.play();
  // The planner goes at once; what it planned is there when it is stored.
  while (bought.moves.length === before.moves.length) bought = await seat.play();
  expect(bought.moves.length).toBeGreaterThan(before.moves.length + 2);
  expect(bought.moves.map(({ move }) => move.type)).toContain('buy');

  // A building was turned up: nobody can forget it.
  const says = (why: string) => page.getByText(new RegExp(why, 'i')).first().waitFor();
  await undo(page).click();
  await says(text.table.undoReasons.revealed);
  expect(await seat.play()).toEqual(bought);

  await page.reload();
  await seat.asked();
  await undo(page).click();
  await says(text.table.undoReasons.beforeOpening);
  expect(await seat.play()).toEqual(bought);
  expect(complaints).toEqual([]);
  await context.close();
});

it('the stage tells the same of a visit after a reload, with the good that paid the fee', async () => {
  const { page, context } = await visit({ viewport: 'tablet', stored });
  const seat = await at(page, 'fee');
  const good = payableIn((await seat.play()).state);
  await page.getByRole('radio', { name: new RegExp(`^${good},`, 'i') }).click();
  await seat.pressPrimary();
  const paid = page.getByText(`Anna pays Ben 1 ${good}`, { exact: true });
  await paid.waitFor();
  const shown = await told(page);
  await page.reload();
  await paid.waitFor();
  expect(await told(page)).toEqual(shown);
  await context.close();
});

it('one undo takes back what one button did', async () => {
  const { page, context } = await visit({ viewport: 'phone', stored });
  const seat = await at(page, 'stock');
  const before = await seat.play();
  const asked = await told(page);
  await seat.answer();
  expect((await seat.play()).moves.length).toBe(before.moves.length + 3);
  await undo(page).click();
  await page.getByRole('heading', { level: 1, name: asked[0] ?? '' }).waitFor();
  expect(await seat.play()).toEqual(before);
  await context.close();
});
