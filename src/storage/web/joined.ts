import { isFields } from '@/engine/json';

/** What is written into it under this key is more than the latest: games, tries, lessons, puzzles and their order. */
const GROWS = /^harbourmaster\/(?:records|order|(?:today|lessons|puzzles)\/[^/]+)$/;

export const isGrowing = (key: string): boolean => GROWS.test(key);

/** A day has one try and a game one result; all else is what it says. */
const nameOf = (one: unknown): unknown => (isFields(one) ? (one.day ?? one.id) : one);

const listsIn = (fields: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Object.values(fields).flatMap((field) => (Array.isArray(field) ? (field as unknown[]) : []));

/**
 * Of two texts of one key, as JSON, what is in either: of each list what is here, and after it what was kept elsewhere
 * meanwhile and is in no list here. Of anything else, what is here counts.
 */
export function joined(here: unknown, elsewhere: unknown): unknown {
  if (Array.isArray(here) && Array.isArray(elsewhere)) {
    const later: readonly unknown[] = elsewhere;
    // What was played later comes later, also where it was played before.
    return [...(here as unknown[]).filter((one) => !later.includes(one)), ...later];
  }
  if (!isFields(here) || !isFields(elsewhere)) return here ?? elsewhere;
  const known = new Set(listsIn(here).map(nameOf));
  const both = { ...elsewhere, ...here };
  for (const [name, field] of Object.entries(elsewhere)) {
    const own = here[name];
    if (!Array.isArray(field) || !Array.isArray(own)) continue;
    both[name] = [...(own as unknown[]), ...(field as unknown[]).filter((one) => !known.has(nameOf(one)))];
  }
  return both;
}
