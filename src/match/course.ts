import type { GameRecord } from '@/engine/record';

/** One thing that the coach says, and what has to happen before the next. */
export interface LessonStep {
  readonly id: string;
  /** Something to read, or a move of the record for the learner to find. */
  readonly kind: 'read' | 'do';
  /** How many moves of the others follow. */
  readonly replies?: number;
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

export const LEARNER = 0;

/** How many moves of the record lie behind when this step begins. */
export function movesBefore({ from, steps }: Lesson, step: number): number {
  return steps.slice(0, step).reduce((moves, { kind, replies = 0 }) => {
    return moves + (kind === 'do' ? 1 : 0) + replies;
  }, from);
}
