import { isTurned } from '@/engine/future';
import type { Seat } from '@/engine/game';
import { gameOf } from '@/games';
import { momentNow } from '@/storage/clock';
import { deviceStore } from '@/storage/device-store';
import { forgetEnding } from '@/storage/ended';
import type { GameResult } from '@/storage/records';
import { humansAt, takesBackFreely } from '../table';
import { wholeOf, type Played } from '../whole';
import { earnedIn } from './achievements';
import { putOnRecord } from './unrecorded';

/** A game under the id of its save. */
type SavedPlay = Played & { readonly id: string };

/** What goes on record of a match: who played, the final scores, what was earned. Undefined while it goes on. */
export function resultOf(match: SavedPlay, ended: number): GameResult | undefined {
  const { id, table } = match;
  const { play } = wholeOf(match);
  const game = gameOf(table.game);
  const outcome = game.outcome(play.state);
  if (outcome === undefined) return undefined;
  const earned = earnedIn(game, { play, outcome, seats: table.seats });
  const pointsOf = (at: number) => outcome.scores.find(({ seat }) => seat === at)?.total ?? 0;
  return {
    id,
    game: table.game,
    ended,
    rounds: game.round(play.state),
    seats: table.seats.map((seat, at) =>
      seat.kind === 'human'
        ? { kind: 'human', name: seat.name, points: pointsOf(at), earned: [...earned(at)] }
        : { kind: 'bot', level: seat.level, points: pointsOf(at) },
    ),
    winners: [...outcome.winners],
  };
}

/** Whether a game stays out of the records: played on from the middle of another, or with moves taken back freely. */
const staysOut = (match: Played): boolean =>
  isTurned(wholeOf(match).play.seed) || takesBackFreely(match.table);

/** What people earned in a finished game that counts, in the order of the seats. */
export function earnedBy(match: Played): readonly { readonly seat: Seat; readonly id: string }[] {
  const { play } = wholeOf(match);
  const { seats, game: id } = match.table;
  const game = gameOf(id);
  const outcome = game.outcome(play.state);
  if (outcome === undefined || staysOut(match)) return [];
  const earned = earnedIn(game, { play, outcome, seats });
  return humansAt(seats).flatMap((seat) => earned(seat).map((one) => ({ seat, id: one })));
}

/**
 * Puts a match on record that has just ended, unless it was played on from the middle of another, or moves could be taken
 * back freely: whoever did either may have seen what was hidden.
 */
export async function keepResult(match: SavedPlay): Promise<void> {
  const result = staysOut(match) ? undefined : resultOf(match, momentNow());
  if (result === undefined) await forgetEnding(deviceStore, match.id);
  else await putOnRecord(result);
}
