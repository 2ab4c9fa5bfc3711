import { isWhole, LONGEST_TEXT } from './save-text';

/** In letters: hundreds of long games, and no more than is searched in a moment. */
export const LONGEST_OF_MANY = 20 * LONGEST_TEXT;
/** More than anybody has played. */
const MOST_LINES = 2_000;

const LINE_BREAK = /\r\n?|\n/;

/**
 * The texts that a text from outside holds, as the export of all games writes them: one a line. Where no line of it is a
 * whole save by itself, it is one text: a save that a letter broke into lines, or something else altogether.
 */
export function savesIn(text: string): readonly string[] {
  if (text.length > LONGEST_OF_MANY) return [text];
  const lines = text.trim().split(LINE_BREAK, MOST_LINES + 1);
  if (lines.length > MOST_LINES) return [text];
  const full = lines.map((line) => line.trim()).filter((line) => line !== '');
  return full.length > 1 && full.some(isWhole) ? full : [text];
}
