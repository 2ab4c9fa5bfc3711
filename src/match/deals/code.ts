import { isFields } from '@/engine/json';
import type { OptionField } from '@/engine/options';
import { isProblem } from '@/engine/phrase';
import type { Seed } from '@/engine/random';
import { GAME_IDS, gameOf, type GameId } from '@/games';
import { SEAT_KINDS, type SeatKind } from '../table';
import { BitReader, BitWriter } from './bits';
import { checked, withChecks } from './check';
import { BITS, grouped, letterOf, valuesOf } from './letters';
import { lettersOf, NAME_LENGTH, seedFrom } from './seed';

/** All that makes a deal: whoever begins it at the same kind of table gets the same cards and the same bots. */
export interface Deal {
  readonly game: GameId;
  /** As the rules read them. */
  readonly options: unknown;
  readonly seats: readonly SeatKind[];
  readonly seed: Seed;
}

/** Why a text is no code that can be played here. */
export type DealFault =
  | { readonly fault: 'empty' | 'mistyped' | 'unknownGame' }
  | { readonly fault: 'otherRules'; readonly game: GameId; readonly version: number; readonly here: number }
  | { readonly fault: 'impossible'; readonly game: GameId };

/** The widths of what is counted, in bits: up to eight seats, eight kinds of players, and nobody or one of seven. */
const SEAT_COUNT = 3;
const SEAT_KIND = 3;
const CHOSEN_SEAT = 3;

const widthFor = (choices: number): number => Math.ceil(Math.log2(choices));

/** A version of rules takes a letter for every four bits; the fifth says that it goes on. */
const HALF = BITS - 1;

function putVersion(version: number): readonly number[] {
  const rest = version >> HALF;
  const low = version & ((1 << HALF) - 1);
  return rest === 0 ? [low] : [low | (1 << HALF), ...putVersion(rest)];
}

function takeVersion(values: readonly number[]): { version: number; rest: readonly number[] } {
  const [first = 0, ...rest] = values;
  const low = first & ((1 << HALF) - 1);
  if (first === low) return { version: low, rest };
  const more = takeVersion(rest);
  return { version: low + more.version * (1 << HALF), rest: more.rest };
}

/** The width of an option and the number of each value, from nought; what the rules take by default is nought. */
interface Numbered {
  readonly width: number;
  of(value: unknown): number;
  value(number: number): unknown;
}

function numbered(field: OptionField, usual: unknown): Numbered {
  if (field.kind === 'seat') {
    return {
      width: CHOSEN_SEAT,
      of: (value) => (typeof value === 'number' ? value + 1 : 0),
      value: (number) => (number === 0 ? undefined : number - 1),
    };
  }
  const all: readonly unknown[] = field.kind === 'toggle' ? [false, true] : field.values;
  const first = Math.max(0, all.indexOf(usual));
  const inOrder = [...all.slice(first), ...all.slice(0, first)];
  return {
    width: widthFor(all.length),
    of: (value) => Math.max(0, inOrder.indexOf(value)),
    // A number that no value has is one that the rules refuse.
    value: (number) => (number < inOrder.length ? inOrder[number] : number),
  };
}

function optionNumbers(game: GameId, seatCount: number): readonly (readonly [name: string, Numbered])[] {
  const rules = gameOf(game);
  const usual = rules.parseOptions({}, seatCount);
  return Object.entries(rules.options ?? {}).map(([name, field]) => [
    name,
    numbered(field, isFields(usual) ? usual[name] : undefined),
  ]);
}

/** The code of a deal, in groups of four; undefined where its seed does not fit into one. */
export function codeOf({ game, options, seats, seed }: Deal): string | undefined {
  const name = lettersOf(seed);
  if (name === undefined) return undefined;
  const bits = new BitWriter();
  bits.put(seats.length - 1, SEAT_COUNT);
  for (const kind of seats) bits.put(SEAT_KINDS.indexOf(kind), SEAT_KIND);
  for (const letter of name) bits.put(letter, BITS);
  for (const [option, { width, of }] of optionNumbers(game, seats.length)) {
    bits.put(of(isFields(options) ? options[option] : undefined), width);
  }
  const values = [
    ...(valuesOf(gameOf(game).letter) ?? []),
    ...putVersion(gameOf(game).rulesVersion),
    ...bits.values(),
  ];
  return grouped(withChecks(values).map(letterOf).join(''));
}

/** A code may come with the address it was sent in. */
const ADDRESS = /^.*\/deal\//s;

/** The deal of a code as somebody typed or pasted it, or why there is none. */
export function dealOf(typed: string): Deal | DealFault {
  const text = typed
    .trim()
    .replace(ADDRESS, '')
    .replace(/[?#].*$/s, '');
  if (text === '') return { fault: 'empty' };
  const values = checked(valuesOf(text) ?? []);
  if (values === undefined) return { fault: 'mistyped' };
  const [first = 0, ...behind] = values;
  const game = GAME_IDS.find((id) => gameOf(id).letter === letterOf(first));
  if (game === undefined) return { fault: 'unknownGame' };
  const { version, rest } = takeVersion(behind);
  const here = gameOf(game).rulesVersion;
  if (version !== here) return { fault: 'otherRules', game, version, here };
  return readDeal(game, new BitReader(rest)) ?? { fault: 'impossible', game };
}

function readDeal(game: GameId, bits: BitReader): Deal | undefined {
  const seatCount = bits.take(SEAT_COUNT) + 1;
  const { min, max } = gameOf(game).seats;
  if (seatCount < min || seatCount > max) return undefined;
  const seats: SeatKind[] = [];
  for (let at = 0; at < seatCount; at += 1) {
    const kind = SEAT_KINDS[bits.take(SEAT_KIND)];
    if (kind === undefined) return undefined;
    seats.push(kind);
  }
  const seed = seedFrom(Array.from({ length: NAME_LENGTH }, () => bits.take(BITS)));
  const wishes: Record<string, unknown> = {};
  for (const [name, { width, value }] of optionNumbers(game, seatCount)) {
    const chosen = value(bits.take(width));
    if (chosen !== undefined) wishes[name] = chosen;
  }
  const options = gameOf(game).parseOptions(wishes, seatCount);
  // What is left says something that this version does not know.
  return seed === undefined || isProblem(options) || !bits.isSpent()
    ? undefined
    : { game, options, seats, seed };
}

export const isDealFault = (found: Deal | DealFault): found is DealFault => 'fault' in found;
