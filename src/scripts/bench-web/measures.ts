import { median } from '../bench/measure';
import type { Report } from '../bench/report';
import { textsIn } from '../browser-texts';
import { longestGap, smoothness } from './frames';
import { onPhone, tap, untilThere, type Laboratory } from './phone';
import { repeated } from './repeated';
import { RESUMED } from './resumed';
import { harbourPurchase, harbourThinking } from './harbour-scenes';
import { packetRowRefill, packetRowThinking } from './packet-row-scenes';
import { rotterdamFleet, rotterdamThinking } from './rotterdam-scenes';
import { CONTINUE, openTable, pause } from './scenes';
import { entriesOf, movesStored } from './stored';
import type { Task } from './trace';
import { untilQuiet, watchTap, type Watched } from './watch';

const MOST_TASK_MS = 50;
const THINKING = [packetRowThinking, harbourThinking, rotterdamThinking];
const MOVING = [packetRowRefill, harbourPurchase, rotterdamFleet];

const longest = (tasks: readonly Task[], measure: keyof Task) =>
  Math.max(0, ...tasks.map((task) => task[measure]));

const sum = (tasks: readonly Task[]) => tasks.reduce((total, { worked }) => total + worked, 0);

function barTasks(report: Report, name: string, runs: readonly (readonly Task[])[]): void {
  const value = (measure: keyof Task) => median(runs.map((tasks) => longest(tasks, measure)));
  report.bar({ name, value: value('worked'), unit: 'ms', atMost: MOST_TASK_MS });
  report.figure('  with what other programs took of it', value('lasted'), 'ms');
}

export async function benchResume(report: Report, laboratory: Laboratory): Promise<void> {
  for (const game of RESUMED) {
    const { name, seats, moves, stored, table, atMost } = await game();
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
      atMost,
    });
    const { tasks } = await onPhone(laboratory, stored, async (page) => {
      await untilThere(page, [CONTINUE]);
      await pause(page);
      return watchTap(laboratory, page, CONTINUE, () => untilThere(page, [table]));
    });
    report.figure('  without what other programs took of it, and being watched', sum(tasks), 'ms');
  }
}

export async function benchThinking(report: Report, laboratory: Laboratory): Promise<void> {
  for (const scene of THINKING) {
    const thinking = await scene();
    const { name, seats, stored, answers } = thinking;
    const think = () =>
      onPhone(laboratory, stored, async (page) => {
        await openTable(page, thinking);
        const watched: Watched<void>[] = [];
        for (let i = 0; i < answers; i += 1) {
          const answer = await thinking.nextAnswer(page);
          watched.push(await watchTap(laboratory, page, answer, () => thinking.untilAsked(page)));
        }
        const after = movesStored(await textsIn(page));
        return { watched, turns: after - movesStored(entriesOf(stored)) - answers };
      });
    const runs = await repeated(think);
    report.say(`${name}, against ${seats - 1} hard bots, from the tap to the next question to the person`);
    report.figure(
      'moves of bots watched',
      runs.reduce((sum, { turns }) => sum + turns, 0),
      '',
    );
    const tasks = runs.map(({ watched }) => watched.flatMap((part) => part.tasks));
    barTasks(report, 'longest task while a bot thinks', tasks);
    const gaps = runs.map(({ watched }) => Math.max(...watched.map(({ frames }) => longestGap(frames))));
    report.figure('longest time without a frame', median(gaps), 'ms');
  }
}

/** Step by step, bots think but wait with their move: what is in motion is alone on the screen. */
export async function benchMoving(report: Report, laboratory: Laboratory): Promise<void> {
  for (const scene of MOVING) {
    const moving = await scene();
    const { name, what, stored, lastsAtMost } = moving;
    const move = () =>
      onPhone(laboratory, stored, async (page) => {
        await openTable(page, moving);
        const target = await moving.prepare(page);
        return watchTap(laboratory, page, target, untilQuiet);
      });
    const runs = await repeated(move);
    const smooth = runs.map(({ frames }) => smoothness(frames));
    report.say(`${name}, ${what}, motion "full", while the next bot thinks`);
    barTasks(
      report,
      'longest task while it animates',
      runs.map(({ tasks }) => tasks),
    );
    report.bar({
      name: 'tap to the end of all motion',
      value: median(smooth.map(({ lasted }) => lasted)),
      unit: 'ms',
      atMost: lastsAtMost,
    });
    report.figure('frames kept meanwhile', 100 * median(smooth.map(({ kept }) => kept)), '%');
    report.figure('longest time without a frame', median(runs.map(({ frames }) => longestGap(frames))), 'ms');
  }
}
