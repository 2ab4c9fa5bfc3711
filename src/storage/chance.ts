import { getRandomValues } from 'expo-crypto';

/** The device has no secure random source, or one that does not answer. */
export class NoChance extends Error {
  override readonly name = 'NoChance';
}

/**
 * Bytes that nobody can foretell, from the platform's secure source and from nowhere else: where it fails, so does this.
 * (`getRandomBytes` of the same module would fall back to guessable ones while the app is developed.)
 */
export function secureBytes(count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  try {
    getRandomValues(bytes);
  } catch (cause) {
    throw new NoChance('The secure random source does not answer.', { cause });
  }
  // Sixteen noughts in a row are a source that did nothing: by chance nobody will ever see them.
  if (bytes.every((byte) => byte === 0)) throw new NoChance('The secure random source leaves bytes empty.');
  return bytes;
}

/** 128 bits in letters and digits: a seed that cannot be guessed, a name that nothing else has. */
export function secureText(): string {
  return Array.from(secureBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
