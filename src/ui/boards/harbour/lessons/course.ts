import { BUILDINGS } from '@/games/harbour/cards/buildings';
import { goodName, GOODS } from '@/games/harbour/cards/goods';
import { moveKey } from '@/games/harbour/move-key';
import type { HarbourMove } from '@/games/harbour/move';
import { defineCourse, LEARNER, type Lesson } from '@/match/course';
import { zone } from '../motion/zones';
import firstGame from './first-game.json';

const OWN_STOCK = GOODS.map((_, good) => zone.good(LEARNER, good));
const MARKET = GOODS.map((_, good) => zone.token(good));

/** The first three follow each other; the others come later in the same game. */
const LESSONS: readonly Lesson[] = [
  {
    id: 'places',
    from: 0,
    steps: [
      { id: 'welcome', kind: 'read' },
      { id: 'stock', kind: 'read', at: OWN_STOCK },
      { id: 'go', kind: 'do', replies: 3 },
      { id: 'taken', kind: 'read' },
    ],
  },
  {
    id: 'stages',
    from: 4,
    steps: [
      { id: 'go', kind: 'do' },
      { id: 'gain', kind: 'do', moves: 2, replies: 2 },
      { id: 'ready', kind: 'read', at: OWN_STOCK },
    ],
  },
  {
    id: 'market',
    from: 9,
    steps: [
      { id: 'spaces', kind: 'read', at: MARKET },
      { id: 'go', kind: 'do' },
      { id: 'buy', kind: 'do', moves: 3, replies: 3 },
      { id: 'slid', kind: 'read', at: MARKET },
    ],
  },
  {
    id: 'limit',
    from: 68,
    steps: [
      { id: 'full', kind: 'read', at: OWN_STOCK },
      { id: 'go', kind: 'do', replies: 4 },
      { id: 'lost', kind: 'read' },
    ],
  },
  {
    id: 'fees',
    from: 79,
    steps: [
      { id: 'owners', kind: 'read' },
      { id: 'go', kind: 'do' },
      { id: 'pay', kind: 'do' },
      { id: 'gain', kind: 'do', moves: 2, replies: 2 },
      { id: 'symbols', kind: 'read' },
      { id: 'moreSymbols', kind: 'read' },
    ],
  },
  {
    id: 'bending',
    from: 85,
    steps: [
      { id: 'low', kind: 'read', at: MARKET },
      { id: 'go', kind: 'do', replies: 8 },
      { id: 'moved', kind: 'read', at: MARKET },
    ],
  },
  {
    id: 'warehouses',
    from: 94,
    steps: [
      { id: 'go', kind: 'do' },
      { id: 'buy', kind: 'do', moves: 5, replies: 5 },
      { id: 'kept', kind: 'read', at: OWN_STOCK },
    ],
  },
  {
    id: 'fourth',
    from: 105,
    steps: [
      { id: 'near', kind: 'read' },
      { id: 'go', kind: 'do' },
      { id: 'gain', kind: 'do' },
      { id: 'buy', kind: 'do', moves: 5, replies: 7 },
      { id: 'score', kind: 'read' },
    ],
  },
];

/** A building, a good, or the kind of move. */
function nameOf(move: HarbourMove): string {
  if (move.type === 'go') return BUILDINGS[move.place]?.id ?? 'start';
  if (move.type === 'buy') return BUILDINGS[move.building]?.id ?? move.type;
  return 'good' in move ? goodName(move.good) : move.type;
}

export const harbourCourse = defineCourse<HarbourMove>({
  record: firstGame,
  others: ['Greta', 'Oskar'],
  lessons: LESSONS,
  realGameFrom: 79,
  isRight: (move, expected) => moveKey(move) === moveKey(expected),
  nameOf,
});
