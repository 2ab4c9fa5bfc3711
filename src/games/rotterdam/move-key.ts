import type { RotterdamMove } from './move';
import { ALL_MOVES } from './offers';

/** Type and numbers: all moves name what cards and goods are, never a copy of them. */
const writeKey = (move: RotterdamMove): string => Object.values(move).join(' ');

/* Moves on offer exist once, so their keys are written once. */
const KEYS = new Map<RotterdamMove, string>(ALL_MOVES.map((move) => [move, writeKey(move)]));

export function moveKey(move: RotterdamMove): string {
  return KEYS.get(move) ?? writeKey(move);
}
