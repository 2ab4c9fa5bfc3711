jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual<object>('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);
// Screens are tried with a store that a test can make fail; the browser's own is tried by itself.
jest.mock('@/storage/device-texts', () => jest.requireActual<object>('@/storage/device-texts.ts'));
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual<{ default: object }>('react-native-safe-area-context/jest/mock').default,
);
