import type { Language } from '@/engine/phrase';
import type { Course } from '@/match/course';

interface StepWords {
  /** What is to be known, and why. */
  readonly text: string;
  /** What is to be done, where something is. */
  readonly task?: string;
  /** What a move would have meant that was not asked for, by its name. */
  readonly otherwise?: Readonly<Record<string, string>>;
}

export interface LessonWords {
  readonly title: string;
  readonly about: string;
  readonly steps: Readonly<Record<string, StepWords>>;
}

/** How to play a game, as content: the screen that teaches it is the same for every game. */
export interface Lessons {
  readonly course: Course;
  words(language: Language): Readonly<Record<string, LessonWords>>;
}
