import { BUILDINGS } from './cards/buildings';
import { KINDS, type Good } from './cards/goods';
import { PLAYER_BOARDS, LANDING_STAGES } from './cards/player-boards';
import { MOST_SEATS, type HarbourMove, type MoveOf } from './move';
import { FIRST_START } from './state';

/* All moves that there can ever be, made once and frozen, so that listing moves allocates next to nothing. */

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => Object.freeze(make(index)));

export const GO: readonly MoveOf<'go'>[] = times(FIRST_START + MOST_SEATS, (place) => ({
  type: 'go',
  place,
}));
export const BUY: readonly MoveOf<'buy'>[] = times(BUILDINGS.length, (building) => ({
  type: 'buy',
  building,
}));
export const OWN: readonly MoveOf<'own'>[] = times(BUILDINGS.length, (building) => ({
  type: 'own',
  building,
}));
export const REPLACEMENT: readonly MoveOf<'replace'>[] = times(BUILDINGS.length, (building) => ({
  type: 'replace',
  building,
}));
export const CHOOSE_BOARD: readonly MoveOf<'board'>[] = times(PLAYER_BOARDS.length, (board) => ({
  type: 'board',
  board,
}));
export const GAIN: readonly MoveOf<'gain'>[] = times(KINDS, (good) => ({ type: 'gain', good }));
export const SHIPMENT: readonly MoveOf<'ship'>[] = times(KINDS, (good) => ({ type: 'ship', good }));
const PAYMENT: readonly MoveOf<'pay'>[] = times(KINDS, (good) => ({ type: 'pay', good }));
const EXPENSE: readonly MoveOf<'spend'>[] = times(KINDS, (good) => ({ type: 'spend', good }));
const HANDED: readonly MoveOf<'give'>[] = times(KINDS, (good) => ({ type: 'give', good }));
const RAISED: readonly MoveOf<'raise'>[] = times(KINDS, (good) => ({ type: 'raise', good }));
const FILLED: readonly MoveOf<'fill'>[] = times(KINDS, (good) => ({ type: 'fill', good }));
const KEPT: readonly MoveOf<'keep'>[] = times(KINDS, (good) => ({ type: 'keep', good }));
/** By seat times KINDS plus good. */
export const TAKEN: readonly MoveOf<'take'>[] = times(MOST_SEATS * KINDS, (index) => ({
  type: 'take',
  seat: Math.floor(index / KINDS),
  good: index % KINDS,
}));

/** By one good times KINDS plus the other; the same move whichever comes first, none for a good and itself. */
const PAIRS = times(KINDS * KINDS, (index) => [Math.floor(index / KINDS), index % KINDS] as const);
export const TURNED: readonly (MoveOf<'turn'> | undefined)[] = PAIRS.map(([from, to]) =>
  from === to ? undefined : Object.freeze({ type: 'turn', from, to }),
);
const SWAPS = PAIRS.map(([a, b]) => (a < b ? Object.freeze({ type: 'swap' as const, a, b }) : undefined));
export const swapOf = (one: Good, other: Good): MoveOf<'swap'> =>
  SWAPS[one < other ? one * KINDS + other : other * KINDS + one] as MoveOf<'swap'>;

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

export const ALL_MOVES: Moves = [
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
