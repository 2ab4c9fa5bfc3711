import type { Seat } from '@/engine/game';
import { BOARDS, LANDING_STAGES, type Board } from './cards/boards';
import { BUILDINGS, type Building } from './cards/buildings';
import { KINDS, type Good } from './cards/goods';
import { FIRST_START, type Place } from './state';

export const MOST_SEATS = 4;

/** Every move is one small answer; large choices are made of several. */
export type HarbourMove =
  | { readonly type: 'board'; readonly board: Board }
  | { readonly type: 'own'; readonly building: Building }
  | { readonly type: 'gain'; readonly good: Good }
  | { readonly type: 'go'; readonly place: Place }
  | { readonly type: 'pay'; readonly good: Good }
  | { readonly type: 'later' }
  | { readonly type: 'spend'; readonly good: Good }
  | { readonly type: 'turn'; readonly from: Good; readonly to: Good }
  | { readonly type: 'give'; readonly good: Good }
  | { readonly type: 'take'; readonly seat: Seat; readonly good: Good }
  /** `a` comes before `b` in GOODS. */
  | { readonly type: 'swap'; readonly a: Good; readonly b: Good }
  | { readonly type: 'raise'; readonly good: Good }
  | { readonly type: 'replace'; readonly building: Building }
  | { readonly type: 'inland' }
  | { readonly type: 'ship'; readonly good: Good }
  | { readonly type: 'buy'; readonly building: Building }
  | { readonly type: 'fill'; readonly good: Good }
  | { readonly type: 'keep'; readonly good: Good }
  | { readonly type: 'done' };

export type MoveType = HarbourMove['type'];
type Of<T extends MoveType> = Extract<HarbourMove, { type: T }>;

/* All moves that there can ever be, made once and frozen, so that listing moves allocates next to nothing. */

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => Object.freeze(make(index)));

export const GO: readonly Of<'go'>[] = times(FIRST_START + MOST_SEATS, (place) => ({ type: 'go', place }));
export const BUY: readonly Of<'buy'>[] = times(BUILDINGS.length, (building) => ({ type: 'buy', building }));
export const OWN: readonly Of<'own'>[] = times(BUILDINGS.length, (building) => ({ type: 'own', building }));
export const REPLACEMENT: readonly Of<'replace'>[] = times(BUILDINGS.length, (building) => ({
  type: 'replace',
  building,
}));
export const CHOOSE_BOARD: readonly Of<'board'>[] = times(BOARDS.length, (board) => ({
  type: 'board',
  board,
}));
export const GAIN: readonly Of<'gain'>[] = times(KINDS, (good) => ({ type: 'gain', good }));
export const SHIPMENT: readonly Of<'ship'>[] = times(KINDS, (good) => ({ type: 'ship', good }));
const PAYMENT: readonly Of<'pay'>[] = times(KINDS, (good) => ({ type: 'pay', good }));
const EXPENSE: readonly Of<'spend'>[] = times(KINDS, (good) => ({ type: 'spend', good }));
const HANDED: readonly Of<'give'>[] = times(KINDS, (good) => ({ type: 'give', good }));
const RAISED: readonly Of<'raise'>[] = times(KINDS, (good) => ({ type: 'raise', good }));
const FILLED: readonly Of<'fill'>[] = times(KINDS, (good) => ({ type: 'fill', good }));
const KEPT: readonly Of<'keep'>[] = times(KINDS, (good) => ({ type: 'keep', good }));
/** By seat times KINDS plus good. */
export const TAKEN: readonly Of<'take'>[] = times(MOST_SEATS * KINDS, (index) => ({
  type: 'take',
  seat: Math.floor(index / KINDS),
  good: index % KINDS,
}));

/** By one good times KINDS plus the other; the same move whichever comes first, none for a good and itself. */
const PAIRS = times(KINDS * KINDS, (index) => [Math.floor(index / KINDS), index % KINDS] as const);
export const TURNED: readonly (Of<'turn'> | undefined)[] = PAIRS.map(([from, to]) =>
  from === to ? undefined : Object.freeze({ type: 'turn', from, to }),
);
const SWAPS = PAIRS.map(([a, b]) => (a < b ? Object.freeze({ type: 'swap' as const, a, b }) : undefined));
export const swapOf = (one: Good, other: Good): Of<'swap'> =>
  SWAPS[one < other ? one * KINDS + other : other * KINDS + one] as Of<'swap'>;

const LATER: HarbourMove = Object.freeze({ type: 'later' });
export const INLAND: HarbourMove = Object.freeze({ type: 'inland' });
export const DONE: HarbourMove = Object.freeze({ type: 'done' });

export type Moves = readonly HarbourMove[];
export const NO_MOVES: Moves = Object.freeze([]);

/** For every set of goods (a bit each) the list of moves, ready made. */
const bySet = (moves: Moves, ...more: Moves): readonly Moves[] =>
  times(1 << KINDS, (set) => [...moves.filter((_, good) => (set >> good) & 1), ...more]);

export const GAINS = bySet(GAIN);
export const PAYMENTS = bySet(PAYMENT);
export const PAYMENTS_OR_LATER = bySet(PAYMENT, LATER);
export const EXPENSES = bySet(EXPENSE);
export const EXPENSES_OR_DONE = bySet(EXPENSE, DONE);
export const GIFTS_HANDED = bySet(HANDED);
export const RAISES = bySet(RAISED);
export const FILLS = bySet(FILLED);
export const KEEPS = bySet(KEPT);
export const KEEPS_OR_DONE = bySet(KEPT, DONE);

const ALL_MOVES: Moves = [
  ...CHOOSE_BOARD.slice(LANDING_STAGES + 1),
  ...[
    OWN,
    GAIN,
    GO,
    PAYMENT,
    EXPENSE,
    HANDED,
    TAKEN,
    RAISED,
    REPLACEMENT,
    SHIPMENT,
    BUY,
    FILLED,
    KEPT,
  ].flat(),
  ...[...TURNED, ...SWAPS].filter((move) => move !== undefined),
  LATER,
  INLAND,
  DONE,
];

const writeKey = (move: HarbourMove): string => Object.values(move).join(' ');
const KEYS = new Map<HarbourMove, string>(ALL_MOVES.map((move) => [move, writeKey(move)]));
const BY_KEY = new Map<string, HarbourMove>(ALL_MOVES.map((move) => [writeKey(move), move]));

/** What the move is: its type and its fields, as numbers. */
export function moveKey(move: HarbourMove): string {
  const known = KEYS.get(move);
  if (known !== undefined) return known;
  const { type, ...fields } = move;
  const names = FIELDS[type];
  return [type, ...names.map((name) => (fields as Readonly<Record<string, number>>)[name])].join(' ');
}

/** The fields of each type, in the order of the key. */
export const FIELDS: Readonly<Record<MoveType, readonly string[]>> = {
  board: ['board'],
  own: ['building'],
  gain: ['good'],
  go: ['place'],
  pay: ['good'],
  later: [],
  spend: ['good'],
  turn: ['from', 'to'],
  give: ['good'],
  take: ['seat', 'good'],
  swap: ['a', 'b'],
  raise: ['good'],
  replace: ['building'],
  inland: [],
  ship: ['good'],
  buy: ['building'],
  fill: ['good'],
  keep: ['good'],
  done: [],
};

/** The one frozen move that has this key, or undefined where there is no such move. */
export const moveWithKey = (key: string): HarbourMove | undefined => BY_KEY.get(key);
