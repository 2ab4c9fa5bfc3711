import type { AnyGame, Seat } from '@/engine/game';
import type { Random } from '@/engine/random';

/** Plays any legal move: the measure that every thinking player has to beat by far. */
export function randomChoice(game: AnyGame, view: unknown, seat: Seat, random: Random): unknown {
  const moves = game.moves(game.imagine(view, random), seat);
  return moves[random.below(moves.length)];
}
