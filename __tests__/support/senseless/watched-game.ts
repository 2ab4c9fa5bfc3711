import { searchFor } from '@/ai/request';
import type { Level } from '@/ai';
import type { AnyGame, Seat } from '@/engine/game';
import { begin, carryOut } from '@/engine/play';
import { expectNoProblem, seedOf } from '../random-play';

/** One move of a game as it was made. */
export interface Act<State, Move> {
  readonly before: State;
  readonly seat: Seat;
  readonly move: Move;
  readonly after: State;
}

/** Looks at a game move by move, and names what was spent or exchanged for nothing. */
export type Watcher<State, Move> = (act: Act<State, Move>) => readonly string[];

export interface WatchedGame {
  readonly game: AnyGame;
  readonly watch: Watcher<never, never>;
  readonly seats: number;
  readonly options: object;
  readonly level: Level;
  /** Imagined games for each decision; as many as the level has where nothing is said. */
  readonly iterations?: number | undefined;
  readonly number: number;
}

/** What bots of one level spent for nothing in one game. */
export function senselessIn({
  game,
  watch,
  seats,
  options,
  level,
  iterations,
  number,
}: WatchedGame): string[] {
  const seed = seedOf(`senseless-${number}`);
  const { state } = expectNoProblem(begin(game, { seed, options, seats }));
  const found: string[] = [];
  let made = 0;
  for (let seat = game.waitingFor(state)[0]; seat !== undefined; seat = game.waitingFor(state)[0]) {
    const view = game.view(state, seat);
    const { search } = searchFor({ game, view, seat, level, seed, moveNumber: made }, { iterations });
    while (!search.isDone) search.iterate();
    for (const move of search.course()) {
      const before = game.clone(state);
      carryOut(game, state, { seed, seats }, made, { seat, move });
      const act = { before, seat, move, after: state } as Act<never, never>;
      for (const what of watch(act)) found.push(`${what}: game ${number}, move ${made}`);
      made += 1;
    }
  }
  return found;
}
