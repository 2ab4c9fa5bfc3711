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
  pictures: {
    map: 'The map: from four starts below, channels of five colours lead over three rows of fields to the harbours Botlek, Vulkaan, Merwe and Eem',
    rawMarket:
      'What each unit of a raw material costs, one after the other: oil and grain 1 1 2 2 3 3 4, fruit and containers 2 2 3 4 5',
    productMarket:
      'The prices of the eight products: 3 to 7 for low ones, which begin at 5, 8 to 12 for high ones, which begin at 10',
  },
  paragraphs: { ...beginning, ...roles, ...cards },
};
