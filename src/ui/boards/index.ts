import { GAME_IDS, type GameId } from '@/games';
import type { Lazy } from '@/ui/lazy/lazy';
import type { Board } from './board';
import type { EntryOf, GameEntry } from './entry';
import { harbourEntry } from './harbour/entry';
import { packetRowEntry } from './packet-row/entry';
import { rotterdamEntry } from './rotterdam/entry';

const ENTRIES: { readonly [Id in GameId]: EntryOf<Id> } = {
  'packet-row': packetRowEntry,
  harbour: harbourEntry,
  rotterdam: rotterdamEntry,
};

export function entryOf(game: GameId): GameEntry {
  return ENTRIES[game];
}

/** The face of a game, once it is loaded. */
export function boardOf(game: GameId): Lazy<Board> {
  return entryOf(game).board;
}

/** The one to begin with, where nobody has chosen. */
export const FIRST_GAME: GameId = GAME_IDS[0];

/** How long its lessons take at most; undefined where it has none. */
export const lessonMinutes = (game: GameId): number | undefined => entryOf(game).lessonMinutes;

/** Whether there are lessons in it. */
export const isTaught = (game: GameId): boolean => lessonMinutes(game) !== undefined;
