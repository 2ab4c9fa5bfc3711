import { chooseMove, ForeignView, NothingToDecide, startHint, ThinkingCancelled, type Hint } from '@/ai';
import type { AnyGame } from '@/engine/game';
import { GAME_IDS, gameOf } from '@/games';
import type { PacketRowState } from '@/games/packet-row/state';
import { cardsNamed } from '../games/packet-row/card-names';
import { choose } from '../games/packet-row/named-moves';
import { scenario } from '../games/packet-row/scenario';
import { packetRow, requestAt, stateAfter } from './decisions';
import { FakeClock, slowed } from './fake-clock';
import { IDLE, offered } from './idle-table';
import { PUZZLES } from './positions';

function hintAt(state: unknown): Promise<Hint> {
  const clock = new FakeClock();
  const { result } = startHint({ ...requestAt(packetRow, state, 'hard'), clock });
  clock.runAll();
  return result;
}

describe('a hint', () => {
  it.each(PUZZLES)('names the move that hard makes: %s', async (_, table) => {
    const { state } = table();
    const { moves, says } = await hintAt(state);
    const request = requestAt(packetRow, state, 'hard');
    expect(moves[0]).toEqual(chooseMove(request));
    expect(says).toEqual(packetRow.describe(moves[0], request.view));
  });

  it('tells what the move makes possible and how many points it earns over doing nothing', async () => {
    const { state } = offered(
      { hands: [['contract-fur-netherlands', 'fur-2']], docks: ['ship-netherlands'], money: [25, 25] },
      choose('docks'),
    );
    const { says, reason, gain } = await hintAt(state);
    expect(says.key).toBe('take');
    expect(reason).toEqual({ key: 'whyPays', args: { reward: 15, more: false } });
    expect(gain).toEqual({ in: 'points', points: 2, over: { key: 'decline', args: {} } });
  });

  it('measures doing nothing by the best that could be done', async () => {
    const { state } = offered({ market: ['cotton-3'], money: [19, 19] }, choose('market'));
    const { says, reason, gain } = await hintAt(state);
    expect(says.key).toBe('decline');
    expect(reason?.key).toBe('whyDecline');
    expect(gain?.over.key).toBe('take');
  });

  it('says what comes first where the move has to be prepared', async () => {
    const { state } = offered(
      { hands: [['money-5']], bank: ['assay-office'], money: [9, 0] },
      choose('bank'),
    );
    const { moves, says, then } = await hintAt(state);
    expect([says.key, then?.key]).toEqual(['cash', 'take']);
    expect(moves).toMatchObject([{ type: 'cash' }, { type: 'take' }]);
  });

  it('compares nothing where there is one thing to do', async () => {
    const { state } = scenario({ ...IDLE, bank: ['money-3'] });
    expect((await hintAt(state)).gain).toBeUndefined();
  });

  it.each(GAME_IDS)('can be had in %s', async (id) => {
    const game = gameOf(id);
    const clock = new FakeClock();
    const request = requestAt(game, stateAfter(game, 2, 12), 'hard');
    // A slow device, so that a short thought has to do.
    const { result } = startHint({ ...request, game: slowed(game, clock, 30), clock });
    clock.runAll();
    const { moves } = await result;
    expect(moves[0]).toBeDefined();
  });
});

describe('a hint under way', () => {
  const { state } = offered({ docks: ['ship-spain'], bank: ['money-3'] }, choose('docks'));

  it('ends at once when it is cancelled', async () => {
    const clock = new FakeClock();
    const hint = startHint({
      ...requestAt(packetRow, state, 'hard'),
      game: slowed(packetRow, clock, 1),
      clock,
    });
    clock.tick();
    hint.cancel();
    expect(clock.isIdle).toBe(true);
    await expect(hint.result).rejects.toThrow(ThinkingCancelled);
  });

  it('is given to nobody but the seat that decides, from its own view', () => {
    const request = requestAt(packetRow, state, 'hard');
    const other = 1 - request.seat;
    expect(() => startHint({ ...request, view: packetRow.view(state, other) })).toThrow(ForeignView);
    expect(() => startHint({ ...request, view: packetRow.view(state, other), seat: other })).toThrow(
      NothingToDecide,
    );
  });
});

it('a harbour master hears which card makes an area worth choosing', async () => {
  const { state } = scenario({
    ...IDLE,
    hands: [['contract-fur-netherlands', 'fur-2']],
    docks: ['ship-netherlands', 'ship-spain'],
    bank: ['money-3', 'money-3'],
  });
  const { says, reason } = await hintAt(state);
  expect(says).toMatchObject({ key: 'choose', args: { area: 'docks' } });
  expect(reason).toMatchObject({ key: 'whyThere', args: { reward: 15 } });
});

it('a player hears nothing of what a card could do for them where it is only kept from others', async () => {
  const { state } = offered({ docks: ['captain'], money: [30, 30] }, choose('docks'));
  const holds = ({ players }: PacketRowState) =>
    cardsNamed('captain').some((card) => players[0]?.hand.includes(card) === true);
  const reason = () => ({ key: 'whyHelper', args: { kind: 'captain' } });
  const clock = new FakeClock();
  const told = async (expectedScores: (state: PacketRowState) => readonly number[]) => {
    const instincts = { ...packetRow.instincts, reason, expectedScores };
    // What is expected counts as long as nothing is decided.
    const game = { ...packetRow, instincts, outcome: () => undefined } as AnyGame;
    const { result } = startHint({ ...requestAt(packetRow, state, 'hard'), game, clock });
    clock.runAll();
    return result;
  };
  const own = await told((world) => [holds(world) ? 10 : 0, 0]);
  expect([own.says.key, own.gain?.in, own.reason?.key]).toEqual(['take', 'points', 'whyHelper']);
  const others = await told((world) => [0, holds(world) ? 0 : 10]);
  expect([others.says.key, others.gain?.in, others.reason]).toEqual(['take', 'lead', undefined]);
});
