import AsyncStorage from '@react-native-async-storage/async-storage';

/** All that saves need of a device: named texts. A test can put one in its place that fails as devices do. */
export interface KeyValueStore {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<readonly string[]>;
}

export const deviceStore: KeyValueStore = {
  get: async (key) => (await AsyncStorage.getItem(key)) ?? undefined,
  set: (key, value) => AsyncStorage.setItem(key, value),
  remove: (key) => AsyncStorage.removeItem(key),
  keys: () => AsyncStorage.getAllKeys(),
};
