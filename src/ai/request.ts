import type { AnyGame, Seat } from '@/engine/game';
import { Dice, type Seed } from '@/engine/random';
import { ForeignView, GameIsOver, NothingToDecide } from './errors';
import { mannerOf, type Level, type Manner } from './levels';
import { sameJson } from './same-json';
import { Search, type Limits } from './search';

/** A decision to think about: what one seat sees, and how well it should play. */
export interface Request {
  readonly game: AnyGame;
  /** What the seat knows. There is no way to hand in more. */
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: Level;
  /** With the number of the move it makes the dice of the thought, which are never those of the game. */
  readonly seed: Seed;
  readonly moveNumber: number;
}

const diceOf = ({ seed, seat, moveNumber }: Request) => new Dice(seed, `thought-${moveNumber}-${seat}`);

/** A world is seen exactly as the view that it was imagined from, or the view is not this seat's of this game. */
function imagineFrom(request: Request): unknown {
  const { game, view, seat } = request;
  try {
    const world = game.imagine(view, diceOf(request));
    if (sameJson(game.view(world, seat), view)) return world;
  } catch {
    // Rules may trip over what is no view of theirs: the answer is the same.
  }
  throw new ForeignView(game.id, seat);
}

/** The search for this decision, or a named error at once. */
export function searchFor(
  request: Request,
  {
    iterations,
    ...wishes
  }: Pick<Limits, 'countsPoints' | 'also' | 'flat'> & { readonly iterations?: number | undefined } = {},
): { readonly search: Search; readonly manner: Manner } {
  const { game, view, seat, level } = request;
  const manner = mannerOf(level);
  const world = imagineFrom(request);
  if (game.outcome(world) !== undefined) throw new GameIsOver(game.id);
  if (!game.waitingFor(world).includes(seat)) throw new NothingToDecide(seat);
  const limits = { ...manner, iterations: iterations ?? manner.iterations, ...wishes };
  return { search: new Search(game, view, seat, limits, diceOf(request)), manner: limits };
}
