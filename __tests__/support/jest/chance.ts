/** A phone's secure random source is native code: here Node's own answers, which is as hard to foretell. */
jest.mock('expo-crypto', () => {
  const { webcrypto } = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  return { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes) };
});
