import type { KeyValueStore } from './key-value';

const PREFIX = 'harbourmaster/ended/';

/** Notes that a game is about to end, before its last move is stored: its result is looked for until it is on record. */
export async function noteEnding(store: KeyValueStore, id: string): Promise<void> {
  // What cannot be noted is no reason to lose a move.
  await store.set(PREFIX + id, id).catch(() => undefined);
}

/** The games that ended, or were about to, and are not known to be on record. */
export async function endingsNoted(store: KeyValueStore): Promise<readonly string[]> {
  const keys = await store.keys().catch(() => []);
  return keys.flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));
}

/** What cannot be forgotten is looked at again, and a game counts once. */
export async function forgetEnding(store: KeyValueStore, id: string): Promise<void> {
  await store.remove(PREFIX + id).catch(() => undefined);
}
