import type { Seat } from '@/engine/game';
import type { Good } from './cards/goods';
import type { PlayerBoard } from './cards/player-boards';

/* Pieces of all kinds share one range of numbers in events: buildings come first, under their own numbers. */
const FIRST_BOARD = 40;
const FIRST_BONUS_CARD = 70;
const FIRST_PAWN = 80;

export const boardPiece = (board: PlayerBoard): number => FIRST_BOARD + board;
export const bonusPiece = (good: Good): number => FIRST_BONUS_CARD + good;
export const pawnPiece = (seat: Seat): number => FIRST_PAWN + seat;
