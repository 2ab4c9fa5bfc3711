import { seedName, type Seed } from '@/engine/random';
import type { AnyGame } from '@/engine/game';
import type { GameId } from '@/games';
import { BOOK_FORMAT, type PuzzleBook, type WrittenGame } from '@/match/puzzles/puzzle';
import { chosen } from './choose';
import type { Found } from './find';

/** The book of what was found, each game written once and as far as its last puzzle. */
export function bookOf(id: GameId, { rulesVersion }: AnyGame, found: readonly Found[]): PuzzleBook {
  const picked = chosen(found);
  const games: WrittenGame[] = [];
  const places = new Map<number, number>();
  for (const { number, game } of picked) {
    const place = places.get(number) ?? games.length;
    const written = games[place];
    places.set(number, place);
    if (written === undefined || written.moves.length < game.moves.length) games[place] = game;
  }
  const puzzles = picked.map(({ number, game, after, seat, round, step, reason, line, worse }) => ({
    id: `${rulesVersion}-${seedName(game.seed as Seed)}-${after}`,
    of: places.get(number) ?? 0,
    after,
    seat,
    round,
    step,
    reason,
    line,
    worse,
  }));
  return { format: BOOK_FORMAT, game: id, rulesVersion, games, puzzles };
}

/** A line for each game and each puzzle, so that one can be looked up and compared. */
export function bookText({ games, puzzles, ...head }: PuzzleBook): string {
  const list = (all: readonly unknown[]) => `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]`;
  return `${JSON.stringify(head).slice(0, -1)},\n"games":${list(games)},\n"puzzles":${list(puzzles)}}\n`;
}
