import { useCallback, useEffect, useState } from 'react';
import { isProblem } from '@/engine/phrase';
import { gameOf, type GameId } from '@/games';
import type { Course, Lesson } from '@/match/course';
import { LessonRun } from '@/match/lesson';
import { readLessons } from '@/storage/lessons';
import type { Board } from '@/ui/boards/board';
import type { Lessons } from '@/ui/boards/lessons';
import { Screen } from '@/ui/components';
import { botPause } from '@/ui/match/matches';
import { useText } from '@/ui/text';
import { LessonTable } from './LessonTable';
import { tableOf } from './tables';
import { keepDone, keepPlace } from './useProgress';
import { useRealGame } from './useRealGame';

interface TaughtLessonProps {
  game: GameId;
  board: Board;
  lessons: Lessons;
  lesson: Lesson;
  onLeave: () => void;
  onLesson: (id: string) => void;
}

/** A lesson from where it was left. */
export function TaughtLesson(props: TaughtLessonProps) {
  const { game, lesson } = props;
  const [start, setStart] = useState<{ readonly step: number; readonly times: number }>();
  useEffect(() => {
    void readLessons(game).then(({ left }) => {
      setStart({ step: left?.lesson === lesson.id ? left.step : 0, times: 0 });
    });
  }, [game, lesson]);
  if (start === undefined) return <Screen>{undefined}</Screen>;
  const restart = () => setStart({ step: 0, times: start.times + 1 });
  return <LessonUnderWay key={start.times} {...props} step={start.step} onRestart={restart} />;
}

interface LessonUnderWayProps extends TaughtLessonProps {
  step: number;
  onRestart: () => void;
}

/** The lesson on its table, and the way from it to the next. */
function LessonUnderWay(props: LessonUnderWayProps) {
  const { game, board, lessons, lesson, step: first, onRestart, onLeave, onLesson } = props;
  const { learn, newGame } = useText();
  const realGame = useRealGame(game, lessons);
  const [run] = useState(() => begun(game, lessons.course, lesson, newGame.person({ number: 1 }), first));
  useEffect(() => run.close, [run]);
  const keepStep = useCallback((step: number) => void keepPlace(game, lesson.id, step), [game, lesson]);

  const { lessons: all } = lessons.course;
  const next = all[all.indexOf(lesson) + 1];
  const goToNext = async () => {
    await keepDone(game, lesson.id);
    if (next === undefined) realGame.play();
    else onLesson(next.id);
  };
  const after = {
    label: next === undefined ? learn.realGame.start : learn.nextChapter,
    go: () => void goToNext(),
    trouble: realGame.trouble,
  };
  return (
    <LessonTable {...{ game, board, lessons, lesson, run, after, onRestart, onLeave }} onStep={keepStep} />
  );
}

function begun(game: GameId, course: Course, lesson: Lesson, learner: string, step: number): LessonRun {
  const table = tableOf(game, course, learner);
  const run = LessonRun.begin(gameOf(game), course, lesson, { table, botPause, step });
  if (isProblem(run)) throw new Error(`the lesson ${lesson.id} does not begin: ${run.problem}`);
  return run;
}
