import type { Page } from 'playwright-core';
import { packetRow } from '@/games/packet-row';
import { textsIn } from '@/scripts/browser-texts';
import { keyOf, SLOTS } from '@/storage/slots';
import { en } from '@/text/en';
import { appAddress, visit } from '../support/browser';
import { deviceWithOpenGame } from '../support/open-game';
import { PageTable } from '../support/page-table';
import { pause } from '../support/patience';
import { storedPlay } from '../support/stored-state';

const { saves, home, common, board, settings, table: tableWords } = en;
const { keeping } = saves;

/** In milliseconds: for half a minute Chromium goes by what it last knew of the room, and asks nothing of the processor. */
const ROOM_IS_KNOWN = 31_000;

/** A table of a browser that has lost its room for anything more, but does not know it yet. */
async function tableWithoutRoom() {
  const { id, stored } = await deviceWithOpenGame();
  const { page, context } = await visit({ path: `/table/${id}`, stored, viewport: 'tablet' });
  const table = new PageTable(page, 'en');
  await table.move();
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: appAddress(), quotaSize: 1 });
  return { page, context, browser, table, since: Date.now() };
}

/** What it last knew has to grow old, and meanwhile there are other browsers to look at. */
let withoutRoom: ReturnType<typeof tableWithoutRoom>;
beforeAll(async () => {
  withoutRoom = tableWithoutRoom();
  await withoutRoom;
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('a browser without a database says how late it writes, shows its games and exports them', async () => {
  const { stored } = await deviceWithOpenGame();
  const { page, context, complaints } = await visit({ stored, without: ['databases'] });
  await page.getByText(keeping.soon).waitFor();
  await button(page, keeping.copy).click();
  await page.getByTestId('save-picture').waitFor();
  await button(page, keeping.exportAll).click();
  await button(page, saves.export.download).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('a browser that keeps nothing at all says so, and is gone on with', async () => {
  const { page, context, complaints } = await visit({ without: ['databases', 'localStorage'] });
  await page.getByText(keeping.untilClosed).waitFor();
  await button(page, common.close).click();
  await page.getByText(keeping.untilClosed).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: home.settings }).click();
  await page.getByRole('radio', { name: en.settings.theme.dark }).click();
  await page.getByRole('radio', { name: en.settings.theme.dark, checked: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('a game whose last write was torn goes on from the other slot and says so; where both were, it is kept and called damaged', async () => {
  const MOVES = 4;
  const { id, stored } = await deviceWithOpenGame(MOVES);
  const texts = SLOTS.map((slot) => [slot, stored[keyOf(id, slot)] ?? ''] as const);
  const later = texts.toSorted(([, a], [, b]) => b.length - a.length).map(([slot]) => slot);
  const torn = (slots: typeof later) => ({
    ...stored,
    ...Object.fromEntries(
      texts.flatMap(([slot, text]) =>
        slots.includes(slot) ? [[keyOf(id, slot), text.slice(0, text.length / 2)]] : [],
      ),
    ),
  });

  const one = await visit({ path: `/table/${id}`, stored: torn(later.slice(0, 1)), viewport: 'tablet' });
  await one.page.getByText(saves.setBack).waitFor();
  await one.page.getByTestId(`moment-${MOVES - 1}`).waitFor();
  await button(one.page, common.close).click();
  await new PageTable(one.page, 'en').move();
  await one.page.reload();
  await one.page.getByTestId(`moment-${MOVES}`).waitFor();
  expect(await one.page.getByText(saves.setBack).count()).toBe(0);
  expect(one.complaints).toEqual([]);
  await one.context.close();

  const both = await visit({ path: `/table/${id}`, stored: torn(later), viewport: 'tablet' });
  await both.page.getByText(saves.faults.damaged).waitFor();
  await both.context.close();
});

it('a browser without room tells which moves it does not hold and that settings do not last, asks before the page is closed, and takes both once there is room', async () => {
  const { page, context, browser, table, since } = await withoutRoom;
  const moves = async () => (await storedPlay(page, packetRow)).moves.length;
  const before = await moves();
  await pause(since + ROOM_IS_KNOWN - Date.now());
  await table.asked();
  await (await table.pick((await storedPlay(page, packetRow)).state)).click();
  const told = page.getByText(saves.moveFaults.full({ moves: 1, before: true }));
  await told.waitFor();
  expect(await moves()).toBe(before);

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await button(page, board.menu).click();
  await button(page, tableWords.settings).click();
  await page.getByRole('radio', { name: settings.theme.light }).click();
  const unsettled = page.getByText(saves.notKept.settings);
  await unsettled.waitFor();

  await browser.send('Storage.overrideQuotaForOrigin', { origin: appAddress() });
  await button(page, saves.tryAgain).click();
  await unsettled.waitFor({ state: 'detached' });
  const kept = new Map(await textsIn(page)).get('harbourmaster/settings');
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ theme: 'light' });
  await button(page, common.back).click();
  await button(page, saves.tryAgain).click();
  await told.waitFor({ state: 'detached' });
  expect(await moves()).toBe(before + 1);
  await context.close();
});
