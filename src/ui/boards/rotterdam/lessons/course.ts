import { PRODUCTS, RAWS } from '@/games/rotterdam/cards/goods';
import { ROLES } from '@/games/rotterdam/cards/roles';
import { COLOURS } from '@/games/rotterdam/cards/waterways';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { moveKey } from '@/games/rotterdam/move-key';
import { defineCourse, type Lesson } from '@/match/course';
import { zone } from '../motion/zones';
import firstGame from './first-game.json';

/** On most screens behind a button. */
const OPEN_ORDERS = [...[16, 28, 20].map(zone.order), zone.orders];

/** The first three follow each other in the first round; the others come later in the same game. */
const LESSONS: readonly Lesson[] = [
  {
    id: 'lanes',
    from: 0,
    steps: [
      { id: 'welcome', kind: 'read' },
      { id: 'orders', kind: 'read', at: OPEN_ORDERS },
      { id: 'launch', kind: 'do', replies: 2 },
      { id: 'workers', kind: 'read' },
    ],
  },
  {
    id: 'trading',
    from: 3,
    steps: [
      { id: 'trader', kind: 'do' },
      { id: 'bread', kind: 'do' },
      { id: 'petrol', kind: 'do' },
      // A turn in which nothing is left to do ends by itself.
      { id: 'plastic', kind: 'do', replies: 6 },
      { id: 'prices', kind: 'read' },
    ],
  },
  {
    id: 'orders',
    from: 13,
    steps: [
      { id: 'forward', kind: 'do', replies: 3 },
      { id: 'filled', kind: 'read' },
    ],
  },
  {
    id: 'shipowner',
    from: 17,
    steps: [
      { id: 'shipowner', kind: 'do' },
      { id: 'free', kind: 'do' },
      { id: 'place', kind: 'do' },
      { id: 'load', kind: 'do', replies: 5 },
      { id: 'sails', kind: 'read' },
    ],
  },
  {
    id: 'captain',
    from: 48,
    steps: [
      { id: 'colours', kind: 'read' },
      { id: 'captain', kind: 'do' },
      { id: 'yellow', kind: 'do' },
      { id: 'red', kind: 'do', replies: 5 },
      { id: 'arrived', kind: 'read' },
    ],
  },
  {
    id: 'cards',
    from: 131,
    steps: [
      { id: 'sailor', kind: 'do' },
      { id: 'gale', kind: 'do' },
      { id: 'take', kind: 'do' },
      { id: 'kinds', kind: 'read' },
    ],
  },
  {
    id: 'factories',
    from: 190,
    steps: [
      { id: 'build', kind: 'do' },
      { id: 'waits', kind: 'read' },
    ],
  },
  {
    id: 'loading',
    from: 276,
    steps: [
      { id: 'loader', kind: 'do' },
      { id: 'factory', kind: 'do' },
      { id: 'drawn', kind: 'read' },
    ],
  },
  {
    id: 'bonus',
    from: 334,
    steps: [
      { id: 'captain', kind: 'do' },
      { id: 'green', kind: 'do' },
      { id: 'paid', kind: 'read' },
    ],
  },
  {
    id: 'ending',
    from: 368,
    steps: [
      { id: 'forward', kind: 'do', replies: 5 },
      { id: 'last', kind: 'read' },
    ],
  },
  {
    id: 'scoring',
    from: 392,
    steps: [
      { id: 'shipowner', kind: 'do' },
      { id: 'finish', kind: 'do' },
      { id: 'score', kind: 'read' },
    ],
  },
];

/** A role, a product, a raw material, a colour, or the kind of move. */
function nameOf(move: RotterdamMove): string {
  if (move.type === 'work') return ROLES[move.role] ?? move.type;
  if (move.type === 'colour') return COLOURS[move.colour] ?? move.type;
  if (move.type === 'buy' || move.type === 'sell') return PRODUCTS[move.product] ?? move.type;
  if (move.type === 'launch' || move.type === 'takeFree') return RAWS[move.raw] ?? move.type;
  return move.type;
}

export const rotterdamCourse = defineCourse<RotterdamMove>({
  record: firstGame,
  others: ['Greta', 'Oskar'],
  lessons: LESSONS,
  realGameFrom: 327,
  isRight: (move, expected) => moveKey(move) === moveKey(expected),
  nameOf,
});
