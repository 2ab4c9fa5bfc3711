import { HARBOURS } from '@/games/rotterdam/cards/goods';
import { POINTS_TO_END } from '@/games/rotterdam/cards/limits';
import { ORDER_POINTS } from '@/games/rotterdam/cards/orders';
import { CASH, ROLES } from '@/games/rotterdam/cards/roles';
import { SHIP_CARD_NAMES } from '@/games/rotterdam/cards/ship-cards';
import type { RotterdamMove } from '@/games/rotterdam/move';
import type { RotterdamState } from '@/games/rotterdam/state';
import type { Economy, Meaning } from './economy';

function meaning(move: RotterdamMove): Meaning {
  switch (move.type) {
    case 'work':
      return { kind: `role: ${ROLES[move.role]}` };
    case 'forward':
      return { kind: 'role: forwarder', flows: { 'order points': ORDER_POINTS[move.order] ?? 0 } };
    case 'cash':
      return { kind: 'role: cashier', flows: { 'money from the cashier': CASH[move.place] ?? 0 } };
    case 'build':
      return { kind: 'role: manufacturer', flows: { [`factories in ${HARBOURS[move.harbour]}`]: 1 } };
    case 'play':
      return { kind: move.type, flows: { [`played ${SHIP_CARD_NAMES[move.card]}`]: 1 } };
    default:
      return { kind: move.type };
  }
}

/** RT-40: how fast 15 points come; which roles are used; and whether factories win. */
export const rotterdamEconomy: Economy<RotterdamState, RotterdamMove> = {
  // A drawn start would make all seats alike.
  options: { firstHarbourMaster: 0 },
  meaning,
  course: {
    what: 'order points',
    steps: [5, 10, POINTS_TO_END],
    progress: ({ players }) => Math.max(...players.map(({ orderPoints }) => orderPoints)),
  },
  holdings: ({ factories }) =>
    factories.flatMap((owners, harbour) =>
      [...new Set(owners)].map((seat) => ({ group: 'Factories', name: `${HARBOURS[harbour]}`, seat })),
    ),
};
