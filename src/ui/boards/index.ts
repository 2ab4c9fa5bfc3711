import type { GameId } from '@/games';
import type { Board } from './board';
import { packetRowBoard } from './packet-row';

const BOARDS: Readonly<Partial<Record<GameId, Board>>> = { 'packet-row': packetRowBoard };

/** The face of a game; undefined for one that cannot be played on screen yet. */
export function boardOf(game: GameId): Board | undefined {
  return BOARDS[game];
}
