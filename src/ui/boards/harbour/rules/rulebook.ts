import { TEXTS } from '@/text';
import type { Rulebook } from '../../rulebook';
import { faceNamed } from '../model/faces';
import { CHAPTERS } from './chapters';
import { ON_PROBLEM, ON_SAID } from './links';
import { PICTURES } from './pictures';

export const harbourRulebook: Rulebook = {
  chapters: CHAPTERS,
  words: (language) => TEXTS[language].games.harbour.rules,
  face: faceNamed,
  pictures: PICTURES,
  onProblem: ON_PROBLEM,
  onSaid: ON_SAID,
};
