import * as v from 'valibot';
import { LANGUAGES } from '@/engine/phrase';
import { isFields, isWholeNumber } from '@/engine/json';
import { deviceStore } from './device-store';
import { migrated, type Migration } from './migrations';

export const LANGUAGE_CHOICES = ['device', ...LANGUAGES] as const;
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export const MOTION_CHOICES = ['full', 'brief', 'off'] as const;
/** At 'step' a bot waits for a tap before each move. */
export const BOT_PACES = ['instant', 'quick', 'usual', 'step'] as const;
/** Of the effects; never needed to understand anything. */
export const SOUND_VOLUMES = ['off', 'quiet', 'medium', 'loud'] as const;
/** What lies covered while the device goes from one person to the next. */
export const COVERS = ['hand', 'table'] as const;
/** Of the cards in a hand; chosen at the table, where they are seen. */
export const HAND_ORDERS = ['taken', 'area', 'kind'] as const;

/** Each field falls back by itself: one that cannot be read never takes the others with it. */
const stored = v.object({
  language: v.fallback(v.picklist(LANGUAGE_CHOICES), 'device'),
  theme: v.fallback(v.picklist(THEME_CHOICES), 'system'),
  motion: v.fallback(v.picklist(MOTION_CHOICES), 'full'),
  botPace: v.fallback(v.picklist(BOT_PACES), 'usual'),
  cover: v.fallback(v.picklist(COVERS), 'hand'),
  haptics: v.fallback(v.boolean(), true),
  shortcuts: v.fallback(v.boolean(), true),
  sound: v.fallback(v.picklist(SOUND_VOLUMES), 'quiet'),
  handOrder: v.fallback(v.picklist(HAND_ORDERS), 'taken'),
});

export type Settings = Readonly<v.InferOutput<typeof stored>>;

export const DEFAULT_SETTINGS: Settings = v.parse(stored, {});

/**
 * Settings of format 1 told no number, and held the cover of the whole table whether somebody had chosen it or it was
 * only the usual way then: the usual way is another now, also for these people.
 */
const withTheUsualCover: Migration = ({ cover: _, ...settings }) => settings;

const MIGRATIONS = [withTheUsualCover];
export const SETTINGS_FORMAT = MIGRATIONS.length + 1;

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
  const json = await deviceStore.get(KEY).catch(() => undefined);
  const fields = json === undefined ? undefined : parsed(json);
  if (!isFields(fields)) return DEFAULT_SETTINGS;
  const { format = 1 } = fields;
  // What a later version wrote is read as far as it is understood.
  const known = isWholeNumber(format, 1, SETTINGS_FORMAT) ? migrated(fields, format, MIGRATIONS) : fields;
  const found = v.safeParse(stored, known);
  return found.success ? found.output : DEFAULT_SETTINGS;
}

export async function writeSettings(settings: Settings): Promise<void> {
  await deviceStore.set(KEY, JSON.stringify({ format: SETTINGS_FORMAT, ...settings }));
}
