import { axeFindings } from '../support/axe';
import { closeBrowser, visit } from '../support/browser';
import { furnished } from '../support/furnished';
import { layoutFaults } from '../support/layout-faults';
import { walkScreens, walkTable, type Look } from '../support/walks';

/** A dozen stops in one go, on a machine that may be busy. */
jest.setTimeout(900_000);

afterAll(closeBrowser);

const stored = furnished();

const THEMES = [
  { colorScheme: 'dark', language: 'en', locale: 'en-GB' },
  { colorScheme: 'light', language: 'de', locale: 'de-DE' },
] as const;

/** Laws of layout are tried everywhere. Axe takes long: sheets are shown to it in one theme of each window. */
const WINDOWS = [
  { viewport: 'phone', axe: { screens: ['dark', 'light'], table: ['dark'] } },
  { viewport: 'phoneLandscape', axe: { screens: ['dark', 'light'], table: ['light'] } },
  { viewport: 'tablet', axe: { screens: ['dark', 'light'], table: ['light'] } },
  { viewport: 'tabletPortrait', axe: { screens: ['dark', 'light'], table: ['dark'] } },
  { viewport: 'smallPhone', axe: { screens: ['dark'], table: ['light'] } },
  { viewport: 'splitView', axe: { screens: [], table: [] } },
] as const;

const SITTINGS = WINDOWS.flatMap(({ viewport, axe }) =>
  THEMES.map((theme) => ({
    viewport,
    ...theme,
    axeOn: Object.entries(axe).flatMap(([walk, themes]: [string, readonly string[]]) =>
      themes.includes(theme.colorScheme) ? [walk] : [],
    ),
  })),
);

describe.each(SITTINGS)('on a $viewport, $colorScheme, in $language', ({ language, axeOn, ...device }) => {
  it.each([
    ['screens', walkScreens],
    ['table', walkTable],
  ] as const)(
    '%s: nothing is too wide, too small to hit or cut off, and axe finds nothing',
    async (name, walk) => {
      const { page, context, complaints } = await visit({ ...device, stored });
      const look: Look = async (at, within) => {
        if (axeOn.includes(name))
          expect({ at, axe: await axeFindings(page, within) }).toEqual({ at, axe: [] });
        expect({ at, faults: await layoutFaults(page) }).toEqual({ at, faults: [] });
      };
      await walk(page, language, look);
      // A page that is left early gives up its fonts.
      expect(complaints.filter((complaint) => !complaint.endsWith('.ttf'))).toEqual([]);
      await context.close();
    },
  );
});

describe.each(THEMES)('with letters twice as large, in $language', ({ language, ...device }) => {
  it.each([
    ['screens', walkScreens],
    ['table', walkTable],
  ] as const)('%s: nothing is too wide, too small to hit or cut off', async (_, walk) => {
    const { page, context } = await visit({ ...device, stored, viewport: 'phone', textScale: 2 });
    await walk(page, language, async (at) => {
      expect({ at, faults: await layoutFaults(page) }).toEqual({ at, faults: [] });
    });
    await context.close();
  });
});

it('a link to a paragraph of the rules shows that paragraph', async () => {
  const { page, context, complaints } = await visit({ path: '/rules/packet-row/captain', stored });
  // Scrolled from far below to just under the head of the screen.
  await page.waitForFunction(() => {
    const paragraph = document.querySelector('[data-testid=paragraph-captain]');
    return paragraph !== null && paragraph.getBoundingClientRect().top < 200;
  });
  expect(complaints).toEqual([]);
  await context.close();
});
