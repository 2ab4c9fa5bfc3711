const environment: Record<string, string | undefined> = process.env;

/** Set, every run draws what no run has drawn before; otherwise all runs draw the same, and none fails by luck. */
const isFresh = () => Boolean(environment.FRESH_SEEDS);

/** Of the running test, by its name; none where every run is to draw anew. */
export function seedOfTest(): number | undefined {
  if (isFresh()) return undefined;
  const { currentTestName = '', testPath = '' } = expect.getState();
  return hashed(`${fromTests(testPath)} ${currentTestName}`);
}

/** The same on every machine, wherever its clone lies. */
const fromTests = (path: string) => path.replaceAll('\\', '/').replace(/^.*\/__tests__\//, '');

function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}
