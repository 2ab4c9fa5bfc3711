import type { AnyGame } from '@/engine/game';
import { harbour } from './harbour';
import { packetRow } from './packet-row';
import { rotterdam } from './rotterdam';

/** Every game of the house, by its id. */
export const GAMES = { 'packet-row': packetRow, harbour, rotterdam } as const;
export type GameId = keyof typeof GAMES;

/** In the order of the house: whoever does not choose gets the first. */
export const GAME_IDS: readonly [GameId, ...GameId[]] = Object.keys(GAMES) as [GameId, ...GameId[]];

export function isGameId(id: unknown): id is GameId {
  return typeof id === 'string' && Object.hasOwn(GAMES, id);
}

export function gameOf(id: GameId): AnyGame {
  return GAMES[id];
}
