jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual<object>('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

describe('what is stored', () => {
  it.each(['settings', 'last-table', 'records', 'discarded', 'save', 'save-text'])(
    'is checked without making code at run time, whichever is read first: %s',
    (name) => {
      const made = jest.fn();
      const maker = globalThis.Function;
      globalThis.Function = new Proxy(maker, { construct: () => (made(), () => undefined) });
      try {
        jest.isolateModules(() => void jest.requireActual<object>(`@/storage/${name}`));
        expect(made).not.toHaveBeenCalled();
      } finally {
        globalThis.Function = maker;
      }
    },
  );
});
