import { beginning } from './beginning';
import { deliveries } from './deliveries';
import { round } from './round';

/** The rulebook of Packet Row; which rules a paragraph covers and what it shows stands beside the board. */
export const rules = {
  chapters: {
    idea: 'The idea',
    cards: 'The cards',
    setUp: 'Set-up',
    round: 'A round',
    between: 'Between rounds',
    anyTime: 'At any time',
    end: 'End and scoring',
    hidden: 'Open and hidden',
  },
  paragraphs: { ...beginning, ...round, ...deliveries },
};
