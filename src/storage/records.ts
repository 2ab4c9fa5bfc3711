import * as v from 'valibot';
import { deviceStore } from './device-store';
import { Kept } from './kept';
import type { KeyValueStore } from './key-value';
import { tidiedNames } from './names';

/** Far more than any game gives or lasts, and few enough to be drawn. */
const MOST_POINTS = 1_000_000;
const MOST_ROUNDS = 1_000_000;
const LAST_MOMENT = 8.64e15;
const MOST_SEATS = 8;

const points = v.pipe(v.number(), v.minValue(-MOST_POINTS), v.maxValue(MOST_POINTS));
const count = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(most));

/** Who sat there and what came of it. Nothing of anybody's hand. */
const seat = v.variant('kind', [
  v.object({
    kind: v.literal('human'),
    name: v.string(),
    points,
    /** Achievements of this game, by their ids. */
    earned: v.fallback(v.array(v.string()), []),
  }),
  v.object({ kind: v.literal('bot'), level: v.string(), points }),
]);

type Seat = v.InferOutput<typeof seat>;

/** Called as a table would be today: an earlier version took in whatever names an imported game had. */
function calledAsToday(seats: Seat[]): Seat[] {
  const names = tidiedNames(seats.map((one) => (one.kind === 'human' ? one.name : '')));
  return seats.map((one, at) => (one.kind === 'human' ? { ...one, name: names[at] ?? '' } : one));
}

const result = v.object({
  /** The id of its save: a game counts once. */
  id: v.string(),
  game: v.string(),
  /** Milliseconds since 1970. */
  ended: v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT)),
  rounds: count(MOST_ROUNDS),
  seats: v.pipe(v.array(seat), v.maxLength(MOST_SEATS), v.transform(calledAsToday)),
  winners: v.array(count(MOST_SEATS - 1)),
});

export type GameResult = v.InferOutput<typeof result>;

/** One result that cannot be read never takes the others with it. */
const results = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((entries) =>
    entries.flatMap((entry) => {
      const found = v.safeParse(result, entry);
      return found.success ? [found.output] : [];
    }),
  ),
);

const stored = v.object({
  results,
  /** What the last reset took away, until the next game ends: it can be brought back. */
  cleared: results,
});

export interface Records {
  /** In the order in which the games ended. */
  readonly results: readonly GameResult[];
  readonly cleared: readonly GameResult[];
}

const KEY = 'harbourmaster/records';

const NONE: Records = { results: [], cleared: [] };

function understood(json: unknown): Records {
  const found = v.safeParse(stored, json);
  return found.success ? found.output : NONE;
}

/** Those of the first list and, after them, what the second adds: the order in which games ended, whatever clocks said. */
function merged(some: readonly GameResult[], more: readonly GameResult[]): readonly GameResult[] {
  const known = new Set(some.map(({ id }) => id));
  return [...some, ...more.filter(({ id }) => !known.has(id))];
}

/** The records of one device. A change that cannot be made throws `NotStored`, and nothing is lost by it. */
export function recordsOn(store: KeyValueStore) {
  const kept = new Kept(store, KEY, understood);
  return {
    /** Never fails: records that cannot be read are not shown. */
    read: (): Promise<Records> => kept.read().catch(() => NONE),
    add: (added: GameResult): Promise<Records> =>
      kept.change(({ results: before }) => ({ results: merged(before, [added]), cleared: [] })),
    clear: (): Promise<Records> =>
      kept.change((records) => ({ results: [], cleared: merged(records.cleared, records.results) })),
    bringBack: (): Promise<Records> =>
      kept.change((records) => ({ results: merged(records.cleared, records.results), cleared: [] })),
  };
}

export const {
  read: readRecords,
  add: addResult,
  clear: clearRecords,
  bringBack: bringBackRecords,
} = recordsOn(deviceStore);
