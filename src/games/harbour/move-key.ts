import { FIELDS, type HarbourMove } from './move';
import { ALL_MOVES } from './offers';

const writeKey = (move: HarbourMove): string => Object.values(move).join(' ');
const KEYS = new Map<HarbourMove, string>(ALL_MOVES.map((move) => [move, writeKey(move)]));
const BY_KEY = new Map<string, HarbourMove>(ALL_MOVES.map((move) => [writeKey(move), move]));

/** What the move is: its type and its fields, as numbers. */
export function moveKey(move: HarbourMove): string {
  const known = KEYS.get(move);
  if (known !== undefined) return known;
  const { type, ...fields } = move;
  const names = FIELDS[type];
  return [type, ...names.map((name) => (fields as Readonly<Record<string, number>>)[name])].join(' ');
}

/** The one frozen move that has this key, or undefined where there is no such move. */
export const moveWithKey = (key: string): HarbourMove | undefined => BY_KEY.get(key);
