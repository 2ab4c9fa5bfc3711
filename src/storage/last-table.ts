import AsyncStorage from '@react-native-async-storage/async-storage';
import { isFields, isWholeNumber } from '@/engine/json';
import { migrated, type Migration } from './migrations';
import { z } from './zod';

/** Each field falls back by itself; what it may mean for a game is for the new game screen to know. */
const rememberedSeat = z.object({
  kind: z.enum(['human', 'bot']).catch('bot'),
  name: z.string().catch(''),
  house: z.string().catch(''),
  level: z.string().catch(''),
});

const houseRules = z.object({ takeBack: z.boolean().catch(true), openHands: z.boolean().catch(false) });

const remembered = z.object({
  seats: z.array(rememberedSeat.catch(rememberedSeat.parse({}))).catch([]),
  houseRules: houseRules.catch(houseRules.parse({})),
  /** As the rules of the game read them. */
  options: z.record(z.string(), z.unknown()).catch({}),
});

export type RememberedTable = z.infer<typeof remembered>;

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
  const json = await AsyncStorage.getItem(keyOf(game)).catch(() => null);
  const fields = json === null ? undefined : parsed(json);
  if (!isFields(fields)) return undefined;
  const { format = 1 } = fields;
  const found = remembered.safeParse(
    isWholeNumber(format, 1, FORMAT) ? migrated(fields, format, MIGRATIONS) : undefined,
  );
  return found.success ? found.data : undefined;
}

export async function writeLastTable(game: string, table: RememberedTable): Promise<void> {
  await AsyncStorage.setItem(keyOf(game), JSON.stringify({ format: FORMAT, ...table }));
}
