import type { AnyGame, Outcome } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import { begin, carryOut } from '@/engine/play';
import type { Seed } from '@/engine/random';
import type { Level } from './levels';
import { searchFor } from './request';
import type { Search } from './search';
import type { Work } from './slices';

export interface GameOfLevels {
  readonly game: AnyGame;
  readonly seed: Seed;
  readonly options: unknown;
  /** Who sits where. */
  readonly levels: readonly Level[];
}

/**
 * A whole game among bots, an imagined world a step: the same on every device, since no clock has a part in it. Whoever
 * is called away goes on later where they were.
 */
export function wholeGame({ game, seed, options, levels }: GameOfLevels): Work<Outcome | undefined> {
  const seats = levels.length;
  const begun = begin(game, { seed, options, seats });
  const state = isProblem(begun) ? undefined : begun.state;
  let made = 0;
  let search: Search | undefined;

  const think = (seat: number): Search =>
    searchFor({
      game,
      view: game.view(state, seat),
      seat,
      level: levels[seat] ?? 'easy',
      seed,
      moveNumber: made,
    }).search;

  const step = (): void => {
    const seat = game.waitingFor(state)[0];
    if (seat === undefined) return;
    search ??= think(seat);
    if (!search.isDone) {
      search.iterate();
      return;
    }
    for (const move of search.course()) {
      carryOut(game, state, { seed, seats }, made, { seat, move });
      made += 1;
    }
    search = undefined;
  };

  return {
    get isDone() {
      return state === undefined || game.outcome(state) !== undefined;
    },
    step,
    result: () => (state === undefined ? undefined : game.outcome(state)),
  };
}
