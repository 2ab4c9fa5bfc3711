import assert from 'node:assert/strict';
import type { Random } from '@/engine/random';
import type { GameId } from '@/games';
import { sealed } from '@/storage/save-text';
import { memoryStore } from './memory-store';
import { workOf } from './processor';
import { appOn, diceOf, movesIn, openedOn, peopleAt, playMoves, startedOn } from './saved-matches';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const TRICKS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  'check',
] as const;
const ODDITIES: readonly Json[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  9_007_199_254_740_993,
  '',
  'x'.repeat(2_000),
  '\u0000\ud800',
  [],
  {},
  [[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]],
];

function pick<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)] as T;
}

/** A copy: the next change may be made inside it. */
const copyOf = (json: Json): Json => structuredClone(json);

/** What holds other things, found by walking down at random. */
function somewhere(json: Json, random: Random): Json[] | { [name: string]: Json } | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const inside = Object.values(json).filter((field) => typeof field === 'object' && field !== null);
  if (inside.length === 0 || random.below(3) === 0) return json;
  return somewhere(pick(inside, random), random);
}

function setField(fields: { [name: string]: Json }, name: string, value: Json): void {
  // `fields.__proto__ = …` would set the prototype; JSON.parse makes a field of that name, and so does this.
  Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
}

function changeList(list: Json[], random: Random): void {
  const at = random.below(list.length + 1);
  const other = copyOf(list[random.below(Math.max(1, list.length))] ?? null);
  const changes = [
    () => list.splice(at, 1),
    () => list.splice(at, 0, other),
    () => list.splice(at, 1, copyOf(pick(ODDITIES, random))),
    () => list.reverse(),
    () => list.splice(at, 1, typeof other === 'number' ? other + 1 + random.below(30) : other),
  ];
  pick(changes, random)();
}

function changeFields(fields: { [name: string]: Json }, random: Random): void {
  const name = pick(Object.keys(fields).concat('more'), random);
  const value = fields[name] ?? null;
  const changes = [
    () => Reflect.deleteProperty(fields, name),
    () => setField(fields, name, copyOf(pick(ODDITIES, random))),
    () => setField(fields, pick(TRICKS, random), copyOf(pick([value, ...ODDITIES], random))),
    () => setField(fields, name, typeof value === 'number' ? value + random.below(5) - 2 : value),
    () =>
      setField(
        fields,
        name,
        typeof value === 'string' ? value.slice(1) : copyOf(pick(Object.values(fields), random)),
      ),
  ];
  pick(changes, random)();
}

/** A save with one to three things inside it changed, whose fingerprint is right again: nothing but the checks can stop it. */
function changedInside(text: string, random: Random): string {
  const { check: _check, ...save } = JSON.parse(text) as { [name: string]: Json };
  for (let changes = random.below(3); changes >= 0; changes -= 1) {
    const found = somewhere(save, random) ?? save;
    if (Array.isArray(found)) changeList(found, random);
    else changeFields(found, random);
  }
  return sealed(JSON.stringify(save));
}

function changedText(text: string, random: Random): string {
  const at = random.below(text.length);
  const to = at + random.below(60);
  const changes = [
    () => text.slice(0, at),
    () => text.slice(at),
    () => text.slice(0, at) + text.slice(to),
    () => text.slice(0, at) + String.fromCharCode(random.below(0x300)) + text.slice(at + 1),
    () => text.slice(0, to) + text.slice(at),
    () => text.slice(at) + text.slice(0, at),
    () => text + text,
    () => text.slice(0, at) + '['.repeat(random.below(5_000)) + text.slice(at),
  ];
  return pick(changes, random)();
}

/** How long an import may work before it counts as a hang, in milliseconds of the processor. */
const HANG = 1_000;

/** What came of a text on a device that holds nothing but settings, and how long it took of the processor. */
async function importedAnew(text: string) {
  const imported = async () => {
    const device = memoryStore(new Map([['harbourmaster/settings', '{}']]));
    const app = appOn(device);
    return { device, app, made: await app.importText(text) };
  };
  let last: Awaited<ReturnType<typeof imported>> | undefined;
  const spent = await workOf(async () => {
    last = await imported();
  });
  assert.ok(last);
  return { ...last, spent };
}

/**
 * Imports mutants of real saves. Each is refused with a reason and leaves the device as it was, or, where the change
 * meant nothing, comes in whole and can be opened. How many were tried, how many of them came in, and the longest that one
 * took of the processor, in milliseconds.
 */
export async function importMutants(
  game: GameId,
  count: number,
): Promise<{ tried: number; taken: number; longest: number }> {
  const random = diceOf(`mutants-${game}`);
  const home = appOn(memoryStore());
  const match = await startedOn(home, peopleAt(game));
  let taken = 0;
  let longest = 0;
  for (let tried = 0; tried < count; tried += 1) {
    if (tried % 100 === 0) await playMoves(match, 1, random);
    const text = (await home.exportText(match.getSnapshot().id)) ?? '';
    const mutant = random.below(4) === 0 ? changedText(text, random) : changedInside(text, random);
    const { device, app, made, spent } = await importedAnew(mutant);
    longest = Math.max(longest, spent);
    assert.ok(spent < HANG, `mutant ${tried} takes too long`);
    assert.equal(Reflect.get({}, 'format'), undefined, 'no object got a field that it was not given');
    const list = await app.list();
    if ('fault' in made) {
      assert.deepEqual(
        [...device.texts.keys()],
        ['harbourmaster/settings'],
        `mutant ${tried} leaves something`,
      );
      continue;
    }
    taken += 1;
    assert.equal(list.length, 1);
    assert.deepEqual(
      movesIn(await openedOn(app, made.id)),
      movesIn(match),
      `mutant ${tried} is another game`,
    );
  }
  return { tried: count, taken, longest };
}
