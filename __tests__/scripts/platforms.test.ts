import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import entries from '../support/jest/platforms';

interface Entry {
  readonly why: string;
  readonly tests: readonly string[];
  readonly on?: readonly string[];
  readonly differs?: readonly string[];
}

const ELSEWHERE: readonly Entry[] = entries;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));

const TESTS = '__tests__/ui/';
const listed = ELSEWHERE.flatMap(({ tests }) => tests);
const runsIn = (listedIn: readonly Entry[], test: string) =>
  listedIn.some((entry) =>
    entry.tests.some((name) => (name.endsWith('/') ? test.startsWith(name) : test === name)),
  );
const tests = filesIn(TESTS)
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => path.slice(TESTS.length).replace(/\.test\.tsx?$/, ''));

/** A file for one platform alone, or one that asks which platform it is on. */
function differs(path: string): boolean {
  if (!/\.tsx?$/.test(path) || path.startsWith('src/scripts/')) return false;
  return (
    /\.(web|native|ios|android)\.tsx?$/.test(path) ||
    /\bPlatform\b|' in globalThis/.test(readFileSync(path, 'utf8'))
  );
}

describe('tests that run elsewhere too', () => {
  it('exist', () => {
    const missing = listed.filter((name) => !tests.some((test) => `${test}/`.startsWith(name)));
    expect(missing).toEqual([]);
  });

  it('are all that look for secrets, on every platform', () => {
    const secret = tests.filter((test) => /(secrets|hidden|non-interference|covered)/i.test(test));
    const everywhere = ELSEWHERE.filter(({ on }) => on === undefined);
    expect(secret.filter((test) => !runsIn(everywhere, test))).toEqual([]);
  });

  it('are all that ask which platform they are on', () => {
    const asking = tests.filter((test) =>
      ['.ts', '.tsx']
        .map((end) => `${TESTS}${test}.test${end}`)
        .filter((path) => existsSync(path))
        .some((path) => readFileSync(path, 'utf8').includes('Platform.OS')),
    );
    expect(asking.filter((test) => !runsIn(ELSEWHERE, test))).toEqual([]);
  });

  it('are named for every source that is not the same everywhere', () => {
    const named = ELSEWHERE.flatMap(({ differs: sources = [] }) => sources);
    expect([...named].sort()).toEqual(filesIn('src').filter(differs).sort());
  });
});
