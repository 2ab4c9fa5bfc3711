import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { GAME_IDS } from '@/games';
import { textsIn } from '@/scripts/browser-texts';
import { de } from '@/text/de';
import { en } from '@/text/en';
import { axeFindings } from '../support/axe';
import { visit } from '../support/browser';
import { tellFigure } from '../support/figures';
import { Keys } from '../support/keys';
import { memoryStore } from '../support/memory-store';
import { pause, soon } from '../support/patience';
import { BRISK } from '../support/play-packet-row';
import { appOn, peopleAt, playMoves, startedOn } from '../support/saved-matches';
import { untilStill } from '../support/settled';

const SITTINGS = [
  { viewport: 'tablet', locale: 'en-GB', colorScheme: 'dark', text: en },
  { viewport: 'phone', locale: 'de-DE', colorScheme: 'light', text: de },
] as const;

/** What a browser's storage holds after so many games were begun, of all three kinds. */
async function deviceWith(games: number): Promise<Record<string, string>> {
  const store = memoryStore(new Map([['harbourmaster/settings', BRISK]]));
  const app = appOn(store);
  for (let begun = 0; begun < games; begun += 1) {
    const game = GAME_IDS[begun % GAME_IDS.length] ?? 'packet-row';
    const match = await startedOn(app, peopleAt(game, 2 + (begun % 3)));
    await playMoves(match, begun % 30);
    match.close();
  }
  return Object.fromEntries(store.texts);
}

/** Every record that the device holds, by the id of its save. */
async function recordsOn(page: Page): Promise<Map<string, string>> {
  const records = new Map<string, string>();
  for (const [name, value] of await textsIn(page)) {
    const id = /^harbourmaster\/save\/(.+)\/[ab]$/.exec(name)?.[1];
    if (id === undefined) continue;
    records.set(id, JSON.stringify((JSON.parse(value) as { record: unknown }).record));
  }
  return records;
}

describe.each(SITTINGS)(
  'saved games on a $viewport, $locale',
  ({ text: { saves, common, games }, ...device }) => {
    const startsWith = (words: string) => new RegExp(`^${words.replace(/[.()?]/g, '\\$&')}`);
    const heading = saves.heading({
      game: games['packet-row'].name,
      round: games['packet-row'].rounds.within({ round: 1 }),
    });
    const copy = saves.copyOf({ what: 'Sunday' });
    const imported = saves.importedFrom({ what: games['packet-row'].name });

    it('are renamed, duplicated, deleted and brought back, also after a reload', async () => {
      const stored = await deviceWith(1);
      const { page, context, complaints, strangers } = await visit({ ...device, path: '/saves', stored });
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const action = (name: string) =>
        page.getByRole('dialog').getByRole('button', { name: startsWith(name) });
      const row = (name: string) => page.getByRole('heading', { name, exact: true });
      await row(heading).waitFor();
      expect(await axeFindings(page)).toEqual([]);

      await button(saves.more({ what: heading })).click();
      await action(saves.rename).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await action(saves.rename).click();
      await page.getByRole('textbox', { name: saves.name }).fill('Sunday');
      expect(await axeFindings(page)).toEqual([]);
      await button(saves.keepName).click();
      await row('Sunday').waitFor();

      await button(saves.more({ what: 'Sunday' })).click();
      await action(saves.duplicate).click();
      await row(copy).waitFor();

      await button(saves.more({ what: 'Sunday' })).click();
      await action(saves.delete).click();
      await page.getByText(saves.deleted({ what: 'Sunday' })).waitFor();
      await row('Sunday').waitFor({ state: 'detached' });
      expect(await axeFindings(page)).toEqual([]);
      await page.reload();
      await page.getByText(saves.deletedBefore).waitFor();
      await button(saves.undoDelete).click();
      await row('Sunday').waitFor();
      await row(copy).waitFor();
      expect(complaints).toEqual([]);
      expect(strangers).toEqual([]);
      await context.close();
    });

    it('go out by clipboard and file and come in again, move for move', async () => {
      const stored = await deviceWith(1);
      const { page, context, complaints } = await visit({ ...device, path: '/saves', stored });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const rows = page.getByRole('button', { name: saves.more({ what: heading }), exact: true });
      await rows.click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: startsWith(saves.export.action) })
        .click();
      await page.getByText(saves.export.tableViewAbout).waitFor();
      await page.getByRole('radio', { name: saves.export.whole }).click();
      await page.getByText(saves.holdsHands).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await button(saves.export.copy).click();
      await page.getByText(saves.export.copied).waitFor();
      const copiedText = () => page.evaluate(() => navigator.clipboard.readText());
      const copied = await copiedText();
      const download = page.waitForEvent('download');
      await button(saves.export.download).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`${heading}.json`);
      expect(await readFile(await file.path(), 'utf8')).toBe(copied);

      await page.getByRole('radio', { name: saves.export.tableView }).click();
      await page.getByText(saves.holdsHands).waitFor({ state: 'detached' });
      await button(saves.export.copy).click();
      await page.getByText(saves.export.copied).waitFor();
      // What was said of the first copy may stand there still.
      await soon(async () => expect(await copiedText()).not.toBe(copied));
      expect(await copiedText()).not.toContain('"seed"');
      const sheet = page.getByRole('dialog');
      await new Keys(page).pressUntilGone('Escape', sheet);

      await button(saves.import.action).click();
      await page.getByRole('textbox', { name: saves.import.field }).fill(copied.slice(0, -9));
      await button(saves.import.confirm).click();
      await page.getByText(saves.importFaults.damaged).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('textbox', { name: saves.import.field }).fill(copied);
      await button(saves.import.confirm).click();
      await page.getByText(saves.import.done({ what: imported })).waitFor();
      // The form goes a moment after its game has come into the list; while it does, it has a way to close of its own.
      await sheet.waitFor({ state: 'detached' });
      await button(common.close).click();
      await page.getByText(saves.import.done({ what: imported })).waitFor({ state: 'detached' });

      const chooser = page.waitForEvent('filechooser');
      await button(saves.import.action).click();
      await button(saves.import.file).click();
      await (await chooser).setFiles(await file.path());
      await page.getByText(saves.import.done({ what: imported })).waitFor();
      const newcomers = page.getByRole('button', { name: saves.more({ what: imported }), exact: true });
      await newcomers.nth(1).waitFor();
      expect(await newcomers.count()).toBe(2);
      expect(await rows.count()).toBe(1);
      const records = await recordsOn(page);
      expect(records.size).toBe(3);
      expect(new Set(records.values()).size).toBe(1);
      expect(complaints).toEqual([]);
      await context.close();
    });
  },
);

it('two hundred saves are listed at once and drawn as they come into view', async () => {
  const stored = { ...(await deviceWith(200)), 'harbourmaster/save/broken/a': '{"format":' };
  const { page, context, complaints } = await visit({ path: '/settings', stored });
  await page.getByRole('button', { name: en.common.back }).click();
  const before = Date.now();
  await page.getByRole('link', { name: en.home.allSaved({ count: 201 }) }).click();
  const pictures = page.getByTestId('save-picture');
  await pictures.first().waitFor();
  const waited = Date.now() - before;
  await page.waitForTimeout(500);
  const drawn = await pictures.count();
  tellFigure(`200 saves: the list is there after ${waited} ms, ${drawn} rows are drawn`);
  expect(drawn).toBeLessThan(60);
  const last = page.getByRole('heading', { name: en.saves.unreadable });
  // However long a busy machine takes to draw what comes into view: the test's own patience ends this. While rows above
  // are still measured, the last ones may be put away again, so it counts what can be seen.
  const isSeen = () =>
    last.evaluateAll((found) => found.some((heading) => heading.getBoundingClientRect().top < innerHeight));
  while (!(await isSeen())) {
    await page.getByTestId('saves').evaluate((list) => list.scrollBy(0, 4_000));
    await pause(60);
  }
  expect(await pictures.count()).toBeLessThan(60);
  expect(complaints).toEqual([]);
  await context.close();
});

it('while a file of many games is taken in, the page goes on, says how far it is, and can be stopped', async () => {
  const MANY = 1_900;
  const { saves } = en;
  const game = Object.entries(await deviceWith(1)).find(([key]) => key.includes('/save/'))?.[1] ?? '';
  const buffer = Buffer.from(Array.from({ length: MANY }, () => game).join('\n'));
  const { page, context, complaints } = await visit({ path: '/saves', viewport: 'tablet' });
  await page.getByRole('button', { name: saves.import.action, exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: saves.import.file, exact: true }).click();
  await (await chooser).setFiles({ name: 'all.json', mimeType: 'application/json', buffer });
  await page.getByText(saves.import.working).waitFor();
  await page.getByText(/^[1-9]\d* of 1,900 games$/).waitFor();
  await page.getByRole('button', { name: saves.import.stop, exact: true }).click();
  const told = page.getByText(/^Imported: .*Not taken in: \d+ \(not looked at, because you stopped\)\.$/);
  await told.waitFor();
  const out = Number(/taken in: (\d+)/.exec((await told.textContent()) ?? '')?.[1]);
  tellFigure(`a file of ${MANY} games, stopped: ${MANY - out} came in, ${out} were not looked at`);
  const kept = (await textsIn(page)).filter(([key]) => /\/save\/.+\/[ab]$/.test(key));
  expect(kept).toHaveLength(MANY - out);
  expect(complaints).toEqual([]);
  await context.close();
});

/** How a text gets from somewhere else into the form. */
const BROUGHT = {
  pasted: async (page: Page, field: Locator, text: string) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((brought) => navigator.clipboard.writeText(brought), text);
    await field.focus();
    return () => page.keyboard.press('ControlOrMeta+V');
  },
  dropped: async (page: Page, field: Locator, text: string) => {
    const devTools = await page.context().newCDPSession(page);
    await untilStill(page);
    const box = await field.boundingBox();
    if (box === null) throw new Error('there is nowhere to drop it');
    const items = [{ mimeType: 'text/plain', data: text }];
    const place = { x: box.x + 30, y: box.y + 30, data: { items, dragOperationsMask: 1 } };
    await devTools.send('Input.dispatchDragEvent', { type: 'dragEnter', ...place });
    await devTools.send('Input.dispatchDragEvent', { type: 'dragOver', ...place });
    return () => devTools.send('Input.dispatchDragEvent', { type: 'drop', ...place });
  },
} as const;

/** What the page has worked so far, in milliseconds of the processor: others on the machine do not count. */
async function workOf(page: Page): Promise<() => Promise<number>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    const worked = metrics.find(({ name }) => name === 'TaskDuration');
    if (worked === undefined) throw new Error('the browser does not count its work');
    return worked.value * 1_000;
  };
}

const MOST_WORK = 1_000;

it.each([
  ['900 kB of digits', 'pasted', '7'.repeat(900_000)],
  ['1 MB of JSON', 'pasted', JSON.stringify(Array.from({ length: 145_000 }, (_, at) => at))],
  ['900 kB of digits', 'dropped', '7'.repeat(900_000)],
] as const)('%s, %s into the form, is refused within a second', async (what, way, text) => {
  const { saves } = en;
  const { page, context, complaints } = await visit({ path: '/saves', viewport: 'tablet' });
  await page.getByRole('button', { name: saves.import.action, exact: true }).click();
  const field = page.getByRole('textbox', { name: saves.import.field });
  await field.waitFor();
  const bring = await BROUGHT[way](page, field, text);
  const worked = await workOf(page);
  const before = await worked();
  await bring();
  await page.getByText(saves.import.held({ characters: text.length.toLocaleString('en-GB') })).waitFor();
  await page.getByRole('button', { name: saves.import.confirm, exact: true }).click();
  await page.getByText(saves.importFaults.notASave).waitFor();
  const work = Math.round((await worked()) - before);
  tellFigure(`${what}, ${way} into the form: refused after ${work} ms of work`);
  expect(work).toBeLessThan(MOST_WORK);
  expect(complaints).toEqual([]);
  await context.close();
});
