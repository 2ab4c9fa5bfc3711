import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import type { GameId } from '@/games';
import { changeLessons, readLessons, type LessonProgress } from '@/storage/lessons';

/** How far the learner has come; undefined until it has been read. */
export function useProgress(game: GameId): LessonProgress | undefined {
  const [progress, setProgress] = useState<LessonProgress>();
  useFocusEffect(
    useCallback(() => {
      void readLessons(game).then(setProgress);
    }, [game]),
  );
  return progress;
}

/** A device that cannot store begins the lesson again next time; there is nothing better to do about it. */
function change(game: GameId, how: (before: LessonProgress) => LessonProgress): Promise<void> {
  return changeLessons(game, how).catch(() => undefined);
}

/** The learner is at this step, should the lesson be left. */
export function keepPlace(game: GameId, lesson: string, step: number): Promise<void> {
  return change(game, ({ done }) => ({ done, left: { lesson, step } }));
}

export function keepDone(game: GameId, lesson: string): Promise<void> {
  return change(game, ({ done }) => ({ done: [...done.filter((one) => one !== lesson), lesson] }));
}

/** Stands among the lessons that are done once the real game was begun. */
export const REAL_GAME = 'realGame';
