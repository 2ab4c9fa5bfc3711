import * as v from 'valibot';
import { LAST_MOMENT } from './clock';
import { deviceStore } from './device-store';
import { Kept } from './kept';
import type { KeyValueStore } from './key-value';

const MOST_SEATS = 8;
const MOST_POINTS = 1_000_000;

const result = v.object({
  points: v.pipe(v.number(), v.minValue(-MOST_POINTS), v.maxValue(MOST_POINTS)),
  place: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST_SEATS)),
  of: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST_SEATS)),
});

/** What came of a deal for somebody. */
export type DayResult = Readonly<v.InferOutput<typeof result>>;

/** The one try of a day that counts. Nothing of anybody's hand. */
const dayTry = v.object({
  day: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** The id of its save. */
  id: v.string(),
  begun: v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT)),
  /** Absent while it goes on, and for good where it was given up. */
  result: v.fallback(v.optional(result), undefined),
  /** How a bot did in the same place, and its level. */
  measure: v.fallback(v.optional(v.object({ ...result.entries, level: v.string() })), undefined),
});

export type DayTry = Readonly<v.InferOutput<typeof dayTry>>;

/** One that cannot be read never takes the others with it. */
const stored = v.object({
  tries: v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((entries) =>
      entries.flatMap((entry) => {
        const found = v.safeParse(dayTry, entry);
        return found.success ? [found.output] : [];
      }),
    ),
  ),
});

interface Days {
  readonly tries: readonly DayTry[];
}

const NONE: Days = { tries: [] };

function understood(json: unknown): Days {
  const found = v.safeParse(stored, json);
  return found.success ? found.output : NONE;
}

/** The tries at one game's deals of the day. A change that cannot be made throws `NotStored`. */
export function daysOn(store: KeyValueStore, game: string) {
  const kept = new Kept(store, `harbourmaster/today/${game}`, understood);
  return {
    /** Never fails: what cannot be read is not shown. */
    read: async (): Promise<readonly DayTry[]> => (await kept.read().catch(() => NONE)).tries,
    /** The first try of a day stays, also against another window; tells which one counts. */
    begin: async (begun: DayTry): Promise<DayTry> => {
      const { tries } = await kept.change((before) =>
        before.tries.some(({ day }) => day === begun.day) ? before : { tries: [...before.tries, begun] },
      );
      return tries.find(({ day }) => day === begun.day) ?? begun;
    },
    /** What is known of a try stays as it was. */
    add: (id: string, known: Pick<DayTry, 'result' | 'measure'>): Promise<unknown> =>
      kept.change((before) => ({
        tries: before.tries.map((one) => (one.id === id ? { ...one, ...drop(known), ...drop(one) } : one)),
      })),
  };
}

const drop = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

export type DaysOfGame = ReturnType<typeof daysOn>;

const known = new Map<string, DaysOfGame>();

/** Those of this device. */
export function daysOf(game: string): DaysOfGame {
  const days = known.get(game) ?? daysOn(deviceStore, game);
  known.set(game, days);
  return days;
}
