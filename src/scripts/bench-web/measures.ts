import { median } from '../bench/measure';
import type { Report } from '../bench/report';
import { longestGap, smoothness } from './frames';
import { onPhone, tap, untilThere, type Laboratory } from './phone';
import { beforeFullRefill, longGame, opening } from './positions';
import { CONTINUE, DECLINE, NEW_GAME, nextAnswer, openTable, TABLE, untilAsked } from './scenes';
import { movesStored, storedGame, type Stored } from './stored';
import { watchTap, type Watched } from './watch';

const TIMES = 3;
const MOST_RESUME_MS = 1000;
const MOST_TASK_MS = 50;
const LONG_GAME_MOVES = 300;
/** At this many seats every list of the table is at its longest. */
const SEATS = 5;
const ANSWERS = 3;
/** Motion of a turn ends within 1.2 s; then there is still something to see of what follows. */
const REFILL_MS = 1500;

async function repeated(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i += 1) times.push(await measure());
  return median(times);
}

const longest = (watched: readonly Watched<unknown>[]) => Math.max(...watched.flatMap(({ tasks }) => tasks));

export async function benchLoad(report: Report, laboratory: Laboratory): Promise<void> {
  const load = () => onPhone(laboratory, [], async (page) => (await untilThere(page, [NEW_GAME])).since);
  report.say('Home');
  report.figure('from nothing to a usable home, nothing cached', await repeated(load), 'ms');
}

export async function benchResume(report: Report, laboratory: Laboratory): Promise<void> {
  const play = longGame(LONG_GAME_MOVES);
  const stored = await storedGame(play, { motion: 'full' });
  const resume = () =>
    onPhone(laboratory, stored, async (page) => {
      await untilThere(page, [CONTINUE]);
      await page.waitForTimeout(1000);
      await tap(page, CONTINUE);
      return (await untilThere(page, [TABLE])).since;
    });
  report.say(`Continuing a game of Packet Row with ${play.seats} players`);
  report.figure('moves in it', play.moves.length, '');
  report.bar({
    name: 'tap on "continue" to the table',
    value: await repeated(resume),
    unit: 'ms',
    atMost: MOST_RESUME_MS,
  });
}

export async function benchThinking(report: Report, laboratory: Laboratory): Promise<void> {
  const stored = await storedGame(opening(SEATS), { botPace: 'instant', motion: 'full' });
  const { watched, moves } = await onPhone(laboratory, stored, async (page) => {
    await openTable(page);
    const watched: Watched<void>[] = [];
    for (let i = 0; i < ANSWERS; i += 1) {
      const answer = await nextAnswer(page);
      watched.push(await watchTap(laboratory, page, answer, () => untilAsked(page)));
    }
    const origins = (await page.context().storageState()).origins;
    const after: Stored = origins.flatMap(({ localStorage }) => localStorage);
    return { watched, moves: movesStored(after) };
  });
  report.say(`Against ${SEATS - 1} hard bots`);
  report.figure('turns of bots watched', moves - ANSWERS, '');
  report.bar({
    name: 'longest task while a bot thinks',
    value: longest(watched),
    unit: 'ms',
    atMost: MOST_TASK_MS,
  });
  const gaps = watched.map(({ frames }) => longestGap(frames));
  report.figure('longest time without a frame meanwhile', Math.max(...gaps), 'ms');
}

export async function benchRefill(report: Report, laboratory: Laboratory): Promise<void> {
  // Step by step, bots think but wait with their move: the refill is alone on the screen.
  const stored = await storedGame(beforeFullRefill(SEATS), { botPace: 'step', motion: 'full' });
  const watched = await onPhone(laboratory, stored, async (page) => {
    await openTable(page);
    await nextAnswer(page);
    await page.waitForTimeout(1000);
    return watchTap(laboratory, page, DECLINE, () => page.waitForTimeout(REFILL_MS));
  });
  const { lasted, kept } = smoothness(watched.frames);
  report.say('Refill of all four areas, motion "full"');
  report.bar({
    name: 'longest task while it animates',
    value: longest([watched]),
    unit: 'ms',
    atMost: MOST_TASK_MS,
  });
  report.figure('the screen changes for', lasted, 'ms');
  report.figure('frames kept meanwhile', 100 * kept, '%');
  report.figure('longest time without a frame meanwhile', longestGap(watched.frames), 'ms');
}
