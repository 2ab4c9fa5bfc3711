import type { AnyGame } from '@/engine/game';
import type { PlayedMove } from '@/engine/play';
import { whenIn, type LogEntry } from './log';
import { keepsSecrets } from './stage';
import type { MatchTable } from './table';

type Agreed = Pick<MatchTable, 'seats' | 'houseRules'>;

/**
 * What the table answers by itself. Whoever has nobody to keep secrets from is not bothered where they have nothing to
 * decide; anybody else only where all at the table can tell, so that nothing is told by not asking.
 */
export function emptyAnswerAt(game: AnyGame, table: Agreed, state: unknown): PlayedMove<unknown> | undefined {
  const seat = game.waitingFor(state)[0];
  if (seat === undefined || game.emptyAnswer === undefined) return undefined;
  const open = table.seats[seat]?.kind === 'human' && !keepsSecrets(table);
  const move = game.emptyAnswer(game.view(state, open ? seat : 'table'), seat);
  return move === undefined ? undefined : { seat, move };
}

/** What is known of the next move before it is made: when that is, and whether it only answers an empty question. */
export const aboutNext = (
  game: AnyGame,
  table: Agreed,
  state: unknown,
): Pick<LogEntry, 'round' | 'turn' | 'empty'> => ({
  ...whenIn(game, state),
  ...(emptyAnswerAt(game, table, state) && { empty: true }),
});
