import AsyncStorage from '@react-native-async-storage/async-storage';
import { z } from './zod';

const place = z.object({ lesson: z.string(), step: z.number().int().min(0) });

/** Each field falls back by itself; what the names mean is for the game's lessons to know. */
const stored = z
  .object({
    done: z.array(z.string()).catch([]).readonly(),
    /** Where a lesson was left that is not over. */
    left: place.readonly().optional().catch(undefined),
  })
  .readonly();

export type LessonProgress = z.infer<typeof stored>;

const NONE: LessonProgress = stored.parse({});

const keyOf = (game: string): string => `harbourmaster/lessons/${game}`;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Never fails: progress that cannot be read is none. */
export async function readLessons(game: string): Promise<LessonProgress> {
  const json = await AsyncStorage.getItem(keyOf(game)).catch(() => null);
  const found = stored.safeParse(json === null ? undefined : parsed(json));
  return found.success ? found.data : NONE;
}

export async function writeLessons(game: string, progress: LessonProgress): Promise<void> {
  await AsyncStorage.setItem(keyOf(game), JSON.stringify(progress));
}
