import AsyncStorage from '@react-native-async-storage/async-storage';
import { z } from './zod';

/** Each field falls back by itself; what it may mean for a game is for the new game screen to know. */
const rememberedSeat = z.object({
  kind: z.enum(['human', 'bot']).catch('bot'),
  name: z.string().catch(''),
  house: z.string().catch(''),
  level: z.string().catch(''),
});

const remembered = z.object({
  seats: z.array(rememberedSeat.catch(rememberedSeat.parse({}))).catch([]),
  /** The place of the chosen starting player; drawn by lot where there is none. */
  first: z.number().int().min(0).optional().catch(undefined),
  ledger: z.boolean().catch(true),
  takeBack: z.boolean().catch(true),
  openHands: z.boolean().catch(false),
});

export type RememberedTable = z.infer<typeof remembered>;

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
  const found = remembered.safeParse(json === null ? undefined : parsed(json));
  return found.success ? found.data : undefined;
}

export async function writeLastTable(game: string, table: RememberedTable): Promise<void> {
  await AsyncStorage.setItem(keyOf(game), JSON.stringify(table));
}
