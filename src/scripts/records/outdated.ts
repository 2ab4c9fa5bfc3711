import { readFileSync } from 'node:fs';
import type { AnyGame } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import { advance, begin, type PlayedMove } from '@/engine/play';
import { parseSeed } from '@/engine/random';
import type { AnyPlay } from '@/match/whole';

/** Whether the file tells a game that was played by other rules than today's. */
export function isOutdated(path: string, game: AnyGame): boolean {
  const { rulesVersion } = JSON.parse(readFileSync(path, 'utf8')) as { rulesVersion?: number };
  return rulesVersion !== game.rulesVersion;
}

interface Told {
  readonly seed: string;
  readonly seats: number;
  readonly options: unknown;
  readonly moves: readonly PlayedMove<unknown>[];
}

/** The game as far as its moves are still legal. */
export function playedAgain(game: AnyGame, { seed, seats, options, moves }: Told): AnyPlay {
  const parsed = parseSeed(seed);
  const begun = parsed && begin(game, { seed: parsed, options, seats });
  if (begun === undefined || isProblem(begun)) throw new Error(`the table of ${seed} cannot be set`);
  let play: AnyPlay = begun;
  for (const { seat, move } of moves) {
    const next = advance(game, play, seat, move);
    if (isProblem(next)) break;
    play = next.play;
  }
  return play;
}
