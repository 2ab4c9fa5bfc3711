import type { AnyGame, Outcome, Seat } from '@/engine/game';
import { harbour } from './harbour';
import { packetRow } from './packet-row';
import { packetRowAchievements } from './packet-row/achievements';
import { rotterdam } from './rotterdam';

/** Every game of the house, by its id. */
export const GAMES = { 'packet-row': packetRow, harbour, rotterdam } as const;
export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

export function isGameId(id: unknown): id is GameId {
  return typeof id === 'string' && Object.hasOwn(GAMES, id);
}

export function gameOf(id: GameId): AnyGame {
  return GAMES[id];
}

/** Sees a finished game move by move and tells what one seat earned in it. */
interface AnyWatch {
  see(seat: Seat, move: unknown, before: unknown): void;
  end(state: unknown, outcome: Outcome): readonly string[];
}

export interface AnyAchievements {
  readonly ids: readonly string[];
  readonly watch: (seat: Seat) => AnyWatch;
}

const ACHIEVEMENTS: Readonly<Partial<Record<GameId, AnyAchievements>>> = {
  'packet-row': packetRowAchievements,
};

/** What can be earned in a game beside winning it; undefined where nothing can. */
export function achievementsOf(id: GameId): AnyAchievements | undefined {
  return ACHIEVEMENTS[id];
}
