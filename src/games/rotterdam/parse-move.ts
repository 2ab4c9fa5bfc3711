import { hasOnlyKeys, isFields, isOneOf, isWholeNumber } from '@/engine/json';
import type { Problem } from '@/engine/phrase';
import { HARBOURS, PRODUCTS, RAWS } from './cards/goods';
import { ORDERS } from './cards/orders';
import { CASH, ROLES } from './cards/roles';
import { EFFECTS, type Verb } from './cards/ship-cards';
import { COLOURS, POSITIONS, WATER_COUNT } from './cards/waterways';
import { CARGO_SOURCES, type MoveType, type RotterdamMove } from './move';
import { rotterdamProblem } from './phrases';

type Fields = Readonly<Record<string, unknown>>;

const HIGHEST_BID = 9_999;
const SEATS = 4;

/** Each field is a number from its least up to its greatest. */
type Ranges = Readonly<Record<string, readonly [least: number, greatest: number]>>;
const upTo = (count: number): readonly [number, number] => [0, count - 1];
const water = upTo(WATER_COUNT);
const anywhere = upTo(POSITIONS.length);
const raw = upTo(RAWS.length);
const product = upTo(PRODUCTS.length);
const shipCard = upTo(EFFECTS.length);

const FIELDS: Readonly<Record<Exclude<MoveType, 'load' | 'play'>, Ranges>> = {
  launch: { at: water, raw },
  bid: { amount: [1, HIGHEST_BID] },
  pass: {},
  work: { role: upTo(ROLES.length) },
  forward: { order: upTo(ORDERS.length) },
  cash: { place: upTo(CASH.length) },
  build: { harbour: upTo(HARBOURS.length) },
  takeFree: { raw },
  buyRaw: { raw },
  sellRaw: { raw },
  place: { at: water },
  loadNothing: {},
  colour: { colour: upTo(COLOURS.length) },
  sail: { at: water, to: anywhere },
  stay: { at: water },
  takeCard: { card: shipCard },
  drawCard: {},
  unload: {},
  factory: { owner: upTo(SEATS) },
  buy: { product },
  sell: { product },
  partner: { at: anywhere },
  finish: {},
};

const PLAIN_TYPES = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

/** What a card needs to be told besides its ship. */
function playRanges(verb: Verb): Ranges {
  const needed = { card: shipCard, at: anywhere };
  if (verb === 'advance' || verb === 'retreat') return { ...needed, to: anywhere };
  return verb === 'reload' ? { ...needed, raw } : needed;
}

/** A field of the object itself; what it inherits is not part of a move. */
const own = (json: Fields, name: string): unknown =>
  Object.prototype.hasOwnProperty.call(json, name) ? json[name] : undefined;

/** Exactly these fields besides the type, each in its range, in the order of the table. */
function readNumbers(json: Fields, ranges: Ranges): Record<string, number> | undefined {
  const names = Object.keys(ranges);
  if (!hasOnlyKeys(json, ['type', ...names])) return undefined;
  const numbers: Record<string, number> = {};
  for (const name of names) {
    const value = own(json, name);
    const [least, greatest] = ranges[name] ?? [0, -1];
    if (!isWholeNumber(value, least, greatest)) return undefined;
    numbers[name] = value;
  }
  return numbers;
}

function readLoad(json: Fields): RotterdamMove | undefined {
  const from = own(json, 'from');
  const cargo = own(json, 'raw');
  if (!hasOnlyKeys(json, ['type', 'from', 'raw']) || !isOneOf(CARGO_SOURCES, from)) return undefined;
  return isWholeNumber(cargo, ...raw) ? { type: 'load', from, raw: cargo } : undefined;
}

function rangesOf(json: Fields, type: unknown): Ranges | undefined {
  if (isOneOf(PLAIN_TYPES, type)) return FIELDS[type];
  const card = own(json, 'card');
  const effect = type === 'play' && isWholeNumber(card, ...shipCard) ? EFFECTS[card] : undefined;
  return effect && playRanges(effect.verb);
}

function readMove(json: unknown): RotterdamMove | undefined {
  if (!isFields(json)) return undefined;
  const type = own(json, 'type');
  if (type === 'load') return readLoad(json);
  const ranges = rangesOf(json, type);
  const numbers = ranges && readNumbers(json, ranges);
  // The tables above have the fields of each type, so the numbers are all that such a move holds.
  return numbers && ({ type, ...numbers } as RotterdamMove);
}

/** A move of this game from anything at all: well-formed, though not necessarily legal now. */
export function parseMove(json: unknown): RotterdamMove | Problem {
  return readMove(json) ?? rotterdamProblem('notAMove', {});
}
