import assert from 'node:assert/strict';
import { LONGEST_TEXT, sealed } from '@/storage/save-text';
import { memoryStore } from './memory-store';
import { appOn } from './saved-matches';

const upTo = (text: string): string => text.slice(0, LONGEST_TEXT - 100);
const listOf = (length: number, one: (at: number) => unknown): string =>
  JSON.stringify(Array.from({ length }, (_, at) => one(at)));
/** An object whose fingerprint is right, so that all of it is looked at. */
const whole = (fields: string): string => sealed(`{"format":"harbourmaster-save/1",${fields}}`);

/** What somebody might paste, or send to be pasted: as much of it as is looked at at all, and more. */
export const BAD_PASTES: readonly (readonly [string, () => string])[] = [
  ['900 kB of digits', () => '7'.repeat(900_000)],
  ['1 MB of a JSON list', () => upTo(listOf(200_000, (at) => at))],
  ['1 MB of JSON objects', () => listOf(60_000, (at) => ({ a: at }))],
  ['1 MB of one JSON object', () => `{"a":${listOf(140_000, (at) => at)}}`],
  ['brackets without an end', () => '['.repeat(LONGEST_TEXT)],
  ['braces without an end', () => '{"a":'.repeat(LONGEST_TEXT / 5)],
  ['nothing but space', () => ' '.repeat(LONGEST_TEXT)],
  ['a letter lost in space', () => `{${' '.repeat(LONGEST_TEXT - 2)}x`],
  ['words', () => 'ahoy '.repeat(LONGEST_TEXT / 5)],
  ['quotes that are never closed', () => `{"${'\\"'.repeat(400_000)}`],
  ['letters from everywhere', () => 'Ж漢😀\u202e'.repeat(200_000).slice(0, LONGEST_TEXT)],
  ['ten million letters', () => 'x'.repeat(10_000_000)],
  ['a save of nothing but moves', () => whole(`"record":{"made":[],"moves":${listOf(140_000, () => 0)}}`)],
  [
    'a save with a hundred thousand fields',
    () =>
      whole(
        listOf(60_000, String)
          .replace(/"(\d+)"/g, '"f$1":1')
          .slice(1, -1),
      ),
  ],
  ['a save with one endless name', () => whole(`"name":"${'n'.repeat(900_000)}"`)],
];

/** Imports one of them into an empty device, which stays so: how long the answer took of the processor, in milliseconds. */
export async function answerTo(paste: string): Promise<number> {
  const device = memoryStore();
  const start = process.cpuUsage();
  const made = await appOn(device).importText(paste);
  const spent = process.cpuUsage(start).user / 1_000;
  assert.ok('fault' in made, 'what is no save comes in');
  assert.deepEqual([...device.texts.keys()], []);
  return spent;
}
