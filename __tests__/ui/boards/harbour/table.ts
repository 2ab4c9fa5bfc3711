import type { Position } from '../../../games/harbour/scenario';

/** The table of the design's pictures: Anna is to move, Ben needs one more building. */
export const TABLE = {
  players: 4,
  boards: ['broker', 'landlord', 'speculator', 'cooper'],
  market: ['wood', 'fish', 'livestock', 'stone'],
  display: [
    'sushi-shop',
    'trawler',
    'lighthouse',
    'library',
    'masons-hall',
    'shipwrights-guild',
    'clock-tower',
  ],
  owned: [
    ['ranch', 'harbour-crane'],
    ['pub', 'stockyard', 'tax-office'],
    ['cannery', 'depot'],
    ['timber-yard', 'merchants-guild'],
  ],
  goods: [
    { fish: 4, livestock: 2, stone: 5, wood: 1 },
    { fish: 2, livestock: 6, wood: 1 },
    { livestock: 2, stone: 2, wood: 4 },
    { fish: 5, livestock: 1, stone: 3, wood: 2 },
  ],
  pawns: ['ranch', 'lighthouse', 'shipwrights-guild', 'pub'],
  inlandTraders: true,
} as const satisfies Position;
