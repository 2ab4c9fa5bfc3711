import { ThinkingCancelled, type Thinking } from '@/ai';
import type { AnyGame } from '@/engine/game';
import { isProblem, type Problem } from '@/engine/phrase';
import { areRight, movesAsked, movesBefore, type Course, type Lesson, type LessonStep } from './course';
import { Match, type MatchEnvironment } from './match';
import { opened } from './opening';
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

  /** The moves that are asked for now; none while there is only something to read. */
  get asked(): readonly unknown[] {
    const { step, replying } = this.snapshot;
    return replying ? [] : movesAsked(this.course, this.lesson, step);
  }

  /** The step after which these moves are made: one button may do what several steps ask for, if nobody answers between. */
  private stepDoneBy(moves: readonly unknown[]): number | undefined {
    let step = this.askingStep();
    let left = moves;
    while (step !== undefined) {
      const asked = movesAsked(this.course, this.lesson, step);
      if (asked.length === 0 || !areRight(this.course, left.slice(0, asked.length), asked)) return undefined;
      left = left.slice(asked.length);
      if (left.length === 0) return step;
      if (this.lesson.steps[step]?.replies !== undefined) return undefined;
      step += 1;
    }
    return undefined;
  }

  /** Whether a button that makes these moves does what is asked for. */
  isWanted = (moves: readonly unknown[]): boolean => {
    return this.asked.length > 0 && this.stepDoneBy(moves) !== undefined;
  };

  /** The learner's move, or several behind one button: made where they are asked for, else told and left unmade. */
  play = async (...moves: readonly [unknown, ...unknown[]]): Promise<void> => {
    if (this.snapshot.replying) return;
    const step = this.stepDoneBy(moves);
    if (step === undefined) {
      const asking = this.askingStep() ?? this.snapshot.step;
      const asked = movesAsked(this.course, this.lesson, asking);
      const odd = moves.find((move) => !asked.some((one) => this.course.isRight(move, one)));
      this.publish({ step: asking, slip: odd ?? moves[0] });
      return;
    }
    this.publish({ step, replying: true, slip: undefined });
    this.others.replyUpTo(this.endOf(step));
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
    const moves = new Promise<readonly [unknown]>((resolve, reject) => {
      cancel = () => reject(new ThinkingCancelled());
      this.reply = () => {
        if (at < this.upTo) resolve([this.course.record.moves[at]?.move]);
      };
    });
    this.reply?.();
    return { moves, cancel };
  }

  replyUpTo(moves: number): void {
    this.upTo = moves;
    this.reply?.();
  }
}
