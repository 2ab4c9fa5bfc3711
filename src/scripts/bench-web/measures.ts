import { median } from '../bench/measure';
import type { Report } from '../bench/report';
import { longestGap, smoothness } from './frames';
import { onPhone, tap, untilThere, type Laboratory } from './phone';
import { beforeFullRefill, opening } from './positions';
import { RESUMED } from './resumed';
import { CONTINUE, DECLINE, NEW_GAME, nextAnswer, openTable, pause, untilAsked } from './scenes';
import { movesStored, storedGame, type Stored } from './stored';
import type { Task } from './trace';
import { untilQuiet, watchTap, type Watched } from './watch';

/** Every scene is played this often, and the median counts: a noisy moment of the machine harms one of them. */
const TIMES = 3;
const MOST_RESUME_MS = 1000;
const MOST_TASK_MS = 50;
const MOST_MOTION_MS = 1200;
/** At this many seats every list of the table is at its longest. */
const SEATS = 5;
const ANSWERS = 2;

async function repeated<Result>(scene: () => Promise<Result>): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let i = 0; i < TIMES; i += 1) results.push(await scene());
  return results;
}

const longest = (tasks: readonly Task[], measure: keyof Task) =>
  Math.max(0, ...tasks.map((task) => task[measure]));

function barTasks(report: Report, name: string, runs: readonly (readonly Task[])[]): void {
  const value = (measure: keyof Task) => median(runs.map((tasks) => longest(tasks, measure)));
  report.bar({ name, value: value('worked'), unit: 'ms', atMost: MOST_TASK_MS });
  report.figure('  with what other programs took of it', value('lasted'), 'ms');
}

export async function benchLoad(report: Report, laboratory: Laboratory): Promise<void> {
  const load = () => onPhone(laboratory, [], async (page) => (await untilThere(page, [NEW_GAME])).since);
  report.say('Home');
  report.figure('from nothing to a usable home, nothing cached', median(await repeated(load)), 'ms');
}

export async function benchResume(report: Report, laboratory: Laboratory): Promise<void> {
  for (const game of RESUMED) {
    const { name, seats, moves, stored, table } = await game();
    const resume = () =>
      onPhone(laboratory, stored, async (page) => {
        await untilThere(page, [CONTINUE]);
        await pause(page);
        await tap(page, CONTINUE);
        return (await untilThere(page, [table])).since;
      });
    report.say(`Continuing a game of ${name} with ${seats} players`);
    report.figure('moves in it', moves, '');
    report.bar({
      name: 'tap on "continue" to the table',
      value: median(await repeated(resume)),
      unit: 'ms',
      atMost: MOST_RESUME_MS,
    });
  }
}

export async function benchThinking(report: Report, laboratory: Laboratory): Promise<void> {
  const stored = await storedGame(opening(SEATS), { botPace: 'instant', motion: 'full' });
  const think = () =>
    onPhone(laboratory, stored, async (page) => {
      await openTable(page);
      const watched: Watched<void>[] = [];
      for (let i = 0; i < ANSWERS; i += 1) {
        const answer = await nextAnswer(page);
        watched.push(await watchTap(laboratory, page, answer, () => untilAsked(page)));
      }
      const { origins } = await page.context().storageState();
      const after: Stored = origins.flatMap(({ localStorage }) => localStorage);
      return { watched, turns: movesStored(after) - ANSWERS };
    });
  const runs = await repeated(think);
  report.say(`Against ${SEATS - 1} hard bots, from the tap to the next question to the person`);
  report.figure(
    'turns of bots watched',
    runs.reduce((sum, { turns }) => sum + turns, 0),
    '',
  );
  const tasks = runs.map(({ watched }) => watched.flatMap((part) => part.tasks));
  barTasks(report, 'longest task while a bot thinks', tasks);
  const gaps = runs.map(({ watched }) => Math.max(...watched.map(({ frames }) => longestGap(frames))));
  report.figure('longest time without a frame', median(gaps), 'ms');
}

export async function benchRefill(report: Report, laboratory: Laboratory): Promise<void> {
  // Step by step, bots think but wait with their move: the refill is alone on the screen.
  const stored = await storedGame(beforeFullRefill(SEATS), { botPace: 'step', motion: 'full' });
  const refill = () =>
    onPhone(laboratory, stored, async (page) => {
      await openTable(page);
      await untilThere(page, [DECLINE]);
      await pause(page);
      return watchTap(laboratory, page, DECLINE, untilQuiet);
    });
  const runs = await repeated(refill);
  const smooth = runs.map(({ frames }) => smoothness(frames));
  report.say('Refill of all four areas, motion "full", while the next harbour master thinks');
  barTasks(
    report,
    'longest task while it animates',
    runs.map(({ tasks }) => tasks),
  );
  report.bar({
    name: 'tap to the end of all motion',
    value: median(smooth.map(({ lasted }) => lasted)),
    unit: 'ms',
    atMost: MOST_MOTION_MS,
  });
  report.figure('frames kept meanwhile', 100 * median(smooth.map(({ kept }) => kept)), '%');
  report.figure('longest time without a frame', median(runs.map(({ frames }) => longestGap(frames))), 'ms');
}
