import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureInstalled } from './tooling/install.mjs';
import { CACHE, main, runNode, Stop, tool } from './tooling/project.mjs';
import { sideBySide } from './tooling/side-by-side.mjs';
import { ensureWebBuild } from './tooling/web-build.mjs';

const STEPS = {
  types: () =>
    runNode([
      tool('typescript-7', 'tsc'),
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/tsc.json',
    ]),
  lint: () => runNode([tool('oxlint'), '--deny-warnings', '.']),
  format: () => runNode([tool('oxfmt'), '--check', '.']),
  imports: () =>
    runNode([tool('dependency-cruiser', 'depcruise'), '--output-type', 'err', 'App.tsx', 'src', '__tests__']),
  unused: () => runNode([tool('knip'), '--no-progress']),
  build: buildForBrowser,
};
/** Steps that are tests, with Jest's names for them. */
const TESTS = { unit: ['pure'], screens: ['ios', 'android', 'web'], e2e: ['e2e'] };
const ALONE = [...Object.keys(STEPS).filter((name) => name !== 'build'), ...Object.keys(TESTS)];

/**
 * Steps that use one core each go side by side, the longest first. Tests use all cores themselves; those of one group go
 * in one run, so that one core compiles the screens while another has something else to do. The export for the browser
 * keeps little more than one core busy, and fills what they leave.
 */
const GROUPS = [['lint', 'types', 'imports', 'unused', 'format'], ['build', 'unit', 'screens'], ['e2e']];

/** Tests make and drop much: with more room for what is young, a tenth less of a core goes into clearing up. */
const ROOM_FOR_THE_YOUNG = '--max-semi-space-size=64';

const running = new Set();

await main(async (args) => {
  const steps = chosenSteps(args);
  await ensureInstalled();
  const total = { passed: 0, failed: 0 };
  for (const group of GROUPS) {
    const chosen = group.filter((name) => steps.has(name));
    const tests = chosen.filter((name) => name in TESTS);
    const pieces = chosen.filter((name) => name in STEPS).map((name) => () => timed([name], STEPS[name]));
    if (tests.length > 0) pieces.push(() => timed(tests, () => jest(tests)));
    const results = await sideBySide(pieces);
    for (const { counts } of results) {
      total.passed += counts?.passed ?? 0;
      total.failed += counts?.failed ?? 0;
    }
    const failed = results.filter(({ ok }) => !ok);
    if (failed.length === 0) continue;
    for (const { output } of failed) console.log(`\n${output.trim()}\n`);
    const names = failed.flatMap((result) => result.names);
    const alone = names.map((name) => (name === 'build' ? 'e2e' : name));
    console.log(`Stopped: ${names.join(' and ')} failed. Run alone with: npm test -- ${alone.join(' ')}`);
    process.exitCode = 1;
    break;
  }
  if (total.passed + total.failed > 0) console.log(`${total.passed} passed, ${total.failed} failed`);
});

function chosenSteps(args) {
  const unknown = args.find((name) => !ALONE.includes(name));
  if (unknown) throw new Stop(`There is no step "${unknown}". The steps are: ${ALONE.join(', ')}.`);
  const chosen = new Set(args.length > 0 ? args : ALONE);
  return chosen.has('e2e') ? chosen.add('build') : chosen;
}

/** One line a step, when it ends: its name, how long it took, what came of it. Until then a terminal names it. */
async function timed(names, run) {
  const name = names.join('+');
  const start = performance.now();
  running.add(name);
  sayWhatRuns();
  const result = await run();
  running.delete(name);
  wipeLine();
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  const { passed, failed } = result.counts ?? {};
  const tests = result.counts ? `  ${passed} passed, ${failed} failed` : '';
  console.log(`${name.padEnd(13)}${seconds} s  ${result.ok ? 'ok' : 'FAILED'}${tests}`);
  for (const [, figure] of result.output.matchAll(/^figure: (.+)$/gm))
    console.log(`${' '.repeat(17)}${figure}`);
  sayWhatRuns();
  return { names, ...result };
}

function sayWhatRuns() {
  if (process.stdout.isTTY && running.size > 0) process.stdout.write(`\r\x1b[K${[...running].join(', ')} …`);
}

function wipeLine() {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
}

async function jest(steps) {
  const projects = steps.flatMap((name) => TESTS[name]);
  const file = join(CACHE, `jest-${steps.join('-')}.json`);
  await rm(file, { force: true });
  const report = ['--json', '--outputFile', file];
  const result = await runNode([
    ROOM_FOR_THE_YOUNG,
    tool('jest'),
    '--ci',
    '--selectProjects',
    ...projects,
    ...report,
  ]);
  const counts = await countTests(file);
  // Jest may leave with 0 before it has a result, when what it waits for is gone.
  return { ...result, ok: result.ok && counts.failed === 0, counts };
}

/** A file that could not even be run has no tests to count: it counts as one failure. */
async function countTests(file) {
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
      await readFile(file, 'utf8'),
    );
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function buildForBrowser() {
  try {
    await ensureWebBuild(() => undefined);
    return { ok: true, output: '' };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return { ok: false, output: error.message };
  }
}
