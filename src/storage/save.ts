import { z } from './zod';

export const SAVE_FORMAT = 'harbourmaster-save/1';

/** Far more than any table needs, and short enough to be shown. */
const words = z.string().max(1_000);
const LAST_MOMENT = 8.64e15;
const MOST_SEATS = 8;
const MOST_WRITES = 1_000_000_000;
const LONGEST_GAME = 20_000;

const seat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('human'), name: words, house: words }),
  z.strictObject({ kind: z.literal('bot'), name: words, house: words, level: words }),
]);

/** What a list needs to know of a save, so that it need not play every game again. Nothing hidden stands here. */
const headFields = {
  format: z.literal(SAVE_FORMAT),
  id: words,
  /** Counts the writes of this save; of two slots the later one is the truth. */
  generation: z.number().int().min(1).max(MOST_WRITES),
  /** Milliseconds since 1970. */
  updated: z.number().min(0).max(LAST_MOMENT),
  /** What its people call it. */
  name: words.optional(),
  seats: z.array(seat).max(MOST_SEATS),
  houseRules: z.strictObject({ takeBack: z.boolean(), openHands: z.boolean() }),
  summary: z.strictObject({
    round: z.number().int().min(0),
    asked: z.number().int().min(0).optional(),
    over: z.boolean(),
  }),
  game: words,
  rulesVersion: z.number().int(),
  /** Which running app wrote it: another window of the same browser is another writer. */
  writer: words,
};

/** The record, with every different move written once: a long game repeats itself. */
const packedRecord = z.strictObject({
  format: words,
  game: words,
  rulesVersion: z.number().int(),
  seed: words,
  options: z.unknown(),
  seats: z.number().int().min(0).max(MOST_SEATS),
  made: z.array(z.unknown()).max(LONGEST_GAME),
  /** For each move its place in `made` times ten, plus the seat. */
  moves: z.array(z.number().int().min(0)).max(LONGEST_GAME),
  digest: words,
});

export const storedHead = z.strictObject(headFields);
export const storedSave = z.strictObject({ ...headFields, record: packedRecord, check: words });

export type SaveHead = z.infer<typeof storedHead>;
export type PackedRecord = z.infer<typeof packedRecord>;

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
