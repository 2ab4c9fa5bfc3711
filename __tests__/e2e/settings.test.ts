import type { Page } from 'playwright-core';
import { textsIn } from '@/scripts/browser-texts';
import { TEXTS } from '@/text';
import { COLOURS } from '@/ui/theme/colours';
import { visit } from '../support/browser';
import { PageTable } from '../support/page-table';
import { soon } from '../support/patience';
import { startGame, WORDS, type Words } from '../support/play-packet-row';

const SITTINGS = [
  { viewport: 'tablet', language: 'en', locale: 'en-GB' },
  { viewport: 'phone', language: 'de', locale: 'de-DE' },
] as const;

/** What flies is drawn by then. */
const STAGED = 300;

const settings = { motion: 'off', botPace: 'step', sound: 'off' };
const stored = { 'harbourmaster/settings': JSON.stringify(settings) };

/** As CSS tells a colour of the theme. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Runs in the page: whether everything to be seen of it lies on this colour. */
function isGround(colour: string): boolean {
  const mains = [...document.querySelectorAll('[role=main]')].filter((main) => main.checkVisibility());
  return mains.length > 0 && mains.every((main) => getComputedStyle(main).backgroundColor === colour);
}

/** Counts what flies over the board from now on: pieces hang in a layer that is hidden from readers. */
async function watchFlights(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const flown = new Set<Node>();
    Object.assign(window, { flown });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const layer = target instanceof HTMLElement && target.getAttribute('aria-hidden') === 'true';
        if (layer && getComputedStyle(target).pointerEvents === 'none')
          addedNodes.forEach((node) => flown.add(node));
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { flown: Set<Node> }).flown.size);
}

describe.each(SITTINGS)(
  'settings changed at the table, on a $viewport, in $language',
  ({ language, ...device }) => {
    const words: Words = WORDS[language];
    const { settings: text } = TEXTS[language];

    /** A game against two bots, begun by the person; the page must never be loaded anew. */
    async function atTable() {
      const visited = await visit({ ...device, stored, colorScheme: 'dark' });
      const { page } = visited;
      await startGame(page, words, 1, { first: true });
      await page.getByRole('button', { name: words.log }).waitFor();
      await page.evaluate(() => Object.assign(window, { here: true }));
      const openSettings = async () => {
        await page.getByRole('button', { name: words.menu, exact: true }).click();
        await page.getByRole('button', { name: words.settings, exact: true }).click();
        await page.getByRole('radiogroup', { name: text.theme.label }).waitFor();
      };
      const choose = async (group: string, choice: string) => {
        const radios = page.getByRole('radiogroup', { name: group });
        await radios.getByRole('radio', { name: choice, exact: true }).click();
        await radios.getByRole('radio', { name: choice, exact: true, checked: true }).waitFor();
      };
      const back = async () => {
        await page.getByRole('button', { name: words.back, exact: true }).click();
        await page.getByRole('button', { name: words.log }).waitFor();
        expect(await page.evaluate(() => 'here' in window)).toBe(true);
      };
      return { ...visited, openSettings, choose, back, table: new PageTable(page, language) };
    }

    it('day and night change every colour at once, and the system’s wish counts again where it is asked', async () => {
      const { page, context, openSettings, choose, back, complaints } = await atTable();
      const grounds = (colour: string) => page.waitForFunction(isGround, rgb(colour));
      await grounds(COLOURS.dark.table);
      await openSettings();
      await choose(text.theme.label, text.theme.light);
      await grounds(COLOURS.light.table);
      await back();
      await grounds(COLOURS.light.table);
      await openSettings();
      await choose(text.theme.label, text.theme.system);
      await grounds(COLOURS.dark.table);
      await page.emulateMedia({ colorScheme: 'light' });
      await grounds(COLOURS.light.table);
      await back();
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('moves fly or are there at once, as the motion is set and as the system wishes meanwhile', async () => {
      const { page, context, openSettings, choose, back, complaints, table } = await atTable();
      const flown = await watchFlights(page);
      for (let step = 0; step < 4; step += 1) await table.decide();
      await page.waitForTimeout(STAGED);
      expect(await flown()).toBe(0);

      await openSettings();
      await choose(text.motion.label, text.motion.full);
      await page.getByText(text.motion.about.full).waitFor();
      await back();
      // A bot may decline, which nothing flies for.
      for (let step = 0; step < 40 && (await flown()) === 0; step += 1) {
        await table.decide();
        await page.waitForTimeout(STAGED);
      }
      expect(await flown()).toBeGreaterThan(0);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openSettings();
      await page.getByText(text.motion.systemReduces).waitFor();
      await back();
      const before = await flown();
      for (let step = 0; step < 8; step += 1) await table.decide();
      await page.waitForTimeout(STAGED);
      expect(await flown()).toBe(before);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await openSettings();
      await page.getByText(text.motion.about.full).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('bots wait for a tap as long as they are to be followed step by step', async () => {
      const { context, openSettings, choose, back, complaints, table } = await atTable();
      await table.move();
      expect(await table.asked()).toBe('tap');

      await openSettings();
      await choose(text.botPace.label, text.botPace.instant);
      await back();
      for (let decision = 0; decision < 3; decision += 1) {
        expect(await table.asked()).toBe('answer');
        await table.move();
      }

      await openSettings();
      await choose(text.botPace.label, text.botPace.step);
      await back();
      for (let step = 0; step < 8 && (await table.asked()) === 'answer'; step += 1) await table.move();
      expect(await table.asked()).toBe('tap');
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('sound is fetched once it is wanted, and vibration stays as it was set after the next start', async () => {
      const { page, context, openSettings, choose, back, complaints, table } = await atTable();
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.wav')) fetched.push(request.url());
      });
      await table.move();
      expect(fetched).toEqual([]);
      const heard = page.waitForResponse((response) => response.url().endsWith('.wav'));
      await openSettings();
      await choose(text.sound.label, text.sound.quiet);
      expect((await heard).ok()).toBe(true);
      const vibration = page.getByRole('switch', { name: new RegExp(`^${text.haptics.label}`) });
      expect(await vibration.isChecked()).toBe(true);
      await vibration.click();
      await page.getByRole('radio', { name: text.sound.off, exact: true }).click();
      await back();
      expect(complaints).toEqual([]);
      await soon(async () => {
        const kept = new Map(await textsIn(page)).get('harbourmaster/settings');
        expect(JSON.parse(kept ?? '{}')).toMatchObject({ haptics: false, sound: 'off' });
      });
      await page.goto('/settings');
      await vibration.waitFor();
      expect(await vibration.isChecked()).toBe(false);
      await context.close();
    });
  },
);
