import { chooseMove, ForeignView, NothingToDecide, startHint, ThinkingCancelled, type Hint } from '@/ai';
import { GAME_IDS, gameOf } from '@/games';
import { choose, type NamedMove } from '../games/packet-row/named-moves';
import { scenario, type Position } from '../games/packet-row/scenario';
import type { PacketRowTable } from '../games/packet-row/table';
import { packetRow, requestAt, stateAfter } from './decisions';
import { FakeClock, slowed } from './fake-clock';
import { PUZZLES } from './positions';

function hintAt(state: unknown): Promise<Hint> {
  const clock = new FakeClock();
  const { result } = startHint({ ...requestAt(packetRow, state, 'hard'), clock });
  clock.runAll();
  return result;
}

/** What lies on the table besides is of no use to anybody. */
const IDLE: Position = {
  players: 2,
  guildhall: [],
  docks: [],
  market: [],
  bank: [],
  future: { guildhall: [], docks: [], market: [], bank: [] },
  deckLeft: { guildhall: 0, docks: 0, market: 0, bank: 0 },
};

const offered = (position: Position, ...answers: readonly NamedMove[]): PacketRowTable =>
  scenario({ ...IDLE, ...position, harbourMaster: 1 }).answers(...answers);

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

it('a harbour master hears of the best card for them that they can pay, where none fits what they have', async () => {
  const { state } = scenario({
    ...IDLE,
    bank: ['assay-office', 'assay-office'],
    docks: ['ship-spain', 'ship-spain'],
    money: [30, 0],
  });
  const { says, reason } = await hintAt(state);
  expect(says).toMatchObject({ key: 'choose', args: { area: 'bank' } });
  expect(reason?.key).toBe('whyThereBest');
});

it('a player hears nothing of what a card could do for them where it is only kept from others', async () => {
  const { state } = offered(
    {
      hands: [[], ['contract-fur-netherlands', 'fur-2']],
      ships: [[], ['ship-spain']],
      market: ['captain'],
      money: [30, 30],
    },
    choose('market'),
  );
  const { says, reason, gain } = await hintAt(state);
  expect(says.key).toBe('take');
  expect(gain?.in).toBe('lead');
  expect(reason).toBeUndefined();
});
