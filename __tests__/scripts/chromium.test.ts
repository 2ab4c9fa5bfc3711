import { findChromium } from '@/scripts/chromium';

jest.mock('node:fs', () => ({ ...jest.requireActual<object>('node:fs'), existsSync: () => true }));
jest.mock('node:child_process', () => ({
  ...jest.requireActual<object>('node:child_process'),
  execFileSync: () => '',
}));

const environment: Record<string, string | undefined> = process.env;

/** On any machine: npm brings one along for this kind only. */
beforeAll(() => Object.defineProperties(process, { platform: { value: 'linux' }, arch: { value: 'x64' } }));

afterEach(() => delete environment.CHROMIUM_PATH);

it.each([
  ['the one that is installed', undefined, /^\/usr\/bin\/chromium$/],
  ['the one that is named', '/opt/other', /^\/opt\/other$/],
  ['the one of npm, where that is wanted beside an installed one', 'npm', /chromium-\d[\d.]*.chromium$/],
])('browser tests drive %s', async (_case, wanted, path) => {
  if (wanted !== undefined) environment.CHROMIUM_PATH = wanted;
  expect(await findChromium()).toMatch(path);
});
