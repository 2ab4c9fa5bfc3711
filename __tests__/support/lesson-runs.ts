import type { AnyGame } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import { LEARNER, movesAsked, type Course, type Lesson } from '@/match/course';
import { LessonRun } from '@/match/lesson';
import type { MatchTable } from '@/match/table';
import type { GameId } from '@/games';
import { madeAnew } from './made-anew';
import { wholeMatch } from './whole-match';

/** The table of a course: the learner and as many others as its record has. */
export function tableOf(game: GameId, { record }: Course): MatchTable {
  return {
    game,
    seats: Array.from({ length: record.seats }, (_, at) =>
      at === LEARNER
        ? { kind: 'human', name: 'Anna', house: 'ball' }
        : { kind: 'bot', name: `Bot ${at}`, house: 'star', level: 'easy' },
    ),
    options: record.options,
    houseRules: { takeBack: false, openHands: false },
  };
}

/** The lesson without pauses, where every motion ends at once. */
export function begunAt(game: AnyGame, id: GameId, course: Course, lesson: Lesson, step = 0): LessonRun {
  const run = LessonRun.begin(game, course, lesson, { table: tableOf(id, course), botPause: () => 0, step });
  if (isProblem(run)) throw new Error(`${lesson.id} does not begin: ${run.problem}. ${madeAnew(id)}`);
  run.match.subscribe(() => run.match.settled(wholeMatch(run.match).happened?.number ?? -1));
  return run;
}

/** The moves that the record has at this step, behind one button. */
export function expectedAt(course: Course, lesson: Lesson, step: number): readonly [unknown, ...unknown[]] {
  const [first, ...rest] = movesAsked(course, lesson, step);
  if (first === undefined) throw new Error(`${lesson.id} asks for nothing at step ${step}`);
  return [first, ...rest];
}

/** Reads or does what the step asks, and waits for the next. */
export async function pass(run: LessonRun, course: Course, lesson: Lesson): Promise<void> {
  const { step } = run.getSnapshot();
  if (lesson.steps[step]?.kind === 'read') run.goOn();
  else await run.play(...expectedAt(course, lesson, step));
  await answered(run);
}

/** Until the others have answered. */
export async function answered(run: LessonRun): Promise<void> {
  for (let waited = 0; run.getSnapshot().replying; waited += 1) {
    if (waited > 200) throw new Error('the others do not answer');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
