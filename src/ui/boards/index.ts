import type { GameId } from '@/games';
import type { Board } from './board';

/** The faces of the games that can be played on screen. */
const BOARDS: Readonly<Partial<Record<GameId, Board>>> = {};

export function boardOf(game: GameId): Board | undefined {
  return BOARDS[game];
}
