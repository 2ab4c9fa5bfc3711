import type { Page } from 'playwright-core';
import { GAME_IDS } from '@/games';
import { movesStored } from '@/scripts/bench-web/stored';
import { textsIn } from '@/scripts/browser-texts';
import { en } from '@/text/en';
import { axeFindings } from '../support/axe';
import { appAddress, visit } from '../support/browser';
import { Build, ChangingSite } from '../support/changing-site';
import { controlled } from '../support/kept-app';
import { memoryStore } from '../support/memory-store';
import { soon } from '../support/patience';
import { PageTable } from '../support/page-table';
import { BRISK, WORDS } from '../support/play-packet-row';
import { appOn, movesIn, peopleAt, startedOn } from '../support/saved-matches';

const { newVersion } = en.webApp;
const words = WORDS.en;
const site = new ChangingSite();
const builds: Build[] = [];

beforeAll(async () => {
  const first = await Build.from(appAddress());
  builds.push(first, await first.next('second'));
});

afterAll(async () => {
  await site.stop();
  await Promise.all(builds.map((build) => build.remove()));
});

function build(at: number): Build {
  const found = builds[at];
  if (found === undefined) throw new Error(`there is no build ${at}`);
  return found;
}

/** A device on which a game has been begun. */
async function deviceWithGame(): Promise<{ id: string; stored: Record<string, string> }> {
  const store = memoryStore(new Map([['harbourmaster/settings', BRISK]]));
  const match = await startedOn(appOn(store), peopleAt('packet-row', 2));
  match.close();
  expect(movesIn(match)).toHaveLength(0);
  return { id: match.getSnapshot().id, stored: Object.fromEntries(store.texts) };
}

/** How many moves of the game the device holds. */
const movesOn = async (page: Page): Promise<number> => movesStored(await textsIn(page));

const versionOf = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name="version"]')?.getAttribute('content') ?? 'first');

/** Makes one move, which the device then holds. */
async function makeMove(page: Page): Promise<void> {
  const before = await movesOn(page);
  await new PageTable(page, 'en').move();
  expect(await movesOn(page)).toBeGreaterThan(before);
}

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

/** The size that a picture really has. */
const sizeOf = (page: Page, src: string) =>
  page.evaluate((address) => {
    const picture = new Image();
    picture.src = address;
    return picture.decode().then(() => `${picture.naturalWidth}x${picture.naturalHeight}`);
  }, src);

it('can be installed', async () => {
  await site.serve(build(0));
  const { page, context, complaints, strangers } = await visit({ site: site.address, profile: true });
  await controlled(page);
  const browser = await context.newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as Manifest;
  expect(manifest).toMatchObject({
    ...{ id: '/', name: 'Harbourmaster', short_name: 'Harbourmaster' },
    ...{ start_url: '/', scope: '/', display: 'standalone', orientation: 'any' },
  });
  for (const purpose of ['any', 'maskable']) {
    const sizes = manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes).toEqual(['192x192', '512x512']);
  }
  for (const { src, sizes } of manifest.icons) expect(await sizeOf(page, src)).toBe(sizes);
  // A whole Chromium has its say here; the one that is packaged for tests finds fault with nothing.
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  expect(complaints).toEqual([]);
  expect(strangers).toEqual([]);
  await context.close();
});

it('opens, goes to any screen and plays on without a network after the first visit', async () => {
  await site.serve(build(0));
  const { id, stored } = await deviceWithGame();
  const { page, context } = await visit({ site: site.address, stored, clock: true });
  await controlled(page);
  await site.stop();
  await context.setOffline(true);

  await page.reload();
  await page.getByRole('button', { name: words.playOn }).waitFor();
  await page.goto(`${site.address}/rules/packet-row/captain`);
  await page.getByRole('heading', { name: words.lastCall }).waitFor();
  // Nobody has opened the others yet: their scripts were kept all the same.
  for (const game of GAME_IDS) {
    await page.goto(`${site.address}/rules/${game}`);
    await page.getByRole('textbox', { name: en.rules.search }).waitFor();
  }
  await page.goto(`${site.address}/table/${id}`);
  await makeMove(page);
  await page.reload();
  await makeMove(page);
  await context.close();
});

it('fetches anew what the browser has spoiled or thrown away of it', async () => {
  await site.serve(build(0));
  const { stored } = await deviceWithGame();
  const { page, context } = await visit({ site: site.address, stored });
  await controlled(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (url.endsWith('.js')) await cache.put(url, new Response('spoiled'));
        else if (!url.endsWith('.html')) await cache.delete(url);
      }
    }
  });
  await page.reload();
  await page.getByRole('button', { name: words.playOn }).waitFor();
  await site.stop();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: words.playOn }).waitFor();
  await context.close();
});

it.each([
  ['is gone', { status: 404, body: '' }],
  ['comes and throws', { contentType: 'text/javascript', body: 'throw new Error("no")' }],
])('says what to do where its script %s, and loads anew with every game', async (_, script) => {
  await site.serve(build(0));
  const { stored } = await deviceWithGame();
  const { page, context } = await visit({ site: site.address, stored });
  await controlled(page);
  // As a page that somebody kept of an old version: its script is not on the server any more, nor in the browser.
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.route('**/*.js', (route) =>
    route.request().url().endsWith('/anew.js') ? route.continue() : route.fulfill(script),
  );
  const animations = await context.newCDPSession(page);
  await animations.send('Animation.enable');
  await animations.send('Animation.setPlaybackRate', { playbackRate: 1_000 });
  await page.reload();
  const wayOut = page.getByRole('link', { name: 'Load the app anew' });
  await wayOut.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.unrouteAll();
  await wayOut.click();
  await page.getByRole('button', { name: words.playOn }).waitFor();
  expect(await wayOut.count()).toBe(0);
  await context.close();
});

it('says so where a part of the app does not come, and goes on once it does', async () => {
  const { id, stored } = await deviceWithGame();
  const { page, context } = await visit({ stored, clock: true });
  // As after a new version, whose scripts have other names.
  await page.route('**/board-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto(`/table/${id}`);
  await page.getByRole('alert').getByText(en.webApp.part.failed).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.unrouteAll();
  await page.getByRole('button', { name: en.webApp.part.again }).click();
  await makeMove(page);
  await context.close();
});

it('brings a new version in the background and starts it when somebody agrees, in each window', async () => {
  await site.serve(build(0));
  const { id, stored } = await deviceWithGame();
  const { page, context } = await visit({ site: site.address, path: `/table/${id}`, stored, clock: true });
  await controlled(page);
  const other = await context.newPage();
  await other.goto(`${site.address}/rules/packet-row`);
  await controlled(other);
  const ready = (at: Page) => at.getByText(newVersion.ready);
  const stays = async (at: Page) => at.evaluate(() => 'here' in window);
  for (const at of [page, other]) await at.evaluate(() => Object.assign(window, { here: true }));

  await site.serve(build(1));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await ready(page).waitFor();
  await ready(other).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.bringToFront();
  await makeMove(page);
  expect([await stays(page), await versionOf(page)]).toEqual([true, 'first']);
  await other.getByRole('button', { name: newVersion.later }).click();
  await ready(other).waitFor({ state: 'detached' });

  const moves = await movesOn(page);
  await page.getByRole('button', { name: newVersion.reload }).click();
  await page.waitForFunction(() => !('here' in window));
  await page
    .getByRole('button', { name: words.show })
    .or(page.getByRole('button', { name: words.log }))
    .first()
    .waitFor();
  expect(await versionOf(page)).toBe('second');
  expect(await ready(page).count()).toBe(0);
  expect(await movesOn(page)).toBe(moves);
  await makeMove(page);

  await ready(other).waitFor();
  expect([await stays(other), await versionOf(other)]).toEqual([true, 'first']);
  await other.getByRole('button', { name: newVersion.reload }).click();
  await other.waitForFunction(() => !('here' in window));
  await other.getByRole('textbox', { name: en.rules.search }).waitFor();
  expect(await versionOf(other)).toBe('second');
  await soon(async () => expect(await other.evaluate(() => caches.keys())).toHaveLength(1));
  await context.close();
});
