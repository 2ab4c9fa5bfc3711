import AsyncStorage from '@react-native-async-storage/async-storage';
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

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const NONE: Records = { results: [], cleared: [] };

async function read(): Promise<Records> {
  const json = await AsyncStorage.getItem(KEY).catch(() => null);
  const found = stored.safeParse(json === null ? undefined : parsed(json));
  return found.success ? found.data : NONE;
}

/** One after the other: two games that end at once must not overwrite each other. */
let queue: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = queue.then(work, work);
  queue = done.catch(() => undefined);
  return done;
}

function change(to: (records: Records) => Records): Promise<Records> {
  return inTurn(async () => {
    const next = to(await read());
    await AsyncStorage.setItem(KEY, JSON.stringify(next));
    return next;
  });
}

/** Those of the first list and what the second adds to them, oldest first. */
function merged(some: readonly GameResult[], more: readonly GameResult[]): readonly GameResult[] {
  const known = new Set(some.map(({ id }) => id));
  return [...some, ...more.filter(({ id }) => !known.has(id))].sort((a, b) => a.ended - b.ended);
}

/** Never fails: records that cannot be read are empty. */
export function readRecords(): Promise<Records> {
  return inTurn(read);
}

export function addResult(added: GameResult): Promise<Records> {
  return change(({ results: before }) => ({ results: merged(before, [added]), cleared: [] }));
}

export function clearRecords(): Promise<Records> {
  return change((records) => ({ results: [], cleared: merged(records.results, records.cleared) }));
}

export function bringBackRecords(): Promise<Records> {
  return change((records) => ({ results: merged(records.results, records.cleared), cleared: [] }));
}
