import { axeFindings } from './axe';
import { visit, type Viewport } from './browser';
import { furnished } from './furnished';
import { lastingFaults, layoutFaults } from './layout-faults';
import { walkScreens, walkTable } from './packet-row-walks';
import type { Look } from './walks';

const THEMES = [
  { colorScheme: 'dark', language: 'en', locale: 'en-GB' },
  { colorScheme: 'light', language: 'de', locale: 'de-DE' },
] as const;

type Theme = (typeof THEMES)[number]['colorScheme'];

const WALKS = { screens: walkScreens, table: walkTable };

type Walk = keyof typeof WALKS;

const WALK_NAMES = ['screens', 'table'] as const satisfies readonly Walk[];

/** Axe takes long: where a window has been shown to it, the other theme differs by its colours alone. */
const COLOURS = ['color-contrast'];

type Axe = 'all' | 'colours' | 'none';

/** Laws of layout are tried everywhere. */
const AXE: Readonly<Record<Viewport, Readonly<Record<Walk, Readonly<Record<Theme, Axe>>>>>> = {
  phone: { screens: { dark: 'all', light: 'colours' }, table: { dark: 'all', light: 'colours' } },
  phoneLandscape: { screens: { dark: 'colours', light: 'all' }, table: { dark: 'none', light: 'all' } },
  tablet: { screens: { dark: 'colours', light: 'all' }, table: { dark: 'colours', light: 'all' } },
  tabletPortrait: { screens: { dark: 'all', light: 'colours' }, table: { dark: 'all', light: 'none' } },
  smallPhone: { screens: { dark: 'all', light: 'none' }, table: { dark: 'none', light: 'all' } },
  splitView: { screens: { dark: 'none', light: 'none' }, table: { dark: 'none', light: 'none' } },
  zoomedPhone: { screens: { dark: 'none', light: 'none' }, table: { dark: 'none', light: 'none' } },
};

/** Registers the tests of one window: every screen and every sheet, in both themes and languages. */
export function seeEveryScreen(viewport: Viewport): void {
  const stored = furnished();

  describe.each(THEMES)(`on a ${viewport}, $colorScheme, in $language`, ({ language, ...device }) => {
    it.each(WALK_NAMES)(
      '%s: nothing is too wide, too small to hit or cut off, and axe finds nothing',
      async (walk) => {
        const { page, context, complaints } = await visit({ ...device, viewport, stored });
        const axe = AXE[viewport][walk][device.colorScheme];
        const rules = axe === 'colours' ? COLOURS : undefined;
        const look: Look = async (at, within) => {
          // What a pointer at rest is told lies over the rest.
          await page.mouse.move(0, 0);
          const findings = axe === 'none' ? [] : await axeFindings(page, { within, rules });
          expect({ at, findings }).toEqual({ at, findings: [] });
          const faults = await lastingFaults(page, { within, upright: true, pictures: true });
          expect({ at, faults }).toEqual({ at, faults: [] });
        };
        await WALKS[walk](page, language, look);
        expect(complaints).toEqual([]);
        await context.close();
      },
    );
  });
}

/** The same for a reader whose browser has letters twice as large. */
export function seeEveryScreenInLargeLetters(viewport: Viewport): void {
  const stored = furnished();

  describe.each(THEMES)('with letters twice as large, in $language', ({ language, ...device }) => {
    it.each(WALK_NAMES)('%s: nothing is too wide, too small to hit or cut off', async (walk) => {
      const { page, context } = await visit({ ...device, stored, viewport, textScale: 2 });
      await WALKS[walk](page, language, async (at, within) => {
        expect({ at, faults: await layoutFaults(page, { within }) }).toEqual({ at, faults: [] });
      });
      await context.close();
    });
  });
}
