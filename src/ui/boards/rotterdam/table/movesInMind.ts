import { EFFECTS } from '@/games/rotterdam/cards/ship-cards';
import { ROLES } from '@/games/rotterdam/cards/roles';
import type { RotterdamMove } from '@/games/rotterdam/move';
import type { Choice } from './board';

const SAY_AT_ONCE = ['forwarder', 'cashier', 'manufacturer'];

/** The moves that the button would make; none while the thought is only half an answer. */
export function movesInMind(choice: Choice | undefined): readonly RotterdamMove[] {
  if (choice === undefined) return [];
  if ('moves' in choice) return choice.moves;
  if ('launch' in choice) {
    const { at, raw } = choice.launch;
    return at === undefined || raw === undefined ? [] : [{ type: 'launch', at, raw }];
  }
  if ('role' in choice) {
    if (choice.move !== undefined) return [choice.move];
    return SAY_AT_ONCE.includes(ROLES[choice.role] ?? '') ? [] : [{ type: 'work', role: choice.role }];
  }
  const { card, at, to, raw } = choice;
  if (at === undefined) return [];
  const verb = EFFECTS[card]?.verb;
  if ((verb === 'swapCargo' || verb === 'swapPlaces') && to !== undefined) {
    return [
      { type: 'play', card, at },
      { type: 'partner', at: to },
    ];
  }
  return [{ type: 'play', card, at, ...(to !== undefined && { to }), ...(raw !== undefined && { raw }) }];
}
