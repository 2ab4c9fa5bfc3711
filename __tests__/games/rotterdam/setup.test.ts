import { begin } from '@/engine/play';
import { isProblem } from '@/engine/phrase';
import { rotterdam } from '@/games/rotterdam';
import { START_PRICE } from '@/games/rotterdam/cards/goods';
import { expectNoProblem, seedOf } from '../../support/random-play';
import { audit } from './audit';
import { fresh } from './scenario';

const started = (seats: number, options: object = {}, seed = 'a') =>
  expectNoProblem(begin(rotterdam, { seed: seedOf(seed), options, seats })).state;

describe('the set-up', () => {
  it.each([
    [2, 4, 4],
    [3, 3, 4],
    [4, 3, 3],
  ])('RT-6 gives each of %d players 15 money, %d ships and %d workers', (seats, ships, workers) => {
    const state = started(seats);
    expect(state.players).toHaveLength(seats);
    for (const player of state.players)
      expect(player).toMatchObject({ money: 15, ships, workers, factories: 4 });
    expect(audit(state)).toEqual([]);
  });

  it('RT-3 shuffles 15 cards for each harbour and lays the top card face up', () => {
    const state = started(3);
    const other = started(3, {}, 'b');
    expect(state.stacks.map((stack) => stack.length)).toEqual([15, 15, 15, 15]);
    expect(state.unseen).toEqual([14, 14, 14, 14]);
    expect(state.stacks).not.toEqual(other.stacks);
    const seen = rotterdam.view(state, 'table');
    expect(seen.stacks.map((stack) => stack.faceUp)).toEqual(state.stacks.map((stack) => stack[14]));
  });

  it('RT-2 starts every product at its price', () => {
    expect(started(2).prices).toEqual(START_PRICE);
  });

  it('RT-10 turns up three orders and three ship cards', () => {
    const state = started(4);
    expect([state.orders.length, state.orderDeck.length]).toEqual([3, 43]);
    expect([state.row.length, state.deck.length]).toEqual([3, 17]);
  });

  it('RT-10 draws the harbour master', () => {
    const drawn = new Set(Array.from({ length: 40 }, (_, i) => started(4, {}, `seed${i}`).harbourMaster));
    expect([...drawn].sort()).toEqual([0, 1, 2, 3]);
  });

  it('RT-10 takes a chosen harbour master', () => {
    expect(started(4, { firstHarbourMaster: 2 }).harbourMaster).toBe(2);
  });

  it('RT-10 lets everybody place a ship with a free unit, from the harbour master clockwise', () => {
    const scene = fresh(3, { firstHarbourMaster: 1 });
    expect(scene.offers(1)).toHaveLength(16);
    scene.play(1, { type: 'launch', at: 'S2', raw: 'oil' });
    expect(scene.offers(2)).toHaveLength(12);
    scene.play(2, { type: 'launch', at: 'S1', raw: 'fruit' });
    scene.play(0, { type: 'launch', at: 'S4', raw: 'oil' });
    expect([scene.at('S1'), scene.at('S2'), scene.at('S3'), scene.at('S4')]).toEqual([
      [2, 'fruit'],
      [1, 'oil'],
      undefined,
      [0, 'oil'],
    ]);
    expect(scene.state.gone).toEqual([2, 0, 1, 0]);
    expect(scene.state.players.map((player) => [player.money, player.ships])).toEqual([
      [15, 2],
      [15, 2],
      [15, 2],
    ]);
    expect([scene.state.phase, scene.state.round, scene.state.turn]).toEqual(['work', 1, 1]);
  });

  it.each([
    ['an occupied start', { type: 'launch', at: 'S2', raw: 'oil' }, 'occupied'],
    ['a field', { type: 'launch', at: 'A1', raw: 'oil' }, 'notAStart'],
    ['another kind of move', { type: 'work', role: 'captain' }, 'notNow'],
  ])('RT-10 refuses %s for the first ship', (_, move, problem) => {
    const scene = fresh(3).play(0, { type: 'launch', at: 'S2', raw: 'oil' });
    expect(scene.refusal(1, move)).toBe(problem);
  });
});

describe('the options', () => {
  it.each([
    [{}, { fixedRounds: false, bidding: false }],
    [undefined, { fixedRounds: false, bidding: false }],
    [{ bidding: true }, { fixedRounds: false, bidding: true }],
    [
      { fixedRounds: true, firstHarbourMaster: 1 },
      { fixedRounds: true, bidding: false, firstHarbourMaster: 1 },
    ],
  ])('are filled in: %j', (json, options) => {
    expect(rotterdam.parseOptions(json, 2)).toEqual(options);
  });

  it.each([
    [{ rounds: 5 }, 'unknownOption'],
    [JSON.parse('{"__proto__": true}'), 'unknownOption'],
    [{ bidding: 'yes' }, 'badOption'],
    [{ fixedRounds: 1 }, 'badOption'],
    [{ firstHarbourMaster: 2 }, 'badOption'],
    [{ firstHarbourMaster: -1 }, 'badOption'],
    [{ firstHarbourMaster: 0.5 }, 'badOption'],
    [[], 'notOptions'],
    [null, 'notOptions'],
    ['bidding', 'notOptions'],
  ])('are refused by name: %j', (json: unknown, problem) => {
    const parsed = rotterdam.parseOptions(json, 2);
    expect(isProblem(parsed) && parsed.problem).toBe(problem);
  });
});
