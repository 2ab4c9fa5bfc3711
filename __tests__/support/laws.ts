import { relative } from 'node:path';
import fc from 'fast-check';
import { canonicalJson } from '@/engine/canonical';
import { isProblem, LANGUAGES, speakProblem } from '@/engine/phrase';
import { begin, carryOut, checkMove, type PlayedMove } from '@/engine/play';
import { Dice, parseSeed } from '@/engine/random';
import { forAll } from './for-all';
import {
  expectSameRules,
  keepFailure,
  keptFailuresOf,
  readKeptFailure,
  type KeptFailure,
  type Reached,
} from './kept-failures';
import { madeAnew } from './made-anew';
import {
  checkEnding,
  checkEvents,
  checkPosition,
  checkReached,
  deepFreeze,
  NAMES,
  type Judged,
} from './position-laws';
import { expectNoProblem, playAtRandom, randomMove, seedOf } from './random-play';

export interface LawSuite<State, Move, View, Options> extends Judged<State, Move, View, Options> {
  /** Each set of options is played at each player count that it is legal for. */
  readonly optionSets: readonly unknown[];
  readonly gamesPerSetting: number;
  /** No game has more moves than this. */
  readonly longest: number;
  /** One position in so many gets the costly laws. */
  readonly sampling: number;
  /** Told of every move that was played, for a coverage report by content. */
  readonly witness?: (state: State, played: PlayedMove<Move>) => void;
  /** Where failures are kept, unless beside the others. */
  readonly records?: string;
}

/** One game at random under every law. Where one fails, the game is kept, and the failure says where. */
export function checkGame<S, M, V, O>(
  suite: LawSuite<S, M, V, O>,
  seats: number,
  options: unknown,
  number: number,
): void {
  const { game, sampling } = suite;
  const seed = seedOf(number);
  // An expectation for every move of every game costs more than the audits themselves.
  const audit = (state: S) => {
    const faults = suite.audit(state);
    if (faults.length > 0) expect(faults).toEqual([]);
  };
  let reached: Reached<S, M, O> | undefined;
  let ending = false;
  try {
    const finished = playAtRandom({
      game,
      seats,
      options,
      seed,
      longest: suite.longest,
      before: (position) => {
        reached = position;
        suite.witness?.(position.play.state, position.next);
        if (position.random.below(sampling) > 0) return;
        checkPosition(suite, position);
      },
      after: (play, events) => {
        audit(play.state);
        if (play.moves.length % sampling !== 0) return;
        checkEvents(game, seats, events);
        ending = checkEnding(game, play, ending);
      },
    });
    reached = { play: finished, next: undefined };
    expect(game.outcome(finished.state)).toBeDefined();
    checkReached(suite, finished);
  } catch (error) {
    if (reached === undefined) throw error;
    const path = keepFailure(game, reached, error, { folder: suite.records, number });
    const told = error instanceof Error ? error.message : String(error);
    throw new Error(`${told}\n\nKept as ${relative('.', path)}: mend the rules and commit it.`, {
      cause: error,
    });
  }
}

/** Dice of imagined worlds are others each time, so the moment that failed is looked at with many. */
const LOOKS = 20;

/**
 * Plays a kept failure again, auditing every move, and looks hard at the moment that failed. Mended rules may refuse the
 * last move: that it could be made may have been the fault.
 */
export function checkKept<S, M, V, O>(suite: LawSuite<S, M, V, O>, kept: KeptFailure): void {
  const { game } = suite;
  expectSameRules(game, kept);
  const seed = parseSeed(kept.seed);
  if (seed === undefined) throw new Error(`not a seed: ${kept.seed}`);
  const { options, seats } = kept;
  const start = expectNoProblem(begin(game, { seed, options, seats }));
  const moves: PlayedMove<M>[] = [];
  const sealed: boolean[] = [];
  const play = { ...start, moves, sealed };
  for (const [at, entry] of kept.moves.entries()) {
    const isLast = at === kept.moves.length - 1;
    // Everybody looks what they may do, as in the game that failed: rules may remember it.
    for (let seat = 0; seat < seats; seat += 1) game.moves(play.state, seat);
    const next = checkMove(game, play.state, seats, entry.seat, entry.move);
    if (isProblem(next) && !isLast)
      throw new Error(`Move ${at + 1} is refused: ${next.problem}. ${madeAnew(game.id)}`);
    if (isLast) {
      for (let look = 0; look < LOOKS; look += 1) {
        const random = new Dice(seed, `look-${look}`);
        checkPosition(suite, {
          play,
          random,
          next: isProblem(next) ? randomMove(game, play.state, seats, random) : next,
        });
      }
    }
    if (isProblem(next)) return;
    const result = carryOut(game, play.state, play, at, next);
    moves.push(next);
    sealed.push(result.sealed);
    expect(suite.audit(play.state)).toEqual([]);
    checkEvents(game, seats, result.events);
  }
  checkReached(suite, play);
}

/** Runs every law on a game: over random games at each player count with each set of options, and on its kept records. */
export function describeLaws<S, M, V, O>(suite: LawSuite<S, M, V, O>): void {
  const { game } = suite;
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);

  describe(`the laws of every game: ${game.id}`, () => {
    for (const options of suite.optionSets) {
      const playable = counts.filter((seats) => !isProblem(game.parseOptions(options, seats)));
      it.each(playable)(`hold at random with ${JSON.stringify(options)}, %d players`, (seats) => {
        forAll(
          fc.property(fc.integer({ min: 0, max: 999_999_999 }), (seed) => {
            checkGame(suite, seats, options, seed);
          }),
          { numRuns: suite.gamesPerSetting, endOnFailure: true },
        );
      });
    }

    it('refuse what is not a move with a named problem and leave the state alone', () => {
      const start = begin(game, { seed: seedOf('start'), options: {}, seats: game.seats.min });
      const state = deepFreeze(expectNoProblem(start).state);
      const before = canonicalJson(state);
      forAll(
        fc.property(fc.anything(), (junk) => {
          const parsed = game.parseMove(junk);
          const problem = isProblem(parsed) ? parsed : game.problem(state, 0, parsed);
          if (problem === undefined) return;
          for (const language of LANGUAGES) {
            expect(speakProblem(game.phrases, language, problem, NAMES)).toMatch(/\w/);
          }
        }),
        { numRuns: 500 },
      );
      expect(canonicalJson(state)).toBe(before);
    });

    const kept = keptFailuresOf(game.id);

    it('have failed before, and what failed is kept', () => {
      expect(kept.length).toBeGreaterThan(0);
    });

    it.each(kept)('hold again on %s', (name) => {
      checkKept(suite, readKeptFailure(game.id, name));
    });
  });
}
