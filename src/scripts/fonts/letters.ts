import { readFileSync } from 'node:fs';
import { filesIn } from '../bench-web/files';

const range = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));

/** What people of either language type, and the letters of their European friends' names. */
const TYPED = [...range(0x20, 0x7e), ...range(0xa0, 0x17f)];

/** Where the app's own words stand. */
const WORDS = ['src/text', 'src/games', 'src/ui'];

/** Every character that the two languages need: all that can be typed on their keyboards, and all that the app says. */
export function lettersNeeded(): string {
  const said = WORDS.flatMap((folder) => filesIn(folder, /\.tsx?$/)).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').replace(/\n/g, '')),
  );
  return [...new Set([...TYPED, ...said])].sort().join('');
}
