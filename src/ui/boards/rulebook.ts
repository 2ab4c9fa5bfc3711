import type { Language } from '@/engine/phrase';
import type { ComponentType } from 'react';
import type { CardFace } from '@/ui/components/card';

/** A paragraph's place in the book; its words stand in the texts under the same id. */
export interface Paragraph<Id extends string = string> {
  readonly id: Id;
  /** The rules that it tells, by their ids. */
  readonly rules: readonly string[];
  /** The cards that it shows, by their names in transcripts. */
  readonly cards?: readonly string[];
  /** What is drawn beside it, by its name among the pictures of the book. */
  readonly picture?: string;
}

export interface Chapter<Id extends string = string, ParagraphId extends string = string> {
  readonly id: Id;
  readonly paragraphs: readonly Paragraph<ParagraphId>[];
}

interface ParagraphWords {
  readonly title: string;
  readonly text: readonly string[];
  readonly example?: string;
}

export interface RulebookWords {
  readonly chapters: Readonly<Record<string, string>>;
  readonly paragraphs: Readonly<Record<string, ParagraphWords>>;
  /** What a picture shows, for whoever does not see it. */
  readonly pictures?: Readonly<Record<string, string>>;
}

/** A game's rules as content: the screen that shows them is the same for every game. */
export interface Rulebook {
  readonly chapters: readonly Chapter[];
  words(language: Language): RulebookWords;
  face(card: string, language: Language): CardFace;
  /** Drawings of the table itself, each as wide as it is told. */
  readonly pictures: Readonly<Record<string, ComponentType<{ readonly width: number }>>>;
  /** The paragraph that says why, by the id of a problem. */
  readonly onProblem: Readonly<Partial<Record<string, string>>>;
  /** The paragraph behind a line of the log, by the id of its phrase. */
  readonly onSaid: Readonly<Partial<Record<string, string>>>;
}
