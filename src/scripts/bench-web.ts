import { loadavg } from 'node:os';
import { readArguments, runScript, UsageError } from './arguments';
import { benchFirstVisit } from './bench-web/first-visit';
import { benchHeap } from './bench-web/heap';
import { benchMoving, benchResume, benchThinking } from './bench-web/measures';
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

await runScript(async () => {
  const { build: chosen } = readArguments({ build: { type: 'string' } });
  const build = await findBuild(typeof chosen === 'string' ? chosen : undefined);
  const browser = await startBrowser();
  const site = await openSite(build);
  const report = new Report();
  try {
    const laboratory = { browser, address: site.address, sent: site.sent };
    report.say(`Chromium ${browser.version()}, phone of 390 × 844, CPU slowed four times`);
    report.say(`other work on this machine, which makes every time longer: load ${loadavg()[0]?.toFixed(1)}`);
    await benchFirstVisit(report, laboratory);
    await benchResume(report, laboratory);
    await benchThinking(report, laboratory);
    await benchMoving(report, laboratory);
    await benchStoring(report, site.address);
    await benchHeap(report, laboratory);
  } finally {
    await browser.close();
    site.close();
  }
  await benchSizes(report, build);
  report.close();
});
