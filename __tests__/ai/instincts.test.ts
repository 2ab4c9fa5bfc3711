import type { Seat } from '@/engine/game';
import { Dice } from '@/engine/random';
import { GAME_IDS, gameOf, type GameId } from '@/games';
import { packetRow } from '@/games/packet-row';
import { audit } from '../games/packet-row/audit';
import { scenario } from '../games/packet-row/scenario';
import { seedOf } from '../support/random-play';
import { stateAfter } from './decisions';

const OPENINGS = Array.from({ length: 60 }, (_, moves) => 3 * moves);

/** Options that ask for more than a game does without them. */
const TABLES = [
  ...GAME_IDS.map((id) => [id, {}] as const),
  ['harbour', { boards: 'characters', bonusCards: true, inlandTraders: true }],
  ['rotterdam', { bidding: true }],
] as const satisfies readonly (readonly [GameId, object])[];

describe('what a game teaches search', () => {
  it.each(TABLES)('%s with %j: every move that it names is legal', (id, options) => {
    const game = gameOf(id);
    const { preparation, candidates, playoutMove } = game.instincts ?? {};
    const random = new Dice(seedOf(id), 'instincts');
    for (const moves of OPENINGS) {
      const state = stateAfter(game, game.seats.max, moves, moves, options);
      const seat = game.waitingFor(state)[0];
      if (seat === undefined) continue;
      const named = [
        preparation?.(state, seat),
        playoutMove?.(state, seat, random),
        ...(candidates?.(state, seat) ?? []),
      ].filter((move) => move !== undefined);
      for (const move of named) expect(game.problem(state, seat, move)).toBeUndefined();
      if (candidates !== undefined) expect(candidates(state, seat).length).toBeGreaterThan(0);
    }
  });

  it.each(GAME_IDS)('%s: shares of the win are estimated for every seat and add up to one', (id) => {
    const game = gameOf(id);
    for (const seats of [game.seats.min, game.seats.max]) {
      const shares = game.estimate?.(stateAfter(game, seats, 30));
      if (shares === undefined) continue;
      expect(shares).toHaveLength(seats);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    }
  });
});

describe('Packet Row', () => {
  it('PR-60 a forgetful player knows how many cards others hold, no longer which', () => {
    const { state } = scenario({
      players: 3,
      hands: [['trader'], ['contract-fur-spain', 'captain', 'money-8'], ['library', 'banker']],
      ships: [[], ['ship-spain'], []],
    });
    const before = packetRow.clone(state);
    packetRow.instincts.forget(state, 0, new Dice(seedOf('forget'), ''));
    expect(audit(state)).toEqual([]);
    expect(state.players[0]).toEqual(before.players[0]);
    const counted = (players: typeof state.players) =>
      players.map(({ hand, ships, money }) => [hand.length, ships, money]);
    expect(counted(state.players)).toEqual(counted(before.players));
    expect(state.players[1]?.hand).not.toEqual(before.players[1]?.hand);
  });

  it.each([
    ['money', { money: [40, 20] }],
    ['points', { hands: [['university'], []] }],
    [
      'a contract that can be delivered',
      { hands: [['contract-cotton-france', 'cotton-2']], ships: [['ship-france']] },
    ],
    ['a banker', { hands: [['banker'], []] }],
    ['gold', { hands: [['gold-2'], []] }],
  ])('%s makes a win likelier', (_, position) => {
    const [mine = 0, theirs = 0] = packetRow.estimate(
      scenario({ players: 2, harbourMaster: 1, ...position }).state,
    );
    expect(mine).toBeGreaterThan(theirs);
  });

  it('a contract counts more the nearer it is to delivery', () => {
    const worth = (hand: string[], ships: string[]) =>
      packetRow.instincts.expectedScores(scenario({ players: 2, hands: [hand], ships: [ships] }).state)[
        0 as Seat
      ] ?? 0;
    const steps = [
      worth(['contract-cotton-france'], []),
      worth(['contract-cotton-france', 'cotton-1'], []),
      worth(['contract-cotton-france', 'cotton-2'], []),
      worth(['contract-cotton-france', 'cotton-2'], ['ship-france']),
    ];
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
  });
});
