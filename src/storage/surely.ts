import { isFull, type KeyValueStore } from './key-value';

export const STORE_FAULTS = [
  'failed',
  'full',
  'playedElsewhere',
  /** Another window holds the saves and does not answer. */
  'windowHangs',
] as const;
export type StoreFault = (typeof STORE_FAULTS)[number];

/** Something is not on the device, and what was there before still is. */
export class NotStored extends Error {
  constructor(readonly fault: StoreFault) {
    super(`not stored: ${fault}`);
  }
}

/** Devices sometimes fail once. */
export async function twice<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    return work();
  }
}

/** Whatever goes wrong, whoever asked is told in the one way that people are told. */
export async function orNotStored<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof NotStored ? error : new NotStored(isFull(error) ? 'full' : 'failed');
  }
}

export interface WriteCare {
  /** Tries to make room; whether there is any hope that it helped. */
  readonly makeRoom: () => Promise<boolean>;
  /** Whether what lies there instead of the text was put there by somebody else. */
  readonly isForeign: (found: string) => boolean;
}

/** Writes a text and reads it again, unless the store itself is sure: only what is there in full counts as stored. */
export async function setSurely(
  store: KeyValueStore,
  key: string,
  text: string,
  { makeRoom, isForeign }: WriteCare,
): Promise<void> {
  let full = false;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      await store.set(key, text);
    } catch (error) {
      full = isFull(error);
      if (full && !(await makeRoom())) break;
      continue;
    }
    if ((await store.holdsSurely?.(key, text)) === true) return;
    const found = await twice(() => store.get(key)).catch(() => undefined);
    if (found === text) return;
    if (found !== undefined && isForeign(found)) throw new NotStored('playedElsewhere');
  }
  throw new NotStored(full ? 'full' : 'failed');
}
