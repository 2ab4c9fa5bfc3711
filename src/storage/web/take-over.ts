import { isFields } from '@/engine/json';
import { Kept } from '../kept';
import type { KeyValueStore } from '../key-value';
import { checkOf, generationIn } from '../save-text';
import { idOf } from '../slots';
import { isGrowing, joined } from './joined';

const OURS = 'harbourmaster/';
/** What was taken over already, by key: the fingerprint of its text. */
const TAKEN = `${OURS}taken-over`;

async function takenBefore(store: KeyValueStore): Promise<Record<string, unknown>> {
  try {
    const taken: unknown = JSON.parse((await store.get(TAKEN)) ?? '{}');
    return isFields(taken) ? taken : {};
  } catch {
    return {};
  }
}

/** Another window may have played on over there since; of a save the later write counts. */
function isLater(key: string, text: string, held: string): boolean {
  return idOf(key) !== undefined && (generationIn(text) ?? 0) > (generationIn(held) ?? 0);
}

async function join(to: KeyValueStore, key: string, text: string): Promise<void> {
  const elsewhere: unknown = JSON.parse(text);
  await new Kept<unknown>(to, key, (json) => json).change((here) => joined(here, elsewhere));
}

async function move(to: KeyValueStore, key: string, text: string): Promise<void> {
  const held = await to.get(key);
  if (held !== undefined && isGrowing(key)) return join(to, key, text);
  if (held !== undefined && !isLater(key, text, held)) return;
  await to.set(key, text);
  if ((await to.get(key)) !== text) throw new Error(`${key} could not be taken over.`);
}

/**
 * Takes over what the app kept in another store before: an earlier version of it, or one that could not open this store.
 * A text leaves the other store only once this one was seen to hold it; what could not be moved stays where it is, for the
 * next start, and keeps nothing else from being moved. The other store may forget that something was removed from it, if
 * the browser dies soon after: what was taken over once is not taken over again.
 */
export async function takeOver(from: KeyValueStore, to: KeyValueStore): Promise<void> {
  const keys = (await from.keys()).filter((key) => key.startsWith(OURS));
  if (keys.length === 0) return;
  const taken = await takenBefore(to);
  const moved: string[] = [];
  const failed: unknown[] = [];
  for (const key of keys) {
    try {
      const text = (await from.get(key)) ?? '';
      const check = checkOf(text);
      if (taken[key] !== check) await move(to, key, text);
      taken[key] = check;
      moved.push(key);
    } catch (error) {
      failed.push(error);
    }
  }
  if (moved.length > 0) await to.set(TAKEN, JSON.stringify(taken));
  for (const key of moved) await from.remove(key);
  if (failed.length > 0) throw failed[0];
}
