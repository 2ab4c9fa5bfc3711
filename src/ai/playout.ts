import type { AnyGame } from '@/engine/game';
import type { Random } from '@/engine/random';

/** Plays an imagined game on, as people plausibly might, to its end or until it comes to this round. */
export function playOn(
  game: AnyGame,
  world: unknown,
  step: { readonly random: Random },
  until = Infinity,
): void {
  const { random } = step;
  for (let seat = game.waitingFor(world)[0]; seat !== undefined; seat = game.waitingFor(world)[0]) {
    if (game.round(world) >= until) return;
    let move = game.instincts?.playoutMove?.(world, seat, random);
    if (move === undefined) {
      const moves = game.moves(world, seat);
      move = moves[random.below(moves.length)];
    }
    game.apply(world, seat, move, step);
  }
}

/** Where a game can estimate a state, imagined games are played for so many rounds before it does, unless it says. */
const HORIZON = 3;

/** The round up to which an imagined game is played on before the game is asked for its estimate. */
export const horizonFrom = (game: AnyGame, world: unknown): number =>
  game.estimate === undefined ? Infinity : game.round(world) + (game.instincts?.horizon ?? HORIZON);
