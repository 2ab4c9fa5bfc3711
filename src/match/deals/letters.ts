/**
 * Thirty-two letters that nobody mistakes for each other: without I, L, O and U, which are easily read as others or make
 * up words. Capitals and small letters are the same.
 */
export const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const BITS = 5;

/** What people write for another letter, and what they mean. */
const MEANT: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

export const letterOf = (value: number): string => LETTERS[value % LETTERS.length] ?? '';

/** What somebody typed as the numbers of its letters, spaces and dashes left out; undefined where no code has such a letter. */
export function valuesOf(typed: string): number[] | undefined {
  const letters = typed
    .toUpperCase()
    .split('')
    .filter((letter) => !/[\s\p{Pd}.·_]/u.test(letter));
  const values = letters.map((letter) => LETTERS.indexOf(MEANT[letter] ?? letter));
  return values.includes(-1) ? undefined : values;
}

/** In fours, as one reads it aloud. */
export function grouped(letters: string): string {
  return letters.replace(/.{4}(?=.)/g, '$&-');
}
