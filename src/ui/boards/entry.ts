import type { ComponentType } from 'react';
import type { Language, Problem } from '@/engine/phrase';
import type { GameId, GAMES } from '@/games';
import type { GameText } from '@/text';
import type { IconName } from '@/ui/icons';
import type { Lazy } from '@/ui/lazy/lazy';
import type { Ink } from '@/ui/theme';
import type { Board } from './board';
import type { WordsOfOptions } from './options';

export interface SourceLook {
  readonly ink: Ink;
  readonly icon: IconName;
}

/** All that the house knows of a game beside its rules: home, new game, saves, records and credits read it here. */
export interface GameEntry {
  words(language: Language): GameText;
  /** One ink marks the game. */
  readonly ink: Ink;
  readonly emblem: IconName;
  /** What stands before the sea in the picture of its poster, in the units of `HarbourView`. */
  readonly Scene: ComponentType<{ readonly accent: string }>;
  /** How long it takes, about. */
  readonly minutes: number;
  /** Where points come from, each in an ink of its own. */
  readonly sources: Readonly<Record<string, SourceLook>>;
  /** Table, results, rulebook, lessons and sounds, which are most of a game and therefore loaded when they are needed. */
  readonly board: Lazy<Board>;
  /**
   * How long its lessons take at most, where its board has any: said here, so that nobody has to load them in order to
   * offer them. A test counts their words.
   */
  readonly lessonMinutes?: number;
}

type Rules<Id extends GameId> = (typeof GAMES)[Id];
type OptionsOf<Id extends GameId> = Exclude<ReturnType<Rules<Id>['parseOptions']>, Problem>;
type SourceOf<Id extends GameId> = Rules<Id>['sources'][number];
type AchievementOf<Id extends GameId> =
  Rules<Id> extends { readonly achievements: { readonly ids: readonly (infer One)[] } }
    ? One & string
    : never;

type WordsOf<Id extends GameId> = Omit<GameText, 'options' | 'sources' | 'achievements'> & {
  readonly options: WordsOfOptions<OptionsOf<Id>>;
  readonly sources: Readonly<Record<SourceOf<Id>, string>>;
  readonly achievements: Readonly<Record<AchievementOf<Id>, { readonly name: string; readonly how: string }>>;
};

/** The entry of one game, which has to name each of its options, sources and achievements. */
export type EntryOf<Id extends GameId> = Omit<GameEntry, 'words' | 'sources'> & {
  words(language: Language): WordsOf<Id>;
  readonly sources: Readonly<Record<SourceOf<Id>, SourceLook>>;
};
