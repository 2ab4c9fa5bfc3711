import * as v from 'valibot';
import { LAST_MOMENT } from './clock';

export const SAVE_FORMAT = 'harbourmaster-save/1';

/** Far more than any table needs, and short enough to be shown. */
const words = v.pipe(v.string(), v.maxLength(1_000));
const MOST_SEATS = 8;
const MOST_WRITES = 1_000_000_000;
const LONGEST_GAME = 20_000;

const integer = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(integer, v.minValue(0));

const seat = v.variant('kind', [
  v.strictObject({ kind: v.literal('human'), name: words, house: words }),
  v.strictObject({ kind: v.literal('bot'), name: words, house: words, level: words }),
]);

/** What a list needs to know of a save, so that it need not play every game again. Nothing hidden stands here. */
const headFields = {
  format: v.literal(SAVE_FORMAT),
  id: words,
  /** Counts the writes of this save; of two slots the later one is the truth. */
  generation: v.pipe(integer, v.minValue(1), v.maxValue(MOST_WRITES)),
  /** Milliseconds since 1970. */
  updated: v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT)),
  /** What its people call it. */
  name: v.optional(words),
  seats: v.pipe(v.array(seat), v.maxLength(MOST_SEATS)),
  houseRules: v.strictObject({
    takeBack: v.boolean(),
    freely: v.optional(v.boolean()),
    openHands: v.boolean(),
  }),
  summary: v.strictObject({ round: count, asked: v.optional(count), over: v.boolean() }),
  game: words,
  rulesVersion: integer,
  /** Which running app wrote it: another window of the same browser is another writer. */
  writer: words,
};

/** The record, with every different move written once: a long game repeats itself. */
const packedRecord = v.strictObject({
  format: words,
  game: words,
  rulesVersion: integer,
  seed: words,
  options: v.unknown(),
  seats: v.pipe(count, v.maxValue(MOST_SEATS)),
  made: v.pipe(v.array(v.unknown()), v.maxLength(LONGEST_GAME)),
  /** For each move its place in `made` times ten, plus the seat. */
  moves: v.pipe(v.array(count), v.maxLength(LONGEST_GAME)),
  digest: words,
});

export const storedHead = v.strictObject(headFields);
export const storedSave = v.strictObject({ ...headFields, record: packedRecord, check: words });

export type SaveHead = v.InferOutput<typeof storedHead>;
export type PackedRecord = v.InferOutput<typeof packedRecord>;

/** A save as the app handles it; how it is written is the business of save-text.ts. */
export interface Save extends Omit<SaveHead, 'game' | 'rulesVersion' | 'writer'> {
  readonly record: Omit<PackedRecord, 'made' | 'moves'> & {
    readonly moves: readonly { readonly seat: number; readonly move: unknown }[];
  };
}

const SAVE_FAULTS = [
  /** Cut short, or changed since it was written. */
  'damaged',
  'newerFormat',
  'notASave',
  'tooLong',
  /** A table view: for looking at, not for playing on. */
  'tableView',
  /** The device did not hand it over; it may the next time. */
  'notRead',
] as const;
export type SaveFault = (typeof SAVE_FAULTS)[number];

export function isFault(found: object | SaveFault): found is SaveFault {
  return typeof found === 'string';
}
