import { visit } from '../support/browser';
import { tablesShown } from '../support/every-window';
import { resize } from '../support/settled';
import { boxesAround, sayAtTable, type Lines } from '../support/still-table';

const WINDOWS = {
  'a phone': { width: 390, height: 844 },
  'a low phone': { width: 360, height: 640 },
  'a phone on its side': { width: 844, height: 390 },
  'a tablet': { width: 1180, height: 820 },
  'a tablet upright': { width: 820, height: 1180 },
  'a desktop': { width: 1280, height: 720 },
} as const;

const SHORT: Lines = [1, 0];
const LONGER: readonly Lines[] = [
  [1, 1],
  [1, 3],
  [2, 0],
  [2, 3],
  [1, 6],
];

const { 'a low phone': _low, ...ROOMY } = WINDOWS;

/** Of a phone on which every letter is somewhat larger; more of that, and the table is laid out as on a lower one. */
const LARGER = 1.125;
const { 'a phone': phone } = WINDOWS;
const LARGER_IN = { 'a phone': phone };

/** Where little fits below the map, Rotterdam's question stands alone, and what is told beside it takes its room from the shelf. */
const GAMES = [
  ['Packet Row', 'usual letters', WINDOWS, 1],
  ['Harbour', 'usual letters', WINDOWS, 1],
  ['Rotterdam', 'usual letters', ROOMY, 1],
  ['Packet Row', 'larger letters', LARGER_IN, LARGER],
  ['Harbour', 'larger letters', LARGER_IN, LARGER],
  ['Rotterdam', 'larger letters', LARGER_IN, LARGER],
] as const;

it.each(GAMES)(
  'nothing of %s in %s moves when the question, the news or the advice grow',
  async (game, _, windows, textScale) => {
    const { stored, path } = tablesShown(game, 4, 'en');
    const { page, context } = await visit({ viewport: 'tablet', stored, path, textScale });
    await page.getByTestId(/^moment-/).waitFor();
    const moved: unknown[] = [];
    for (const [window, size] of Object.entries(windows)) {
      await resize(page, size);
      await sayAtTable(page, SHORT);
      const before = await boxesAround(page);
      expect(before.length).toBeGreaterThan(10);
      for (const lines of LONGER) {
        await sayAtTable(page, lines);
        const now = await boxesAround(page);
        const other = now.filter((box, at) => box !== before[at]);
        if (other.length > 0) moved.push({ window, lines, count: other.length, first: other[0] });
      }
    }
    expect(moved).toEqual([]);
    await context.close();
  },
);
