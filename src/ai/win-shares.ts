import type { AnyGame } from '@/engine/game';

/** Each seat's share of the win: after the end as it came out, before it as the game guesses. */
export function sharesIn(game: AnyGame, world: unknown): readonly number[] {
  const outcome = game.outcome(world);
  if (outcome === undefined) return game.estimate?.(world) ?? [];
  const { winners, scores } = outcome;
  return scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
