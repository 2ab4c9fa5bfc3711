import { chooseMove, LEVELS, type Level } from '@/ai';
import { canonicalJson } from '@/engine/canonical';
import type { Seat } from '@/engine/game';
import { Dice } from '@/engine/random';
import { GAME_IDS, gameOf, type GameId } from '@/games';
import { tellFigure } from '../support/figures';
import { scrambled } from '../support/hidden';
import { seedOf } from '../support/random-play';
import { requestAt, stateAfter } from './decisions';

/** Few iterations show as well as many what a player looks at. */
const ITERATIONS = 60;
const OPENINGS = [0, 7, 23, 40];

const TABLES = GAME_IDS.flatMap((id) => LEVELS.map((level) => [id, level] as const));

/** Options that hide more, or ask for more, than a game does without them. */
const VARIANTS = [
  ['harbour', { boards: 'characters', bonusCards: true, inlandTraders: true }],
  ['rotterdam', { bidding: true }],
  ['rotterdam', { fixedRounds: true }],
] as const satisfies readonly (readonly [GameId, object])[];

let asked = 0;
afterAll(() =>
  tellFigure(`${asked} times a bot was asked again with everything hidden dealt anew: the same move`),
);

/** The moves of a level before and after everything is dealt anew in the state that the seat cannot know. */
function beforeAndAfter(id: GameId, level: Level, moves: number, options: object = {}) {
  const game = gameOf(id);
  const state = stateAfter(game, game.seats.max, moves, moves, options);
  const seat = game.waitingFor(state)[0] as Seat;
  const other = scrambled(id, state, seat, new Dice(seedOf('scrambled'), `${moves}`));
  if (other === undefined) throw new Error(`nothing is hidden after ${moves} moves`);
  expect(canonicalJson(other)).not.toBe(canonicalJson(state));
  asked += 1;
  return [state, other].map((world) =>
    chooseMove({ ...requestAt(game, world, level), iterations: ITERATIONS }),
  );
}

describe('a bot knows only what its seat sees', () => {
  it.each(TABLES)(
    '%s, %s: the move stays the same when everything hidden is scrambled',
    (id, level) => {
      for (const moves of OPENINGS) {
        const [before, after] = beforeAndAfter(id, level, moves);
        expect(after).toEqual(before);
      }
    },
    30_000,
  );

  it.each(VARIANTS)(
    '%s with %j: the move stays the same when everything hidden is scrambled',
    (id, options) => {
      for (const level of LEVELS) {
        for (const moves of OPENINGS) {
          const [before, after] = beforeAndAfter(id, level, moves, options);
          expect(after).toEqual(before);
        }
      }
    },
    30_000,
  );
});

describe('a thought can be repeated', () => {
  it.each(TABLES)('%s, %s: the same seed and limit give the same move', (id, level) => {
    const game = gameOf(id);
    const request = { ...requestAt(game, stateAfter(game, 2, 20), level), iterations: ITERATIONS };
    expect(chooseMove(request)).toEqual(chooseMove(request));
  });

  it.each(GAME_IDS)('%s: thinking changes neither the view nor the game', (id) => {
    const game = gameOf(id);
    const state = stateAfter(game, 2, 20);
    const request = requestAt(game, state, 'medium');
    const before = [canonicalJson(state), canonicalJson(request.view)];
    chooseMove({ ...request, iterations: ITERATIONS });
    expect([canonicalJson(state), canonicalJson(request.view)]).toEqual(before);
  });
});
