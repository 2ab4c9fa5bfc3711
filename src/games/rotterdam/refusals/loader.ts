import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import { rotterdamProblem } from '../phrases';
import { idleSite } from '../rules/loader';
import { NONE, type RotterdamState } from '../state';

/** RT-24. */
export function factoryProblem(state: RotterdamState, owner: Seat): Problem | undefined {
  if (idleSite(state, owner) !== NONE) return undefined;
  const { harbour } = state.action;
  // A seat that is not at the table has no name.
  return owner < state.players.length
    ? rotterdamProblem('noIdleFactory', { owner, harbour })
    : rotterdamProblem('noFactoryThere', { harbour });
}
