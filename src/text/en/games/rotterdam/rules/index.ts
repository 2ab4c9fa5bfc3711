import { beginning } from './beginning';
import { cards } from './cards';
import { roles } from './roles';

/** The rulebook of Rotterdam; which rules a paragraph covers and what it shows stands beside the board. */
export const rules = {
  chapters: {
    idea: 'The idea',
    setUp: 'Set-up',
    round: 'A round',
    market: 'Markets',
    shipping: 'Ships and channels',
    making: 'Harbours and factories',
    selling: 'Deals, orders, money',
    shipCards: 'Ship cards',
    end: 'End and scoring',
    options: 'Options',
    hidden: 'Open and hidden',
  },
  paragraphs: { ...beginning, ...roles, ...cards },
};
