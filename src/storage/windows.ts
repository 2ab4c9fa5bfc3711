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
/** Of that, once a window hung: whoever plays on beside it is not kept as long at every move. */
const A_SECOND_TIME = 1 / 3;

/** Waits for this window's turn; refused with a reason once another one has kept it waiting for too long. */
function turnsOf(patience: number) {
  let left = patience;
  return <T>(locks: LockManager, work: () => Promise<T>): Promise<T> => {
    const waiting = new AbortController();
    const timer = setTimeout(() => {
      left = patience * A_SECOND_TIME;
      waiting.abort(new NotStored('windowHangs'));
    }, left);
    return locks.request('harbourmaster/saves', { signal: waiting.signal }, () => {
      clearTimeout(timer);
      left = patience;
      return work();
    });
  };
}

/** The store, whose windows do one after the other what they do alone. */
export function amongWindows(store: KeyValueStore, patience = PATIENCE): SharedStore {
  const inTurn = turnsOf(patience);
  const withTickets = leased(store, secureText);
  // Of a window whose turn another took from it, because it slept, nothing like that is said.
  const { undisturbed = (alone) => alone() } = store;
  return {
    ...store,
    alone: async (work) => {
      const locks = windowLocks();
      if (locks !== undefined) return inTurn(locks, () => undisturbed(work));
      return hasWindows() ? withTickets.alone(work) : work();
    },
  };
}
