import type { BrowserContext } from 'playwright-core';
import { median } from '../bench/measure';
import type { Report } from '../bench/report';
import { launchProfile } from '../chromium';
import type { Laboratory } from './phone';
import { longGame } from './positions';
import { repeated } from './repeated';
import { storedBotGames, type Stored } from './stored';

/** How many moves are watched in each run. */
const MOVES = 40;
const PLAYED = 200;
const PATIENCE = 120_000;

/** How much slower than this machine, and how long a move may then be on its way to the disk. */
const BARS = [
  { slowed: 1, atMost: 15, name: 'a move is on the disk, as quick as this machine is' },
  { slowed: 4, atMost: 60, name: 'a move is on the disk, CPU slowed four times' },
] as const;

interface Timed {
  storingTimes?: number[];
}

/** Runs in the page, before the app: whatever the app stores, it stores while it holds the lock of its windows. */
function timeStoring(): void {
  const times: number[] = [];
  Object.assign(globalThis, { storingTimes: times });
  const { locks } = navigator;
  const request = locks.request.bind(locks) as (...all: unknown[]) => Promise<unknown>;
  const timed = async (...all: unknown[]) => {
    const from = performance.now();
    const answer = await request(...all);
    times.push(performance.now() - from);
    return answer;
  };
  Object.assign(locks, { request: timed });
}

async function storingTimes(context: BrowserContext, address: string, stored: Stored, slowed: number) {
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(timeStoring);
  // A page of the site that does not start the app, to leave what an earlier version would have left.
  await page.goto(`${address}/licences.txt`);
  await page.evaluate((texts) => {
    for (const { name, value } of texts) localStorage.setItem(name, value);
  }, stored);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.goto(`${address}/table/bench-0`);
  // What is moved at the start, and the moves of a page that is still being drawn, count for nothing.
  const stay = await page.waitForFunction(
    ({ first, all }) => {
      const { storingTimes: times = [] } = globalThis as Timed;
      return times.length >= first + all && times.slice(first);
    },
    { first: MOVES / 4, all: MOVES },
  );
  return (await stay.jsonValue()) as number[];
}

/** Bots among themselves in a long game, in a profile on the disk, as people have: private windows keep nothing there. */
export async function benchStoring(report: Report, { address }: Laboratory): Promise<void> {
  const play = longGame(PLAYED);
  const stored = await storedBotGames(play, 1);
  report.say(`Storing moves of Packet Row with ${play.seats} bots after ${play.moves.length} moves`);
  for (const { slowed, atMost, name } of BARS) {
    const runs = await repeated(async () => {
      const context = await launchProfile();
      try {
        return await storingTimes(context, address, stored, slowed);
      } finally {
        await context.close();
      }
    });
    const times = runs.flat();
    report.bar({ name, value: median(times), unit: 'ms', atMost });
    report.figure('  the longest', Math.max(...times), 'ms');
  }
}
