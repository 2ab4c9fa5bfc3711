import type { GameRecord } from '@/engine/record';

/** One thing that the coach says, and what has to happen before the next. */
export interface LessonStep {
  readonly id: string;
  /** Something to read, or a move of the record for the learner to find. */
  readonly kind: 'read' | 'do';
  /** How many moves of the record one button makes together, where it is not one. */
  readonly moves?: number;
  /** How many moves of the others follow. */
  readonly replies?: number;
  /** Places of the board that it speaks of. What its move needs, the board knows by itself. */
  readonly at?: readonly string[];
}

export interface Lesson {
  readonly id: string;
  /** How many moves of the record lie behind when it begins. */
  readonly from: number;
  readonly steps: readonly LessonStep[];
}

/**
 * How to play a game, as data: one whole game on record, and the lessons that lead the learner, at the first seat,
 * through parts of it. So every position, move and event of a lesson is the game's own.
 */
export interface Course {
  readonly record: GameRecord;
  /** What the words call the players beside the learner, in their order. */
  readonly others: readonly string[];
  readonly lessons: readonly Lesson[];
  /** How many moves of the record lie behind when the learner plays the rest of it for real. */
  readonly realGameFrom: number;
  /** Whether a move does what the record has in its place, whichever of equal cards it names. */
  isRight(move: unknown, expected: unknown): boolean;
  /** What the words of a step call a move that was not asked for. */
  nameOf(move: unknown): string;
}

/** A course with its game's own moves, and its record as it was read from its file. */
interface CourseOf<Move> extends Omit<Course, 'record' | 'isRight' | 'nameOf'> {
  readonly record: object;
  isRight(move: Move, expected: Move): boolean;
  nameOf(move: Move): string;
}

/**
 * Whoever teaches a game hands its course that game's moves and nothing else, which types cannot say: this is the only
 * place that takes their word. A test plays the record again.
 */
export const defineCourse = <Move>(course: CourseOf<Move>): Course => course as Course;

export const LEARNER = 0;

/** How many moves of its own the learner makes at a step. */
const ownMoves = ({ kind, moves = 1 }: LessonStep): number => (kind === 'do' ? moves : 0);

/** How many moves of the record lie behind when this step begins. */
export function movesBefore({ from, steps }: Lesson, step: number): number {
  return steps.slice(0, step).reduce((before, each) => before + ownMoves(each) + (each.replies ?? 0), from);
}

/** The moves of the record that a step asks the learner for, first to last. */
export function movesAsked({ record }: Course, lesson: Lesson, step: number): readonly unknown[] {
  const asking = lesson.steps[step];
  if (asking === undefined) return [];
  const from = movesBefore(lesson, step);
  return record.moves.slice(from, from + ownMoves(asking)).map(({ move }) => move);
}

/** Whether these are the moves asked for, in whichever order one button makes them. */
export function areRight({ isRight }: Course, moves: readonly unknown[], asked: readonly unknown[]): boolean {
  if (moves.length !== asked.length) return false;
  const left = [...asked];
  return moves.every((move) => {
    const at = left.findIndex((one) => isRight(move, one));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
