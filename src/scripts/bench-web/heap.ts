import type { CDPSession } from 'playwright-core';
import { en } from '@/text/en';
import type { Report } from '../bench/report';
import { onPhone, tap, untilThere, type Laboratory } from './phone';
import { longGame } from './positions';
import { button, CONTINUE } from './scenes';
import { storedBotGames } from './stored';

const GAMES = 60;
/** Code that is loaded, compiled and made quicker on the way stays, and is no growth; that takes about so many games. */
const WARM = 30;
const PLAYED = 300;
const MOST_MB_A_GAME = 0.03;
const MEGABYTE = 1_000_000;

const HOME = button(en.board.results.home);

/** What is in use once everything is swept out that nothing holds any more. */
async function heapOf(devTools: CDPSession): Promise<number> {
  for (let sweep = 0; sweep < 3; sweep += 1) await devTools.send('HeapProfiler.collectGarbage');
  return (await devTools.send('Runtime.getHeapUsage')).usedSize;
}

/** Games continued from home, brought to their end, and left again, one after the other in one page. */
export async function benchHeap(report: Report, laboratory: Laboratory): Promise<void> {
  const stored = await storedBotGames(longGame(PLAYED), GAMES + 1);
  const heaps = await onPhone(laboratory, stored, async (page) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const after: number[] = [];
    await untilThere(page, [CONTINUE]);
    for (let game = 0; game < GAMES; game += 1) {
      await tap(page, CONTINUE);
      await untilThere(page, [HOME]);
      await tap(page, HOME);
      await untilThere(page, [CONTINUE]);
      if (game + 1 === WARM || game + 1 === GAMES) after.push(await heapOf(devTools));
    }
    return after;
  });
  const [warm = 0, last = 0] = heaps;
  report.say(`${GAMES} games of bots continued and ended in one page`);
  report.figure(`heap in use after ${WARM} of them`, warm / MEGABYTE, 'MB');
  report.figure('heap in use after all of them', last / MEGABYTE, 'MB');
  report.bar({
    name: 'more for each game',
    value: (last - warm) / (GAMES - WARM) / MEGABYTE,
    unit: 'MB',
    atMost: MOST_MB_A_GAME,
  });
}
