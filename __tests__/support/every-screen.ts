import type { Page } from 'playwright-core';
import { axeFindings } from './axe';
import { visit, VIEWPORTS, type Viewport } from './browser';
import { furnished } from './furnished';
import { lastingFaults } from './layout-faults';
import { walkScreens, walkTable } from './packet-row-walks';
import { resize } from './settled';
import type { Walk } from './walks';

const THEMES = [
  { colorScheme: 'dark', language: 'en', locale: 'en-GB' },
  { colorScheme: 'light', language: 'de', locale: 'de-DE' },
] as const;

type Theme = (typeof THEMES)[number]['colorScheme'];

/**
 * Axe takes long: where a window has been shown to it, the other theme differs by its colours alone. Screens are made of
 * the same things in every narrow window, and in every wide one; tables have a shape of their own in each.
 */
const COLOURS = ['color-contrast'];

type Axe = 'all' | 'colours' | 'none';
type AxeIn = Readonly<Record<Viewport, Readonly<Record<Theme, Axe>>>>;

/** Laws of layout are tried everywhere. */
const AXE_OF_SCREENS: AxeIn = {
  phone: { dark: 'all', light: 'colours' },
  phoneLandscape: { dark: 'none', light: 'none' },
  tablet: { dark: 'colours', light: 'all' },
  tabletPortrait: { dark: 'none', light: 'none' },
  smallPhone: { dark: 'none', light: 'none' },
  splitView: { dark: 'none', light: 'none' },
  zoomedPhone: { dark: 'none', light: 'none' },
};
const AXE_OF_TABLES: AxeIn = {
  phone: { dark: 'all', light: 'colours' },
  phoneLandscape: { dark: 'none', light: 'all' },
  tablet: { dark: 'colours', light: 'all' },
  tabletPortrait: { dark: 'all', light: 'none' },
  smallPhone: { dark: 'none', light: 'all' },
  splitView: { dark: 'none', light: 'none' },
  zoomedPhone: { dark: 'none', light: 'none' },
};

interface Looked {
  readonly within: string | undefined;
  readonly axe: Axe;
}

/** All that is amiss with the page as it is. */
async function whatIsAmiss(page: Page, { within, axe }: Looked): Promise<readonly unknown[]> {
  // What a pointer at rest is told lies over the rest.
  await page.mouse.move(0, 0);
  const rules = axe === 'colours' ? COLOURS : undefined;
  const findings = axe === 'none' ? [] : await axeFindings(page, { within, rules });
  return [...findings, ...(await lastingFaults(page, { within, upright: true, pictures: true }))];
}

/** Registers the tests of every screen that is no table: each is opened once, and looked at in every window. */
export function seeEveryScreen(): void {
  const stored = furnished();

  it.each(THEMES)(
    'screens, $colorScheme, in $language: in no window is anything too wide, too small to hit or cut off, and axe finds nothing',
    async ({ language, ...device }) => {
      const { page, context, complaints } = await visit({ ...device, stored });
      const found: unknown[] = [];
      await walkScreens(page, language, async (at, within) => {
        for (const window of Object.keys(AXE_OF_SCREENS) as Viewport[]) {
          await resize(page, VIEWPORTS[window]);
          const axe = AXE_OF_SCREENS[window][device.colorScheme];
          for (const one of await whatIsAmiss(page, { within, axe })) found.push({ at, window, one });
        }
      });
      expect(found).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
}

/** Registers the tests of the table in one window: every sheet, in both themes and languages. */
export function seeTheTable(viewport: Viewport): void {
  const stored = furnished();

  it.each(THEMES)(
    `the table on a ${viewport}, $colorScheme, in $language: nothing is too wide, too small to hit or cut off, and axe finds nothing`,
    async ({ language, ...device }) => {
      const { page, context, complaints } = await visit({
        ...device,
        viewport,
        stored,
        path: '/table/crowded',
      });
      const axe = AXE_OF_TABLES[viewport][device.colorScheme];
      const found: unknown[] = [];
      await walkTable(page, language, async (at, within) => {
        for (const one of await whatIsAmiss(page, { within, axe })) found.push({ at, one });
      });
      expect(found).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
}

const WALKS: Readonly<Record<string, Walk>> = { screens: walkScreens, table: walkTable };

/** The same for a reader whose browser has letters twice as large. */
export function seeEveryScreenInLargeLetters(viewport: Viewport): void {
  const stored = furnished();

  describe.each(THEMES)('with letters twice as large, in $language', ({ language, ...device }) => {
    it.each(Object.entries(WALKS))(
      '%s: nothing is too wide, too small to hit or cut off',
      async (_, walk) => {
        const { page, context } = await visit({ ...device, stored, viewport, textScale: 2 });
        await walk(page, language, async (at, within) => {
          expect({ at, faults: await lastingFaults(page, { within }) }).toEqual({ at, faults: [] });
        });
        await context.close();
      },
    );
  });
}
