import assert from 'node:assert/strict';
import { importAll } from '@/match/import-all';
import { LONGEST_OF_MANY } from '@/storage/many-saves';
import { LONGEST_TEXT, sealed } from '@/storage/save-text';
import finished from '../storage/fixtures/save-1/rotterdam-over.json';
import { memoryStore } from './memory-store';
import { workOf } from './processor';
import { appOn } from './saved-matches';

const upTo = (text: string): string => text.slice(0, LONGEST_TEXT - 100);
const listOf = (length: number, one: (at: number) => unknown): string =>
  JSON.stringify(Array.from({ length }, (_, at) => one(at)));
/** An object whose fingerprint is right, so that all of it is looked at. */
const whole = (fields: string): string => sealed(`{"format":"harbourmaster-save/1",${fields}}`);
const nothingButMoves = (moves: number): string =>
  whole(`"record":{"made":[],"moves":${listOf(moves, () => 0)}}`);
const nothingButFields = (count: number): string =>
  listOf(count, String)
    .replace(/"(\d+)"/g, '"f$1":1')
    .slice(1, -1);
/** As many lines of it as are looked at at all. */
const lined = (line: string): string =>
  Array.from({ length: Math.min(2_000, Math.floor(LONGEST_OF_MANY / (line.length + 1))) }, () => line).join(
    '\n',
  );

/** A whole game to its end, with something of its record changed and all of it sealed again. */
function spoilt(changed: object): string {
  const { check: _check, ...save } = finished;
  return sealed(JSON.stringify({ ...save, record: { ...save.record, ...changed } }));
}
const otherDigest = (): string => spoilt({ digest: 'x' });
const illegalEnd = (): string =>
  spoilt({ moves: [...finished.record.moves, ...finished.record.moves.slice(-1)] });

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
  ['a save of nothing but moves', () => nothingButMoves(140_000)],
  ['twenty such saves, one a line', () => lined(nothingButMoves(480_000))],
  ['two thousand smaller ones', () => lined(nothingButMoves(4_900))],
  ['two thousand that say nothing', () => lined(whole('"a":1'))],
  [
    'saves that are cut short, and one that is whole',
    () => `${lined('{"format":"harbourmaster-save/1"').slice(0, -40)}\n${whole('"a":1')}`,
  ],
  ['nothing but line breaks', () => '\n'.repeat(LONGEST_OF_MANY)],
  ['one letter a line', () => 'x\n'.repeat(LONGEST_OF_MANY / 2)],
  ['a save with a hundred thousand fields', () => whole(nothingButFields(60_000))],
  ['twenty such saves, one a line, too', () => lined(whole(nothingButFields(60_000)))],
  ['two thousand that are smaller, too', () => lined(whole(nothingButFields(620)))],
  ['a finished game with another digest', otherDigest],
  ['two thousand such games', () => lined(otherDigest())],
  ['a finished game with an illegal move at its end', illegalEnd],
  ['two thousand such games, too', () => lined(illegalEnd())],
  ['a save with one endless name', () => whole(`"name":"${'n'.repeat(900_000)}"`)],
];

/** Imports one of them into an empty device, which stays so: how long the answer took of the processor, in milliseconds. */
export function answerTo(paste: string): Promise<number> {
  return workOf(async () => {
    const device = memoryStore();
    const { made } = await importAll(appOn(device), paste);
    assert.deepEqual(made, [], 'what is no save stays out');
    assert.deepEqual([...device.texts.keys()], []);
  });
}
