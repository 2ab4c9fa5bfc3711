import { ThinkingCancelled, type Thinking } from '@/ai';
import type { AnyGame } from '@/engine/game';
import { isProblem, type Problem } from '@/engine/phrase';
import { movesBefore, type Course, type Lesson, type LessonStep } from './course';
import { Match, type MatchEnvironment } from './match';
import { opened } from './opening';
import type { Step } from './step';
import type { MatchTable } from './table';

export interface LessonSnapshot {
  /** The place of the step in its lesson; one past the last when the lesson is over. */
  readonly step: number;
  /** The others answer what the learner did. */
  readonly replying: boolean;
  /** A move that could be made but was not asked for. It has not been made. */
  readonly slip: unknown;
}

type LessonSetting = Pick<MatchEnvironment, 'botPause'> & {
  readonly table: MatchTable;
  /** The step to begin with, for whoever comes back. */
  readonly step?: number;
};

/** One lesson on a real match that nothing is stored of: the others play by the record, the learner finds its moves. */
export class LessonRun {
  private snapshot: LessonSnapshot;
  private readonly listeners = new Set<() => void>();

  private constructor(
    private readonly course: Course,
    private readonly lesson: Lesson,
    private readonly others: Others,
    readonly match: Match,
    step: number,
  ) {
    this.snapshot = { step, replying: false, slip: undefined };
    match.subscribe(this.leaveWhenAnswered);
  }

  /** The lesson, or why its record leads nowhere. */
  static begin(
    game: AnyGame,
    course: Course,
    lesson: Lesson,
    { table, botPause, step = 0 }: LessonSetting,
  ): LessonRun | Problem {
    const first = Math.min(Math.max(0, step), lesson.steps.length - 1);
    const { seed, moves } = course.record;
    const begun = opened(game, table, { seed, moves: moves.slice(0, movesBefore(lesson, first)) });
    if (isProblem(begun)) return begun;
    const others = new Others(course);
    const match = new Match(
      game,
      { id: `lesson ${lesson.id}`, table, ...begun },
      {
        store: () => Promise.resolve(),
        think: (_seat, _bot, play) => others.think(play.moves.length),
        botPause,
        // Nobody sits beside the learner who could look.
        cover: () => 'table',
      },
    );
    return new LessonRun(course, lesson, others, match, first);
  }

  getSnapshot = (): LessonSnapshot => this.snapshot;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private publish(change: Partial<LessonSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    for (const listener of this.listeners) listener();
  }

  /** How many moves are played once this step is done. */
  private endOf(step: number): number {
    return movesBefore(this.lesson, step + 1);
  }

  private isAnswered(step: number): boolean {
    return this.match.getSnapshot().made >= this.endOf(step);
  }

  /** What was to be read has been read. */
  goOn = (): void => {
    const { step, replying } = this.snapshot;
    if (replying || this.lesson.steps[step]?.kind !== 'read') return;
    this.publish({ replying: true, slip: undefined });
    this.others.replyUpTo(this.endOf(step));
    this.leaveWhenAnswered();
  };

  private leaveWhenAnswered = (): void => {
    const { step, replying } = this.snapshot;
    if (replying && this.isAnswered(step)) this.publish({ step: step + 1, replying: false });
  };

  /** The step that asks for a move: this one, or the next where somebody does not read to the end first. */
  private askingStep(): number | undefined {
    const { steps } = this.lesson;
    const isOnlyRead = (at: LessonStep | undefined) => at?.kind === 'read' && at.replies === undefined;
    let { step } = this.snapshot;
    while (isOnlyRead(steps[step])) step += 1;
    return steps[step]?.kind === 'do' ? step : undefined;
  }

  /** Which step asks for each of these moves, one after the other; undefined where others answer in between. */
  private stepsFor(count: number): readonly number[] | undefined {
    const first = this.askingStep();
    if (first === undefined) return undefined;
    const { steps } = this.lesson;
    const asked = Array.from({ length: count }, (_, at) => first + at);
    const inOne = asked.every(
      (step, at) => steps[step]?.kind === 'do' && (at === 0 || steps[step - 1]?.replies === undefined),
    );
    return inOne ? asked : undefined;
  }

  /** The learner's move, or several behind one button: made where they are what is asked for, else told and left unmade. */
  play = async (...moves: Step['moves']): Promise<void> => {
    if (this.snapshot.replying) return;
    const asked = this.stepsFor(moves.length) ?? [];
    const isAsked = (move: unknown, at: number): boolean => {
      const step = asked[at];
      const expected =
        step === undefined ? undefined : this.course.record.moves[movesBefore(this.lesson, step)];
      return step !== undefined && this.course.isRight(move, expected?.move);
    };
    const wrong = moves.findIndex((move, at) => !isAsked(move, at));
    const last = asked.at(-1);
    if (wrong >= 0 || last === undefined) {
      this.publish({ step: this.askingStep() ?? this.snapshot.step, slip: moves[Math.max(0, wrong)] });
      return;
    }
    this.publish({ step: last, replying: true, slip: undefined });
    this.others.replyUpTo(this.endOf(last));
    const problem = await this.match.play(...moves);
    if (problem !== undefined) this.publish({ replying: false });
  };

  close = (): void => {
    this.match.close();
    this.listeners.clear();
  };
}

/** The other players: each knows its move from the record, and makes it once the learner has come to that place. */
class Others {
  private upTo = 0;
  private reply: (() => void) | undefined;

  constructor(private readonly course: Course) {}

  think(at: number): Thinking {
    let cancel: () => void = () => undefined;
    const move = new Promise<unknown>((resolve, reject) => {
      cancel = () => reject(new ThinkingCancelled());
      this.reply = () => {
        if (at < this.upTo) resolve(this.course.record.moves[at]?.move);
      };
    });
    this.reply?.();
    return { move, cancel };
  }

  replyUpTo(moves: number): void {
    this.upTo = moves;
    this.reply?.();
  }
}
