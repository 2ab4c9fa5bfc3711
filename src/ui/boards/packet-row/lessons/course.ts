import { face } from '@/games/packet-row/cards';
import { moveKey } from '@/games/packet-row/move-key';
import type { PacketRowMove } from '@/games/packet-row/move';
import { defineCourse, type Lesson } from '@/match/course';
import firstGame from './first-game.json';

/** Most follow each other; the last two come much later in the same game. */
const LESSONS: readonly Lesson[] = [
  {
    id: 'choosing',
    from: 0,
    steps: [
      { id: 'welcome', kind: 'read' },
      { id: 'contract', kind: 'read' },
      { id: 'choose', kind: 'do', replies: 2 },
      { id: 'take', kind: 'do' },
      { id: 'ended', kind: 'read' },
    ],
  },
  {
    id: 'waiting',
    from: 4,
    steps: [
      { id: 'one', kind: 'read', replies: 2 },
      { id: 'wait', kind: 'do', replies: 2 },
      { id: 'take', kind: 'do', replies: 1 },
      { id: 'hidden', kind: 'read' },
    ],
  },
  {
    id: 'paying',
    from: 11,
    steps: [
      { id: 'prices', kind: 'read', replies: 1 },
      { id: 'cash', kind: 'do' },
      { id: 'buy', kind: 'do', replies: 2 },
      { id: 'purse', kind: 'read' },
    ],
  },
  {
    id: 'lastCall',
    from: 16,
    steps: [
      { id: 'plan', kind: 'read' },
      { id: 'choose', kind: 'do', replies: 2 },
      { id: 'take', kind: 'do' },
      { id: 'open', kind: 'read' },
    ],
  },
  {
    id: 'ships',
    from: 20,
    steps: [
      { id: 'ready', kind: 'read' },
      { id: 'deliver', kind: 'do', replies: 2 },
      { id: 'take', kind: 'do' },
      { id: 'later', kind: 'read' },
    ],
  },
  {
    id: 'helper',
    from: 44,
    steps: [
      { id: 'wrongShip', kind: 'read', replies: 1 },
      { id: 'take', kind: 'do' },
      { id: 'deliver', kind: 'do' },
      { id: 'gone', kind: 'read' },
    ],
  },
  {
    id: 'ending',
    from: 220,
    steps: [
      { id: 'short', kind: 'read' },
      { id: 'choose', kind: 'do', replies: 2 },
      { id: 'take', kind: 'do' },
      { id: 'deliver', kind: 'do' },
      { id: 'done', kind: 'do', replies: 2 },
      { id: 'score', kind: 'read' },
    ],
  },
];

/** What is delivered counts, not how it was loaded. */
function deedOf(move: PacketRowMove): string {
  return move.type === 'deliver' ? [...move.contracts].sort((a, b) => a - b).join() : moveKey(move);
}

/** An area, the kind of a card taken, or the kind of move. */
function nameOf(move: PacketRowMove): string {
  if (move.type === 'choose') return move.area;
  if (move.type !== 'take') return move.type;
  const { kind } = face(move.card);
  return kind === 'points' ? 'city' : kind;
}

export const packetRowCourse = defineCourse<PacketRowMove>({
  record: firstGame,
  others: ['Greta', 'Oskar'],
  lessons: LESSONS,
  realGameFrom: 197,
  isRight: (move, expected) => deedOf(move) === deedOf(expected),
  nameOf,
});
