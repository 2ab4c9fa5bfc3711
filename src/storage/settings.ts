import AsyncStorage from '@react-native-async-storage/async-storage';
import { LANGUAGES } from '@/engine/phrase';
import { z } from './zod';

export const LANGUAGE_CHOICES = ['device', ...LANGUAGES] as const;
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export const MOTION_CHOICES = ['full', 'brief', 'off'] as const;
/** At 'step' a bot waits for a tap before each move. */
export const BOT_PACES = ['instant', 'quick', 'usual', 'step'] as const;
/** Of the effects; never needed to understand anything. */
export const SOUND_VOLUMES = ['off', 'quiet', 'medium', 'loud'] as const;
/** What lies covered while the device goes from one person to the next. */
export const COVERS = ['table', 'hand'] as const;
/** Of the cards in a hand; chosen at the table, where they are seen. */
export const HAND_ORDERS = ['taken', 'area', 'kind'] as const;

/** Each field falls back by itself: one that cannot be read never takes the others with it. */
const stored = z
  .object({
    language: z.enum(LANGUAGE_CHOICES).catch('device'),
    theme: z.enum(THEME_CHOICES).catch('system'),
    motion: z.enum(MOTION_CHOICES).catch('full'),
    botPace: z.enum(BOT_PACES).catch('usual'),
    cover: z.enum(COVERS).catch('table'),
    haptics: z.boolean().catch(true),
    shortcuts: z.boolean().catch(true),
    sound: z.enum(SOUND_VOLUMES).catch('quiet'),
    handOrder: z.enum(HAND_ORDERS).catch('taken'),
  })
  .readonly();

export type Settings = z.infer<typeof stored>;

export const DEFAULT_SETTINGS: Settings = stored.parse({});

const KEY = 'harbourmaster/settings';

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Never fails: settings that cannot be read are the defaults. */
export async function readSettings(): Promise<Settings> {
  const json = await AsyncStorage.getItem(KEY).catch(() => null);
  const found = stored.safeParse(json === null ? undefined : parsed(json));
  return found.success ? found.data : DEFAULT_SETTINGS;
}

export async function writeSettings(settings: Settings): Promise<void> {
  await AsyncStorage.setItem(KEY, JSON.stringify(settings));
}
