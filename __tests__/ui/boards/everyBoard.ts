import type { GameId } from '@/games';
import type { Board } from '@/ui/boards/board';
import { harbourBoard } from '@/ui/boards/harbour/board';
import { packetRowBoard } from '@/ui/boards/packet-row/board';
import { rotterdamBoard } from '@/ui/boards/rotterdam/board';

/** The boards as they are once they are loaded, for whoever makes a test for each. */
export const EVERY_BOARD: Readonly<Record<GameId, Board>> = {
  'packet-row': packetRowBoard,
  harbour: harbourBoard,
  rotterdam: rotterdamBoard,
};
