import type { KeyValueStore } from './key-value';
import { PREFIX } from './slots';
import { twice } from './surely';

export const disprovedKey = (id: string): string => `${PREFIX}${id}/disproved`;

/** Whoever reads more than an earlier version of the app did tries again what that one gave up. */
const READER = 2;
const NOTE = new RegExp(`^${READER}:(\\d{1,10})$`);

/** Which write of the save was found to be wrong; undefined where none was. What cannot be read is found out again. */
export async function readDisproved(store: KeyValueStore, id: string): Promise<number | undefined> {
  const text = await twice(() => store.get(disprovedKey(id))).catch(() => undefined);
  const generation = text === undefined ? undefined : NOTE.exec(text)?.[1];
  return generation === undefined ? undefined : Number(generation);
}

export async function writeDisproved(store: KeyValueStore, id: string, generation: number): Promise<void> {
  await twice(() => store.set(disprovedKey(id), `${READER}:${generation}`));
}

export async function clearDisproved(store: KeyValueStore, id: string): Promise<void> {
  await twice(() => store.remove(disprovedKey(id)));
}
