import { chooseMove, startThinking, ThinkingCancelled, type Level } from '@/ai';
import type { AnyGame } from '@/engine/game';
import { choose } from '../games/packet-row/named-moves';
import { packetRow, requestAt, stateAfter } from './decisions';
import { FakeClock, slowed } from './fake-clock';
import { offered } from './idle-table';

const LONGEST_SLICE = 8;

const state = stateAfter(packetRow, 4, 20);
const decision = (level: Level) => requestAt(packetRow, state, level);

function onSlowDevice(level: Level, cost: number) {
  const clock = new FakeClock();
  return { clock, request: { ...decision(level), game: slowed(packetRow, clock, cost), clock } };
}

describe('a thought in slices', () => {
  it.each([0.05, 0.5, 2, 3.9])('takes at most 8 ms at a time when an iteration takes %s ms', async (cost) => {
    const { clock, request } = onSlowDevice('hard', cost);
    const { moves } = startThinking(request);
    clock.runAll();
    await expect(moves).resolves.toBeDefined();
    expect(Math.max(...clock.slices)).toBeLessThanOrEqual(LONGEST_SLICE);
    expect(clock.slices.length).toBeGreaterThan(1);
  });

  it('stops at its time limit on a slow device', async () => {
    const { clock, request } = onSlowDevice('hard', 3);
    const { moves } = startThinking(request);
    clock.runAll();
    await moves;
    expect(clock.time).toBeLessThanOrEqual(1000);
    expect(clock.time).toBeGreaterThan(500);
  });

  it('goes on where it was after the app slept for an hour', async () => {
    const { clock, request } = onSlowDevice('medium', 0.01);
    const { moves } = startThinking(request);
    clock.tick();
    clock.time += 3_600_000;
    clock.runAll();
    await expect(moves).resolves.toEqual([chooseMove(decision('medium'))]);
  });

  it('gives the move of chooseMove when time is no limit', async () => {
    const { clock, request } = onSlowDevice('hard', 0.01);
    const { moves } = startThinking(request);
    clock.runAll();
    await expect(moves).resolves.toEqual([chooseMove(decision('hard'))]);
  });

  it('thinks by the timers of the system when no clock is given', async () => {
    await expect(startThinking(decision('easy')).moves).resolves.toEqual([chooseMove(decision('easy'))]);
  });
});

describe('cancelling', () => {
  it('rejects at once, thinks no further and never gives a move', async () => {
    const { clock, request } = onSlowDevice('hard', 1);
    const thinking = startThinking(request);
    clock.tick();
    thinking.cancel();
    expect(clock.isIdle).toBe(true);
    await expect(thinking.moves).rejects.toThrow(ThinkingCancelled);
  });

  it('ends within 50 ms on the device’s own timers, whatever was under way', async () => {
    let worlds = 0;
    const imagine: AnyGame['imagine'] = (view, random) => {
      worlds += 1;
      return packetRow.imagine(view, random);
    };
    const thinking = startThinking({ ...decision('hard'), game: { ...packetRow, imagine } });
    await new Promise((resolve) => setTimeout(resolve, 20));
    // Of this process alone: what else the machine does meanwhile is not the thought's fault.
    const cancelled = process.cpuUsage();
    thinking.cancel();
    await expect(thinking.moves).rejects.toThrow(ThinkingCancelled);
    const { user, system } = process.cpuUsage(cancelled);
    expect((user + system) / 1000).toBeLessThan(50);
    const before = worlds;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(worlds).toBe(before);
  });

  it('changes nothing once the move is there', async () => {
    const thinking = startThinking(decision('easy'));
    const moves = await thinking.moves;
    thinking.cancel();
    await expect(thinking.moves).resolves.toBe(moves);
  });
});

it('a bot that cashes for a card takes that card at once, and never thinks better of it', async () => {
  const { state: short } = offered(
    { hands: [['money-5']], bank: ['assay-office'], money: [9, 0] },
    choose('bank'),
  );
  const clock = new FakeClock();
  const { moves } = startThinking({ ...requestAt(packetRow, short, 'hard'), clock });
  clock.runAll();
  await expect(moves).resolves.toMatchObject([{ type: 'cash' }, { type: 'take' }]);
});
