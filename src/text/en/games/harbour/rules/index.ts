import { beginning } from './beginning';
import { buildings } from './buildings';
import { buying } from './buying';
import { characters } from './characters';
import { turn } from './turn';

/** The rulebook of Harbour; which rules a paragraph covers and what it shows stands beside the board. */
export const rules = {
  chapters: {
    idea: 'The idea',
    setUp: 'Set-up',
    turn: 'A turn',
    fees: 'Fees',
    gain: 'Buildings that give goods',
    exchange: 'Buildings that exchange goods',
    market: 'Buildings that bend the market',
    buy: 'Buildings that let you buy',
    purchase: 'Shipping and buying',
    end: 'End and scoring',
    options: 'Options',
    characters: 'Characters',
    hidden: 'Open and hidden',
  },
  pictures: {
    market: 'The market: fish on space 2, livestock on 3, stone on 4, wood on 5',
    symbols: 'The four symbols: coin, anchor, top hat, warehouse',
  },
  paragraphs: { ...beginning, ...turn, ...buildings, ...buying, ...characters },
};
