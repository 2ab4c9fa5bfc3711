import * as v from 'valibot';
import { deviceStore } from './device-store';
import { Kept } from './kept';

const place = v.object({ lesson: v.string(), step: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });

/** Each field falls back by itself; what the names mean is for the game's lessons to know. */
const stored = v.object({
  done: v.fallback(v.pipe(v.array(v.string()), v.readonly()), []),
  /** Where a lesson was left that is not over. */
  left: v.fallback(v.optional(v.pipe(place, v.readonly())), undefined),
});

export type LessonProgress = Readonly<v.InferOutput<typeof stored>>;

const NONE: LessonProgress = v.parse(stored, {});

function understood(json: unknown): LessonProgress {
  const found = v.safeParse(stored, json);
  return found.success ? found.output : NONE;
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
