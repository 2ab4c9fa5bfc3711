import * as v from 'valibot';
import type { KeyValueStore } from './key-value';
import { twice } from './surely';

const KEY = 'harbourmaster/discarded';

const stored = v.strictObject({
  id: v.string(),
  generation: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/**
 * The one save that was deleted last. It stays where it is, hidden by this mark, until the next one is deleted or its
 * room is needed; if it is written again after all (a table that was still open), it is no longer deleted.
 */
export type Discarded = v.InferOutput<typeof stored>;

/** What cannot be read hides nothing. */
export async function readDiscarded(store: KeyValueStore): Promise<Discarded | undefined> {
  const text = await twice(() => store.get(KEY)).catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const found = v.safeParse(stored, JSON.parse(text));
    return found.success ? found.output : undefined;
  } catch {
    return undefined;
  }
}

export async function writeDiscarded(store: KeyValueStore, discarded: Discarded): Promise<void> {
  await twice(() => store.set(KEY, JSON.stringify(discarded)));
}

export async function clearDiscarded(store: KeyValueStore): Promise<void> {
  await twice(() => store.remove(KEY));
}

export function isHidden(discarded: Discarded | undefined, id: string, generation: number): boolean {
  return discarded?.id === id && generation <= discarded.generation;
}
