import AsyncStorage from '@react-native-async-storage/async-storage';

/** As a device without room for what is called so, until the answer is called. */
export function withoutRoomFor(what: string): () => void {
  const device = jest.mocked(AsyncStorage.setItem);
  const write = device.getMockImplementation();
  device.mockImplementation((key, value) =>
    key.includes(what) || write === undefined
      ? Promise.reject(new Error('QuotaExceededError'))
      : write(key, value),
  );
  return () => void device.mockImplementation(write);
}
