import { z } from 'zod';

// Without this zod compiles its checks with `new Function`, which a strict content security policy forbids.
z.config({ jitless: true });

export const SAVE_FORMAT = 'harbourmaster-save/1';

const seat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('human'), name: z.string(), house: z.string() }),
  z.strictObject({ kind: z.literal('bot'), name: z.string(), house: z.string(), level: z.string() }),
]);

const record = z.strictObject({
  format: z.string(),
  game: z.string(),
  rulesVersion: z.number().int(),
  seed: z.string(),
  options: z.unknown(),
  seats: z.number().int(),
  moves: z.array(z.strictObject({ seat: z.number().int(), move: z.unknown() })),
  digest: z.string(),
});

const save = z.strictObject({
  format: z.literal(SAVE_FORMAT),
  id: z.string(),
  /** Counts the writes of this save; of two slots the later one is the truth. */
  generation: z.number().int().min(1),
  /** Milliseconds since 1970. */
  updated: z.number(),
  seats: z.array(seat),
  houseRules: z.strictObject({ takeBack: z.boolean(), openHands: z.boolean() }),
  /** For the list of saves, so that it need not play every game again. Nothing hidden stands here. */
  summary: z.strictObject({ round: z.number().int(), asked: z.number().int().optional(), over: z.boolean() }),
  record,
});

export type Save = z.infer<typeof save>;

export type SaveFault = 'notJson' | 'newerFormat' | 'notASave';

/** A save from its text, or what is wrong with it. The record inside is only checked in shape: replaying proves it. */
export function parseSave(text: string): Save | SaveFault {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'notJson';
  }
  const found = save.safeParse(json);
  if (found.success) return found.data;
  const format = z.object({ format: z.string() }).safeParse(json);
  const known = format.success && format.data.format.startsWith('harbourmaster-save/');
  return known && format.data.format !== SAVE_FORMAT ? 'newerFormat' : 'notASave';
}
