import fc from 'fast-check';
import type { AnyGame } from '@/engine/game';
import { GAME_IDS, gameOf } from '@/games';
import { forAll } from '../support/for-all';
import { playAtRandom, seedOf } from '../support/random-play';

/** What each seat earns in a game in which everybody plays at random. */
function earnedAtRandom(game: AnyGame, seats: number, seed: string): readonly (readonly string[])[] {
  const watches = Array.from({ length: seats }, (_, seat) => game.achievements?.watch(seat));
  let before: unknown;
  const play = playAtRandom({
    game,
    seats,
    seed: seedOf(seed),
    options: {},
    longest: 20_000,
    before: (position) => {
      before = game.clone(position.play.state);
    },
    after: ({ moves, state }) => {
      const played = moves.at(-1);
      if (played !== undefined) for (const watch of watches) watch?.see({ ...played, before, after: state });
    },
  });
  const outcome = game.outcome(play.state) ?? { winners: [], scores: [] };
  return watches.map((watch) => watch?.end(play.state, outcome) ?? []);
}

/** Of a hundred who play without thinking, so few may earn an achievement. */
const BY_ACCIDENT = 20;
const GAMES = 16;

describe.each(GAME_IDS)('%s', (id) => {
  const game: AnyGame = gameOf(id);
  const ids = game.achievements?.ids ?? [];

  it('names each achievement once', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('hardly gives an achievement to anybody who plays at random', () => {
    const seats = Array.from({ length: GAMES }, (_, at) =>
      [game.seats.min, game.seats.max].flatMap((count) => earnedAtRandom(game, count, `accident-${at}`)),
    ).flat();
    const often = ids
      .map((one) => [one, seats.filter((earned) => earned.includes(one)).length] as const)
      .filter(([, times]) => (100 * times) / seats.length > BY_ACCIDENT);
    expect(often).toEqual([]);
  });

  it('tells what was earned once, in the order in which it is shown', () => {
    forAll(
      fc.property(fc.nat(), (seed) => {
        for (const earned of earnedAtRandom(game, game.seats.max, String(seed))) {
          expect(earned).toEqual(ids.filter((one) => earned.includes(one)));
        }
      }),
      { numRuns: 8 },
    );
  });
});
