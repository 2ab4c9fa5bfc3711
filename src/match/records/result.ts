import { isTurned } from '@/engine/future';
import { gameOf } from '@/games';
import type { GameResult } from '@/storage/records';
import type { MatchStatus } from '../match';
import { wholeOf } from '../whole';
import { earnedIn } from './achievements';
import { putOnRecord } from './unrecorded';

/** What goes on record of a match: who played, the final scores, what was earned. Undefined while it goes on. */
export function resultOf(match: MatchStatus, ended: number): GameResult | undefined {
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

/**
 * Puts a match on record that has just ended, unless it was played on from the middle of another: whoever did that may
 * have seen everybody's hand.
 */
export async function keepResult(match: MatchStatus): Promise<void> {
  if (isTurned(wholeOf(match).play.seed)) return;
  const result = resultOf(match, Date.now());
  if (result !== undefined) await putOnRecord(result);
}
