import { GAME_IDS, type GameId } from '@/games';
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

/** The face of a game; undefined for one that cannot be played on screen yet. */
export function boardOf(game: GameId): Board | undefined {
  return entryOf(game).board;
}

/** The games that can be played on screen, in the order of the house. */
export const playableGames = (): readonly GameId[] => GAME_IDS.filter((id) => boardOf(id) !== undefined);

/** The one to begin with, where nobody has chosen. */
export const firstGame = (): GameId => playableGames()[0] ?? GAME_IDS[0];
