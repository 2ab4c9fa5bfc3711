/** How many times chance was asked in this file of tests. */
let mockAsked = 0;

/**
 * A phone's secure random source is native code: here Node's own cryptography answers. What it says belongs to the test,
 * so that no test fails by luck; FRESH_SEEDS lets it say what nobody can foretell.
 */
jest.mock('expo-crypto', () => {
  const { hkdfSync, webcrypto } = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  const { seedOfTest } = jest.requireActual<typeof import('../seeds')>('../seeds');
  return {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => {
      const seed = seedOfTest();
      if (seed === undefined) return webcrypto.getRandomValues(bytes);
      mockAsked += 1;
      bytes.set(new Uint8Array(hkdfSync('sha256', `${seed}`, `${mockAsked}`, '', bytes.length)));
      return bytes;
    },
  };
});
