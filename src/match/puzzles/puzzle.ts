import type { Gain } from '@/ai';
import type { AnyGame, Seat } from '@/engine/game';
import type { Phrase } from '@/engine/phrase';
import type { PlayedMove } from '@/engine/play';
import type { GameId } from '@/games';

export const BOOK_FORMAT = 'harbourmaster-puzzles/1';

/** How hard they are: what a quick look finds, what some thought finds, and what only a long one does. */
export const STEPS = [1, 2, 3] as const;
export type PuzzleStep = (typeof STEPS)[number];

/** A move as files have it: whose it is, and the move. */
export type WrittenMove = readonly [seat: Seat, move: unknown];

/** A game that bots played, as far as a puzzle needs it. */
export interface WrittenGame {
  readonly seed: string;
  readonly options: unknown;
  readonly seats: number;
  readonly moves: readonly WrittenMove[];
}

/** A move that was thought about and is worse, and by how much. */
export interface WorseMove {
  readonly move: unknown;
  readonly gain: Gain;
}

export interface WrittenPuzzle {
  /** Stays as long as the position does: the device remembers it of what was solved. */
  readonly id: string;
  /** The place of its game in the book, and how many moves of that were made. */
  readonly of: number;
  readonly after: number;
  readonly seat: Seat;
  readonly round: number;
  readonly step: PuzzleStep;
  /** The key of what speaks for the answer. */
  readonly reason: string;
  /** The answer, and what good players do then. */
  readonly line: readonly WrittenMove[];
  /** The next best first. */
  readonly worse: readonly WorseMove[];
}

/** The puzzles of one game, as `npm run puzzles` writes them. */
export interface PuzzleBook {
  readonly format: string;
  readonly game: GameId;
  readonly rulesVersion: number;
  readonly games: readonly WrittenGame[];
  readonly puzzles: readonly WrittenPuzzle[];
}

/** A position of a game in which one move is clearly the best for whoever is asked. */
export interface Puzzle extends Omit<WrittenPuzzle, 'of' | 'after' | 'line'> {
  readonly game: GameId;
  readonly seed: string;
  readonly options: unknown;
  readonly seats: number;
  readonly moves: readonly PlayedMove<unknown>[];
  readonly answer: unknown;
  /** What follows the answer. */
  readonly then: readonly PlayedMove<unknown>[];
}

const played = ([seat, move]: WrittenMove): PlayedMove<unknown> => ({ seat, move });

/**
 * The puzzles of a book as it was read from its file, the easiest first; none where it was written by other rules. Types
 * cannot say what a file holds: this is the only place that takes its word. A test plays each of them.
 */
export function puzzlesIn(file: object, rules: AnyGame): readonly Puzzle[] {
  const { format, game, rulesVersion, ...book } = file as PuzzleBook;
  if (format !== BOOK_FORMAT || rulesVersion !== rules.rulesVersion) return [];
  return book.puzzles.flatMap(({ of, after, line, ...puzzle }) => {
    const found = book.games[of];
    const [answer, ...then] = line.map(played);
    if (found === undefined || answer === undefined) return [];
    const { seed, options, seats, moves } = found;
    return [
      {
        ...puzzle,
        game,
        seed,
        options,
        seats,
        moves: moves.slice(0, after).map(played),
        answer: answer.move,
        then,
      },
    ];
  });
}

/** What speaks for the answer, by what its seat knows. */
export const reasonFor = (game: AnyGame, view: unknown, { seat, answer }: Puzzle): Phrase | undefined =>
  game.instincts?.reason?.(view, seat, answer);

/** By how much a move is worse than the answer, where it was thought about. */
export function worseBy(game: AnyGame, { worse }: Puzzle, move: unknown): Gain | undefined {
  const key = game.moveKey(move);
  return worse.find((one) => game.moveKey(one.move) === key)?.gain;
}
