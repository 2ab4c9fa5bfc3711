import type { KeyValueStore } from './key-value';
import { PREFIX } from './slots';
import { twice } from './surely';

export const disprovedKey = (id: string): string => `${PREFIX}${id}/disproved`;

/** Which write of the save was found to be wrong; undefined where none was. What cannot be read is found out again. */
export async function readDisproved(store: KeyValueStore, id: string): Promise<number | undefined> {
  const text = await twice(() => store.get(disprovedKey(id))).catch(() => undefined);
  return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}

export async function writeDisproved(store: KeyValueStore, id: string, generation: number): Promise<void> {
  await twice(() => store.set(disprovedKey(id), String(generation)));
}

export async function clearDisproved(store: KeyValueStore, id: string): Promise<void> {
  await twice(() => store.remove(disprovedKey(id)));
}
