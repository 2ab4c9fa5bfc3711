import { rounds } from '../../rounds';
import { achievements } from './achievements';
import { board } from './board';
import { lessons } from './lessons';
import { rules } from './rules';

export const rotterdam = {
  name: 'Rotterdam',
  place: 'Masters of Trade',
  // Orders decide when the game ends.
  rounds: { ...rounds, points: 'Order points by round', pointsSpoken: 'Points in orders after each round.' },
  about: 'Steer ships through the waterways and fill orders.',
  credits: 'Rotterdam was designed by Hans van Tol (The Game Master).',
  options: {
    firstHarbourMaster: {
      label: 'First harbour master',
      about: 'Places the first ship, and in the first round the first worker.',
    },
    fixedRounds: {
      label: 'Fixed rounds',
      about: 'The game ends after a fixed number of rounds, not when somebody has enough points from orders.',
    },
    bidding: {
      label: 'Bidding',
      about: 'Before each round you bid for the harbour master’s tower; it does not just go round.',
    },
  },
  sources: { orders: 'orders', products: 'products', shipCards: 'ship cards' },
  keys: {
    places: 'What stands on the shelf, in its order',
    orders: 'Orders',
    market: 'Prices',
    hand: 'Your hand',
  },
  achievements,
  board,
  rules,
  lessons,
};
