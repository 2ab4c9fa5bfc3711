import { en } from '@/text/en';
import { duration } from '@/ui/theme/durations';
import { median } from '../bench/measure';
import type { Report } from '../bench/report';
import { harbourHandOver } from './harbour-scenes';
import { packetRowHandOver } from './packet-row-scenes';
import { hold, onPhone, tap, untilThere, type Laboratory, type Target } from './phone';
import { PERSON } from './positions';
import { repeated } from './repeated';
import { rotterdamHandOver } from './rotterdam-scenes';
import { button, CONTINUE, pause } from './scenes';
import { nameAt } from './stored';

const HANDING_OVER = [packetRowHandOver, harbourHandOver, rotterdamHandOver];
const MOST_BEYOND_THE_HOLD_MS = 500;

const handOf = (name: string): Target => button(en.curtain.reveal({ name }));

/**
 * One of several people answers, and the next turns up their hand: all of that, but for the time that they hold. Where
 * most is answered with the hand covered, the next is asked at once.
 */
export async function benchHandOver(report: Report, laboratory: Laboratory): Promise<void> {
  for (const scene of HANDING_OVER) {
    const { name, people, moves, stored, next: nextSeat, answer } = await scene();
    const own = handOf(nameAt(PERSON));
    const next = nextSeat === undefined ? undefined : handOf(nameAt(nextSeat));
    const handOver = () =>
      onPhone(laboratory, stored, async (page) => {
        await untilThere(page, [CONTINUE]);
        await tap(page, CONTINUE);
        await untilThere(page, [own]);
        await pause(page);
        await hold(page, own);
        await tap(page, await answer(page));
        const { since: passed } = await untilThere(page, [next ?? { moves: moves + 1 }]);
        const turned = next === undefined ? 0 : (await hold(page, next)) - duration.hold;
        return { passed, turned, beyond: passed + turned };
      });
    const runs = await repeated(handOver);
    const middle = (measure: keyof (typeof runs)[number]) => median(runs.map((run) => run[measure]));
    report.say(`Handing the phone on among ${people} people, after ${moves} moves of ${name}`);
    report.figure(
      `from the answer to what the next player ${next ? 'holds' : 'is asked'}`,
      middle('passed'),
      'ms',
    );
    if (next !== undefined) report.figure('from the end of the hold to the hand', middle('turned'), 'ms');
    report.bar({
      name: next === undefined ? 'a hand-over' : 'a hand-over beyond the hold itself',
      value: middle('beyond'),
      unit: 'ms',
      atMost: MOST_BEYOND_THE_HOLD_MS,
    });
  }
}
