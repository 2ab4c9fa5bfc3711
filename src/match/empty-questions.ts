import type { AnyGame } from '@/engine/game';
import type { PlayedMove } from '@/engine/play';
import { keepsSecrets } from './stage';
import type { MatchTable } from './table';

/**
 * What the table answers by itself. Whoever has nobody to keep secrets from is not bothered where they have nothing to
 * decide; anybody else only where all at the table can tell, so that nothing is told by not asking.
 */
export function emptyAnswerAt(
  game: AnyGame,
  table: Pick<MatchTable, 'seats' | 'houseRules'>,
  state: unknown,
): PlayedMove<unknown> | undefined {
  const seat = game.waitingFor(state)[0];
  if (seat === undefined || game.emptyAnswer === undefined) return undefined;
  const open = table.seats[seat]?.kind === 'human' && !keepsSecrets(table);
  const move = game.emptyAnswer(game.view(state, open ? seat : 'table'), seat);
  return move === undefined ? undefined : { seat, move };
}
