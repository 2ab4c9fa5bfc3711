import { readFileSync } from 'node:fs';
import { gameOf, type GameId } from '@/games';
import { puzzlesIn, type Puzzle, type PuzzleBook } from '@/match/puzzles/puzzle';

/** The puzzles of a game as they lie in the sources. */
export const bookFile = (id: GameId): PuzzleBook =>
  JSON.parse(readFileSync(`src/match/puzzles/found/${id}.json`, 'utf8')) as PuzzleBook;

export const puzzlesOfFile = (id: GameId): readonly Puzzle[] => puzzlesIn(bookFile(id), gameOf(id));
