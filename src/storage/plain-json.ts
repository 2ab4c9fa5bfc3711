import { isFields } from '@/engine/json';

/** Names that mean something to JavaScript itself; no save has a use for them. */
const TRICKS: readonly string[] = ['__proto__', 'constructor', 'prototype'];
const DEEPEST = 16;

/** Whether JSON from outside holds only plain names and is nested no deeper than a save can be. */
export function isPlain(json: unknown): boolean {
  // A list of what is still to be looked at: nesting, however deep, cannot exhaust the stack.
  const open: { value: unknown; depth: number }[] = [{ value: json, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (depth > DEEPEST) return false;
    if (isFields(value) && Object.keys(value).some((name) => TRICKS.includes(name))) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const field of Object.values(value)) open.push({ value: field, depth: depth + 1 });
  }
  return true;
}
