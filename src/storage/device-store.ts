import AsyncStorage from '@react-native-async-storage/async-storage';
import { secureText } from './chance';
import type { KeyValueStore } from './key-value';
import { leased } from './lease';

/** Only browsers have more than one window, and only over a safe connection do they let windows wait for each other. */
function windowLocks(): LockManager | undefined {
  return (globalThis as { navigator?: { locks?: LockManager } }).navigator?.locks;
}

const hasWindows = (): boolean => 'document' in globalThis;

/**
 * The device's own store. Reads asked for at once travel together (`multiGet` gathers them), which a list of hundreds
 * needs; where one of them is too long for the device to hand over, each travels by itself.
 */
const texts: KeyValueStore = {
  get: async (key) => {
    const together = await AsyncStorage.multiGet([key]).catch(() => undefined);
    const found = together === undefined ? await AsyncStorage.getItem(key) : together[0]?.[1];
    return found ?? undefined;
  },
  set: (key, value) => AsyncStorage.setItem(key, value),
  remove: (key) => AsyncStorage.removeItem(key),
  keys: () => AsyncStorage.getAllKeys(),
};

const inTurns = leased(texts, secureText);

export const deviceStore: KeyValueStore = {
  ...texts,
  alone: async (work) => {
    const locks = windowLocks();
    if (locks !== undefined) return locks.request('harbourmaster/saves', work);
    return hasWindows() ? inTurns.alone(work) : work();
  },
};
