import { isFields } from '@/engine/json';
import type { KeyValueStore } from '../key-value';
import { checkOf, generationIn } from '../save-text';
import { idOf } from '../slots';

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

/** A window of an earlier version may have played on over there since; of a save the later write counts. */
function isLater(key: string, text: string, held: string | undefined): boolean {
  if (held === undefined) return true;
  return idOf(key) !== undefined && (generationIn(text) ?? 0) > (generationIn(held) ?? 0);
}

/**
 * Takes over what the app kept in another store before. A text leaves the old store only once the new one was seen to hold
 * it; what could not be moved stays where it is, for the next start. The old store may forget that something was removed
 * from it, if the browser dies soon after: what was taken over once is not taken over again.
 */
export async function takeOver(from: KeyValueStore, to: KeyValueStore): Promise<void> {
  const keys = (await from.keys()).filter((key) => key.startsWith(OURS));
  if (keys.length === 0) return;
  const taken = await takenBefore(to);
  const moved: string[] = [];
  for (const key of keys) {
    const text = (await from.get(key)) ?? '';
    const check = checkOf(text);
    if (taken[key] !== check && isLater(key, text, await to.get(key))) {
      await to.set(key, text);
      if ((await to.get(key)) !== text) throw new Error(`${key} could not be taken over.`);
    }
    taken[key] = check;
    moved.push(key);
  }
  await to.set(TAKEN, JSON.stringify(taken));
  for (const key of moved) await from.remove(key);
}
