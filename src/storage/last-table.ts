import * as v from 'valibot';
import { isFields, isWholeNumber } from '@/engine/json';
import { deviceStore } from './device-store';
import { migrated, type Migration } from './migrations';

/** Each field falls back by itself; what it may mean for a game is for the new game screen to know. */
const rememberedSeat = v.object({
  kind: v.fallback(v.picklist(['human', 'bot']), 'bot'),
  name: v.fallback(v.string(), ''),
  house: v.fallback(v.string(), ''),
  level: v.fallback(v.string(), ''),
});

const houseRules = v.object({
  takeBack: v.fallback(v.boolean(), true),
  freely: v.fallback(v.optional(v.boolean()), undefined),
  openHands: v.fallback(v.boolean(), false),
});

const remembered = v.object({
  seats: v.fallback(v.array(v.fallback(rememberedSeat, v.parse(rememberedSeat, {}))), []),
  houseRules: v.fallback(houseRules, v.parse(houseRules, {})),
  /** As the rules of the game read them. */
  options: v.fallback(v.custom<Readonly<Record<string, unknown>>>(isFields), {}),
});

export type RememberedTable = v.InferOutput<typeof remembered>;

/** Tables of format 1 were Packet Row's alone and told no number. */
const withOptionsOfAnyGame: Migration = ({ seats, first, ledger, takeBack, openHands }) => ({
  seats,
  houseRules: { takeBack, openHands },
  options: { ledger, firstHarbourMaster: first },
});

const MIGRATIONS = [withOptionsOfAnyGame];
const FORMAT = MIGRATIONS.length + 1;

const keyOf = (game: string): string => `harbourmaster/last-table/${game}`;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** How the table of this game was set last time; undefined where it never was, or cannot be read at all. */
export async function readLastTable(game: string): Promise<RememberedTable | undefined> {
  const json = await deviceStore.get(keyOf(game)).catch(() => undefined);
  const fields = json === undefined ? undefined : parsed(json);
  if (!isFields(fields)) return undefined;
  const { format = 1 } = fields;
  const found = v.safeParse(
    remembered,
    isWholeNumber(format, 1, FORMAT) ? migrated(fields, format, MIGRATIONS) : undefined,
  );
  return found.success ? found.output : undefined;
}

export async function writeLastTable(game: string, table: RememberedTable): Promise<void> {
  await deviceStore.set(keyOf(game), JSON.stringify({ format: FORMAT, ...table }));
}
