import type { Sliced } from '@/ai';
import { isTurned } from '@/engine/future';
import type { Seat } from '@/engine/game';
import { gameOf } from '@/games';
import { momentNow } from '@/storage/clock';
import { deviceStore } from '@/storage/device-store';
import { forgetEnding } from '@/storage/ended';
import type { GameResult } from '@/storage/records';
import { humansAt, takesBackFreely } from '../table';
import type { Played } from '../played';
import { wholeOf } from '../whole';
import { keepTry } from '../today/tries';
import { startEarned, type Finished } from './achievements';
import { putOnRecord } from './unrecorded';

/** A game under the id of its save. */
type SavedPlay = Played & { readonly id: string };

/** How a match ended and who sat there; undefined while it goes on. */
function finishedIn(match: Played): Finished | undefined {
  const { play } = wholeOf(match);
  const { game, seats } = match.table;
  const outcome = gameOf(game).outcome(play.state);
  return outcome && { play, outcome, seats };
}

/** What goes on record of a match: who played, the final scores, what was earned. Undefined while it goes on. */
export async function resultOf(match: SavedPlay, ended: number): Promise<GameResult | undefined> {
  const { id, table } = match;
  const finished = finishedIn(match);
  if (finished === undefined) return undefined;
  const game = gameOf(table.game);
  const { play, outcome } = finished;
  const earned = await startEarned(game, finished).result;
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

/** What somebody earned, by its id. */
export interface EarnedOne {
  readonly seat: Seat;
  readonly id: string;
}

const NOTHING: Sliced<readonly EarnedOne[]> = { result: Promise.resolve([]), cancel: () => undefined };

/** What people earned in a finished game that counts, in the order of the seats. */
export function earnedBy(match: Played): Sliced<readonly EarnedOne[]> {
  const finished = finishedIn(match);
  if (finished === undefined || staysOut(match)) return NOTHING;
  const { result, cancel } = startEarned(gameOf(match.table.game), finished);
  const people = humansAt(finished.seats);
  return {
    result: result.then((earned) => people.flatMap((seat) => earned(seat).map((id) => ({ seat, id })))),
    cancel,
  };
}

/**
 * Puts a match on record that has just ended, unless it was played on from the middle of another, or moves could be taken
 * back freely: whoever did either may have seen what was hidden.
 */
export async function keepResult(match: SavedPlay): Promise<void> {
  // Where the device does not take it, the try is looked at again when somebody asks how the day went.
  await keepTry(match).catch(() => undefined);
  const result = staysOut(match) ? undefined : await resultOf(match, momentNow());
  if (result === undefined) await forgetEnding(deviceStore, match.id);
  else await putOnRecord(result);
}
