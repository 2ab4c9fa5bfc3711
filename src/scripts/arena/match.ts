import type { AnyGame, Outcome, Seat } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import { begin, carryOut } from '@/engine/play';
import { parseSeed, seedName, type Seed } from '@/engine/random';
import { botCourse, type Bot } from './bots';

/** What somebody was asked and answered, before it is carried out. */
export interface Answer {
  readonly state: unknown;
  readonly view: unknown;
  readonly seat: Seat;
  readonly legal: readonly unknown[];
  readonly move: unknown;
  readonly ms: number;
}

export interface Ending {
  readonly state: unknown;
  readonly outcome: Outcome;
  readonly rounds: number;
  readonly moves: number;
}

/** The first game has the seed itself; further ones extend it, so that each can be played again alone. */
export function seedOfGame(first: Seed, number: number): Seed {
  const seed = number === 0 ? first : parseSeed(`${seedName(first)}.${number}`);
  if (seed === undefined) throw new Error(`no seed for game ${number}`);
  return seed;
}

/** Lets bots, one for each seat, play a whole game on one state; every answer is told to whoever watches. */
export function playMatch(
  game: AnyGame,
  table: {
    readonly seed: Seed;
    readonly options: unknown;
    readonly bots: readonly Bot[];
    readonly scale: number;
  },
  watch: (answer: Answer) => void,
): Ending {
  const { seed, bots } = table;
  const begun = begin(game, { seed, options: table.options, seats: bots.length });
  if (isProblem(begun)) throw new Error(`the game does not begin: ${begun.problem}`);
  const { state } = begun;
  let moveNumber = 0;
  let then: readonly unknown[] = [];
  for (let seat = game.waitingFor(state)[0]; seat !== undefined; seat = game.waitingFor(state)[0]) {
    const view = game.view(state, seat);
    const legal = game.moves(state, seat);
    const started = performance.now();
    const decision = { game, view, seat, seed, moveNumber };
    const [move, ...rest] = then.length > 0 ? then : botCourse(bots[seat] as Bot, decision, table.scale);
    then = rest;
    const ms = performance.now() - started;
    const problem = game.problem(state, seat, move);
    if (problem !== undefined) throw new Error(`${bots[seat]} made an illegal move: ${problem.problem}`);
    watch({ state, view, seat, legal, move, ms });
    carryOut(game, state, { seed, seats: bots.length }, moveNumber, { seat, move });
    moveNumber += 1;
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error('nobody is asked, but the game is not over');
  return { state, outcome, rounds: game.round(state), moves: moveNumber };
}
