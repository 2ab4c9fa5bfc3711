import { phraseBuilder, problemBuilder } from '@/engine/phrase';
import * as de from './de';
import * as en from './en';
import { words as german } from './words-de';
import { words as english, type Words } from './words-en';

export const packetRowPhrases = {
  en: { said: en.said, problems: en.problems },
  de: { said: de.said, problems: de.problems },
};

/** The game's nouns, for screens that set them on cards. */
export const packetRowWords: { readonly en: Words; readonly de: Words } = { en: english, de: german };

export const packetRowPhrase = phraseBuilder<typeof en.said>();
export const packetRowProblem = problemBuilder<typeof en.problems>();
