import { loadavg } from 'node:os';
import { readArguments, runScript, UsageError } from './arguments';
import { benchFirstVisit } from './bench-web/first-visit';
import { benchHandOver } from './bench-web/hand-over';
import { benchHeap } from './bench-web/heap';
import { benchMoving, benchResume, benchThinking } from './bench-web/measures';
import type { Laboratory } from './bench-web/phone';
import { findBuild, openSite } from './bench-web/site';
import { benchStoring } from './bench-web/storing';
import { benchSizes } from './bench-web/sizes';
import { Report } from './bench/report';
import { launchChromium } from './chromium';

async function startBrowser() {
  try {
    return await launchChromium();
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    throw new UsageError(`Chromium does not start (name another in CHROMIUM_PATH): ${reason}`);
  }
}

type Measurement = (report: Report, laboratory: Laboratory, build: string) => Promise<void>;

const MEASUREMENTS: Readonly<Record<string, Measurement>> = {
  'first-visit': benchFirstVisit,
  continue: benchResume,
  'hand-over': benchHandOver,
  thinking: benchThinking,
  moving: benchMoving,
  storing: benchStoring,
  heap: benchHeap,
  size: (report, _, build) => benchSizes(report, build),
};

/** All of them, or those that are named. */
function readMeasurements(only: unknown): readonly Measurement[] {
  if (typeof only !== 'string') return Object.values(MEASUREMENTS);
  return only.split(',').map((name) => {
    const found = MEASUREMENTS[name];
    if (found !== undefined) return found;
    throw new UsageError(`--only takes some of: ${Object.keys(MEASUREMENTS).join(',')}`);
  });
}

await runScript(async () => {
  const { build: chosen, only } = readArguments({ build: { type: 'string' }, only: { type: 'string' } });
  const measurements = readMeasurements(only);
  const build = await findBuild(typeof chosen === 'string' ? chosen : undefined);
  const browser = await startBrowser();
  const site = await openSite(build);
  const report = new Report();
  try {
    const laboratory = { browser, address: site.address, sent: site.sent };
    report.say(`Chromium ${browser.version()}, phone of 390 × 844, CPU slowed four times`);
    report.say(`other work on this machine, which makes every time longer: load ${loadavg()[0]?.toFixed(1)}`);
    for (const measure of measurements) await measure(report, laboratory, build);
  } finally {
    await browser.close();
    site.close();
  }
  report.close();
});
