import { isFields } from '@/engine/json';
import type { Problem } from '@/engine/phrase';
import { FIELDS, type HarbourMove, type MoveType } from './move';
import { moveWithKey } from './move-key';
import { harbourProblem } from './phrases';

function readMove(json: unknown): HarbourMove | undefined {
  if (!isFields(json) || !Object.hasOwn(json, 'type')) return undefined;
  const { type } = json;
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return undefined;
  const names = FIELDS[type as MoveType];
  if (Object.keys(json).length !== names.length + 1) return undefined;
  let key = type;
  for (const name of names) {
    const value = Object.hasOwn(json, name) ? json[name] : undefined;
    if (typeof value !== 'number' || !Number.isInteger(value)) return undefined;
    key += ` ${value}`;
  }
  return moveWithKey(key);
}

/** A move of this game from anything at all: well-formed, though not necessarily legal now. */
export function parseMove(json: unknown): HarbourMove | Problem {
  return readMove(json) ?? harbourProblem('notAMove', {});
}
