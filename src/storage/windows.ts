import { secureText } from './chance';
import type { KeyValueStore, SharedStore } from './key-value';
import { leased } from './lease';
import { NotStored } from './surely';

/** Only browsers have more than one window, and only over a safe connection do they let windows wait for each other. */
function windowLocks(): LockManager | undefined {
  return (globalThis as { navigator?: { locks?: LockManager } }).navigator?.locks;
}

const hasWindows = (): boolean => 'document' in globalThis;

/** Milliseconds. What a window does alone takes a small part of that; one that has hung would keep the others for good. */
const PATIENCE = 3_000;

/** Refused with a reason once another window has kept this one waiting for too long. */
async function oneAfterTheOther<T>(locks: LockManager, work: () => Promise<T>, patience: number): Promise<T> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(new NotStored('windowHangs')), patience);
  return locks.request('harbourmaster/saves', { signal: waiting.signal }, () => {
    clearTimeout(timer);
    return work();
  });
}

/** The store, whose windows do one after the other what they do alone. */
export function amongWindows(store: KeyValueStore, patience = PATIENCE): SharedStore {
  const inTurns = leased(store, secureText);
  return {
    ...store,
    alone: async (work) => {
      const locks = windowLocks();
      // Of a window whose turn another took from it, because it slept, nothing like that is said.
      const { undisturbed = (alone) => alone() } = store;
      if (locks !== undefined) return oneAfterTheOther(locks, () => undisturbed(work), patience);
      return hasWindows() ? inTurns.alone(work) : work();
    },
  };
}
