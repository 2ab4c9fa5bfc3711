import type { Language } from '@/engine/phrase';
import { axeFindings } from './axe';
import { visit, type Visit } from './browser';
import { tellFigure } from './figures';
import { lastingFaults } from './layout-faults';
import { resize } from './settled';
import type { Walk } from './walks';
import { WINDOWS, type Window } from './windows';

const LOOKED_IN = [
  'small',
  'side',
  'phone',
  'tablet',
  'upright',
  'zoomed',
] as const satisfies readonly Window[];
/** Axe takes long: one of them has to do for what it finds. */
const WITH_AXE = 'phone';

const THEMES = [
  { language: 'en', locale: 'en-GB', colorScheme: 'dark' },
  { language: 'de', locale: 'de-DE', colorScheme: 'light' },
] as const;

interface WindowWalk {
  readonly title: string;
  readonly language: Language;
  readonly device: Visit;
  readonly walk: Walk;
}

/** Registers the tests of these walks of a game, in both languages. */
export function seeEveryWalk(
  game: string,
  walks: Readonly<Record<string, Walk>>,
  stored: Readonly<Record<string, string>>,
): void {
  const seen = THEMES.flatMap((theme) =>
    Object.entries(walks).map(([name, walk]) => ({ ...theme, name, walk })),
  );

  it.each(seen)(
    `${game}, $name, $colorScheme, in $language: in no window is anything cut, covered, too small or unclear, and axe finds nothing`,
    async ({ language, name, walk, ...device }) => {
      const title = `${game}, ${name}, in ${language}`;
      await walkInWindows({ title, language, device: { ...device, stored }, walk });
    },
  );
}

/** Walks once, and looks at every stop in every window, also upright and at pictures; nothing should be amiss. */
async function walkInWindows({ title, language, device, walk }: WindowWalk): Promise<void> {
  const { page, context, complaints } = await visit(device);
  const findings: unknown[] = [];
  let looks = 0;
  await walk(page, language, async (at, within) => {
    for (const window of LOOKED_IN) {
      await resize(page, WINDOWS[window]);
      // What is open stays open, however the device is turned.
      if (within !== undefined)
        expect({ at, window, open: await page.locator(within).count() }).toEqual({ at, window, open: 1 });
      for (const fault of await lastingFaults(page, { upright: true, pictures: true, within }))
        findings.push({ at, window, ...fault });
      if (window === WITH_AXE)
        for (const found of await axeFindings(page, { within })) findings.push({ at, window, ...found });
      looks += 1;
    }
  });
  expect(findings).toEqual([]);
  expect(complaints).toEqual([]);
  tellFigure(`${title}: ${looks} looks`);
  await context.close();
}
