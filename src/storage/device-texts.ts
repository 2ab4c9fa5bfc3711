import AsyncStorage from '@react-native-async-storage/async-storage';
import type { DeviceKeeping } from './keeping';
import type { KeyValueStore } from './key-value';

/**
 * A phone's own store. Reads asked for at once travel together (`multiGet` gathers them), which a list of hundreds needs;
 * where one of them is too long for the device to hand over, each travels by itself.
 */
export const deviceTexts: KeyValueStore = {
  get: async (key) => {
    const together = await AsyncStorage.multiGet([key]).catch(() => undefined);
    const found = together === undefined ? await AsyncStorage.getItem(key) : together[0]?.[1];
    return found ?? undefined;
  },
  set: (key, value) => AsyncStorage.setItem(key, value),
  remove: (key) => AsyncStorage.removeItem(key),
  keys: () => AsyncStorage.getAllKeys(),
};

/** What an app has stored is its own until it is removed. */
export const deviceKeeping: DeviceKeeping = {
  now: () => Promise.resolve('promised'),
  ask: () => Promise.resolve('promised'),
};
