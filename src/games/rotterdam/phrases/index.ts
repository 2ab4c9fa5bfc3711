import { phraseBuilder, problemBuilder } from '@/engine/phrase';
import * as de from './de';
import * as en from './en';
import { words as german } from './words-de';
import { words as english, type Words } from './words-en';

export const rotterdamPhrases = {
  en: { said: en.said, problems: en.problems },
  de: { said: de.said, problems: de.problems },
};

/** The game's nouns, for screens that set them on cards and boards. */
export const rotterdamWords: { readonly en: Words; readonly de: Words } = { en: english, de: german };

export const rotterdamPhrase = phraseBuilder<typeof en.said>();
export const rotterdamProblem = problemBuilder<typeof en.problems>();
