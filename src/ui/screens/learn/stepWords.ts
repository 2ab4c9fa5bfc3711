import { speak } from '@/engine/phrase';
import { gameOf, type GameId } from '@/games';
import { LEARNER, type Lesson } from '@/match/course';
import type { LessonRun } from '@/match/lesson';
import { sightOf } from '@/match/sight';
import type { Lessons } from '@/ui/boards/lessons';
import { namesOf } from '@/ui/match/sentences';
import { useLanguage, useText } from '@/ui/text';

/** What is said of a step of a chapter. */
export function useStepWords({ words }: Lessons, lesson: Lesson, at: number) {
  const own = words(useLanguage())[lesson.id];
  const step = own?.steps[lesson.steps[at]?.id ?? ''];
  return {
    at,
    title: own?.title ?? '',
    text: step?.text ?? '',
    task: step?.task,
    otherwise: step?.otherwise,
  };
}

/** What a move would have meant that was not asked for. */
export function useMeaning(
  run: LessonRun,
  { course }: Lessons,
  id: GameId,
  otherwise: Readonly<Record<string, string>> = {},
): (move: unknown) => string {
  const { learn } = useText();
  const language = useLanguage();
  return (move) => {
    const own = otherwise[course.nameOf(move)];
    if (own !== undefined) return own;
    const game = gameOf(id);
    const match = run.match.getSnapshot();
    const phrase = sightOf(match, LEARNER).describe(move);
    return learn.otherwise({ move: speak(game.phrases, language, phrase, namesOf(match)) });
  };
}
