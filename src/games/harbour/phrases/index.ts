import { phraseBuilder, problemBuilder } from '@/engine/phrase';
import { de } from './de';
import { en } from './en';
import { words as german } from './words-de';
import { words as english, type Words } from './words-en';

export const harbourPhrases = { en, de };

/** The game's nouns, for screens that set them on cards and boards. */
export const harbourWords: { readonly en: Words; readonly de: Words } = { en: english, de: german };

export const harbourPhrase = phraseBuilder<typeof en.said>();
export const harbourProblem = problemBuilder<typeof en.problems>();
