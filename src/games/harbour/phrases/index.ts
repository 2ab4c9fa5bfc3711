import { phraseBuilder, problemBuilder } from '@/engine/phrase';
import { de } from './de';
import { en } from './en';

export const harbourPhrases = { en, de };
export const harbourPhrase = phraseBuilder<typeof en.said>();
export const harbourProblem = problemBuilder<typeof en.problems>();
