import { gameOf, type GameId } from '@/games';
import { puzzlesIn, type Puzzle } from '@/match/puzzles/puzzle';
import { lazily, type Lazy } from '@/ui/lazy/lazy';

export type Puzzles = readonly Puzzle[];

const lazyBook = (game: GameId, bring: () => Promise<{ readonly book: object }>): Lazy<Puzzles> =>
  lazily(async () => puzzlesIn((await bring()).book, gameOf(game)));

/** Loaded when somebody comes for puzzles: no visit that does not has to wait for them. */
const BOOKS: Readonly<Record<GameId, Lazy<Puzzles>>> = {
  'packet-row': lazyBook('packet-row', () => import('@/match/puzzles/found/packet-row')),
  harbour: lazyBook('harbour', () => import('@/match/puzzles/found/harbour')),
  rotterdam: lazyBook('rotterdam', () => import('@/match/puzzles/found/rotterdam')),
};

/** The puzzles of a game, once they are loaded. */
export const puzzlesOf = (game: GameId): Lazy<Puzzles> => BOOKS[game];
