import { isFields } from '@/engine/json';
import { isProblem, type Problem } from '@/engine/phrase';
import { gameOf, type GameId } from '@/games';

/** By the names that the rules of a game give them. */
export type Options = Readonly<Record<string, unknown>>;

/** Why the rules do not let this many people agree on that beside the other options; undefined where they do. */
export function whyNot(
  game: GameId,
  options: Options,
  change: Options,
  seatCount: number,
): Problem | undefined {
  const parsed = gameOf(game).parseOptions({ ...options, ...change }, seatCount);
  return isProblem(parsed) ? parsed : undefined;
}

function placeOf(id: unknown, ids: readonly number[]): number | undefined {
  const place = ids.findIndex((one) => one === id);
  return place < 0 ? undefined : place;
}

/**
 * What is wished for, as far as the rules let the people with these ids agree on it, beside the rules' own defaults.
 * What does not go with the options before it waits until it does, so that a wish outlives a change of places.
 */
export function agreedOptions(game: GameId, wishes: Options, ids: readonly number[]): Options {
  let agreed: Options = {};
  for (const [name, { kind }] of Object.entries(gameOf(game).options ?? {})) {
    const wish = { [name]: kind === 'seat' ? placeOf(wishes[name], ids) : wishes[name] };
    if (whyNot(game, agreed, wish, ids.length) === undefined) agreed = { ...agreed, ...wish };
  }
  const parsed = gameOf(game).parseOptions(agreed, ids.length);
  return isFields(parsed) ? parsed : {};
}
