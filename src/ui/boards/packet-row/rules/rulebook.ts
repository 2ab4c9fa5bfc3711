import { CARD_NAMES } from '@/games/packet-row/cards';
import { TEXTS } from '@/text';
import type { Rulebook } from '../../rulebook';
import { facesIn } from '../model/faces';
import { CHAPTERS } from './chapters';
import { ON_PROBLEM, ON_SAID } from './links';

/** What a banker does depends on the number of players; the book shows it for two or three. */
const PLAYERS = 3;

export const packetRowRulebook: Rulebook = {
  chapters: CHAPTERS,
  words: (language) => TEXTS[language].games['packet-row'].rules,
  face: (card, language) => facesIn(language, PLAYERS)(CARD_NAMES.indexOf(card)),
  pictures: {},
  onProblem: ON_PROBLEM,
  onSaid: ON_SAID,
};
