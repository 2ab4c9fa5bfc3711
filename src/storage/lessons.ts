import { deviceStore } from './device-store';
import { Kept } from './kept';
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

function understood(json: unknown): LessonProgress {
  const found = stored.safeParse(json);
  return found.success ? found.data : NONE;
}

const kept = new Map<string, Kept<LessonProgress>>();

function keptOf(game: string): Kept<LessonProgress> {
  const known = kept.get(game) ?? new Kept(deviceStore, `harbourmaster/lessons/${game}`, understood);
  kept.set(game, known);
  return known;
}

/** Never fails: progress that cannot be read is none. */
export function readLessons(game: string): Promise<LessonProgress> {
  return keptOf(game)
    .read()
    .catch(() => NONE);
}

/** Throws `NotStored` where the change cannot be made; the progress before it is then still there. */
export async function changeLessons(
  game: string,
  how: (before: LessonProgress) => LessonProgress,
): Promise<void> {
  await keptOf(game).change(how);
}
