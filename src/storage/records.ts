import { deviceStore } from './device-store';
import { Kept } from './kept';
import type { KeyValueStore } from './key-value';
import { z } from './zod';

/** Who sat there and what came of it. Nothing of anybody's hand. */
const seat = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('human'),
    name: z.string(),
    points: z.number(),
    /** Achievements of this game, by their ids. */
    earned: z.array(z.string()).catch([]),
  }),
  z.object({ kind: z.literal('bot'), level: z.string(), points: z.number() }),
]);

const result = z.object({
  /** The id of its save: a game counts once. */
  id: z.string(),
  game: z.string(),
  /** Milliseconds since 1970. */
  ended: z.number(),
  rounds: z.number().int(),
  seats: z.array(seat),
  winners: z.array(z.number().int()),
});

export type GameResult = z.infer<typeof result>;

/** One result that cannot be read never takes the others with it. */
const results = z
  .array(z.unknown())
  .catch([])
  .transform((entries) =>
    entries.flatMap((entry) => {
      const found = result.safeParse(entry);
      return found.success ? [found.data] : [];
    }),
  );

const stored = z.object({
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
  const found = stored.safeParse(json);
  return found.success ? found.data : NONE;
}

/** Those of the first list and what the second adds to them, oldest first. */
function merged(some: readonly GameResult[], more: readonly GameResult[]): readonly GameResult[] {
  const known = new Set(some.map(({ id }) => id));
  return [...some, ...more.filter(({ id }) => !known.has(id))].sort((a, b) => a.ended - b.ended);
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
      kept.change((records) => ({ results: [], cleared: merged(records.results, records.cleared) })),
    bringBack: (): Promise<Records> =>
      kept.change((records) => ({ results: merged(records.results, records.cleared), cleared: [] })),
  };
}

export const {
  read: readRecords,
  add: addResult,
  clear: clearRecords,
  bringBack: bringBackRecords,
} = recordsOn(deviceStore);
