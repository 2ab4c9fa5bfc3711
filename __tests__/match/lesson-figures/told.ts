import { replay } from '@/engine/record';
import { gameOf, type GameId } from '@/games';
import { LEARNER, movesAsked, type Course } from '@/match/course';
import { begunAt } from '../../support/lesson-runs';
import { expectNoProblem } from '../../support/random-play';
import { wholeMatch } from '../../support/whole-match';

type Figures<State> = (state: State, course: Told<State>) => readonly number[];
/** By the step that says them. */
export type Rows<State> = Readonly<Record<string, Figures<State>>>;

/** The game of a course, at any step of it and at its end. */
export class Told<State> {
  constructor(
    private readonly id: GameId,
    readonly course: Course,
  ) {}

  private find(path: string) {
    const [name = '', step = ''] = path.split('/');
    const lesson = this.course.lessons.find(({ id }) => id === name);
    const at = lesson?.steps.findIndex(({ id }) => id === step) ?? -1;
    if (lesson === undefined || at < 0) throw new Error(`no step ${path}`);
    return { lesson, at };
  }

  at(path: string): State {
    const { lesson, at } = this.find(path);
    const run = begunAt(gameOf(this.id), this.id, this.course, lesson, at);
    const state = structuredClone(wholeMatch(run.match).play.state) as State;
    run.close();
    return state;
  }

  asked(path: string): unknown {
    const { lesson, at } = this.find(path);
    return movesAsked(this.course, lesson, at)[0];
  }

  round(state: State): number {
    return gameOf(this.id).round(state);
  }

  get scores() {
    const game = gameOf(this.id);
    const scores = game.outcome(expectNoProblem(replay(game, this.course.record)).state)?.scores ?? [];
    return { own: scores[LEARNER], totals: scores.map(({ total }) => total) };
  }
}

export const figure = (list: readonly number[], at: number): number => list[at] ?? Number.NaN;
