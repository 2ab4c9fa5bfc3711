import { CASHIER, FORWARDER, MANUFACTURER, type Role } from '@/games/rotterdam/cards/roles';
import type { MoveType, RotterdamMove } from '@/games/rotterdam/move';
import type { RotterdamBoard } from './board';

/** Roles that say at once what their worker does. */
const SAID_BY: Readonly<Partial<Record<Role, MoveType>>> = {
  [FORWARDER]: 'forward',
  [CASHIER]: 'cash',
  [MANUFACTURER]: 'build',
};

/** How a worker could go to this role. */
export function waysToWork(moves: readonly RotterdamMove[], role: Role): readonly RotterdamMove[] {
  const saidBy = SAID_BY[role];
  return moves.filter((move) =>
    move.type === 'work' ? move.role === role : saidBy !== undefined && move.type === saidBy,
  );
}

export const saysAtOnce = (role: Role): boolean => SAID_BY[role] !== undefined;

/** The role whose detail lies open on the shelf: one that says at once what for, and could say several things. */
export function detailOf({ view, moves, choice }: RotterdamBoard): Role | undefined {
  if (view.phase !== 'work' || choice === undefined || !('role' in choice)) return undefined;
  const { role } = choice;
  return saysAtOnce(role) && waysToWork(moves, role).length > 1 ? role : undefined;
}
