import type { Outcome, Seat } from '@/engine/game';
import { gameOf, type GameId } from '@/games';
import { daysOf, type DayResult, type DayTry } from '@/storage/today';
import type { Played } from '../played';
import { wholeOf } from '../whole';
import { OWN_SEAT } from './day';

/** Who wins is first; behind come those with more points. */
export function dayResult({ scores, winners }: Outcome, seat: Seat): DayResult {
  const totalOf = (of: Seat) => scores.find((score) => score.seat === of)?.total ?? 0;
  const before = scores.filter(
    (score) => score.seat !== seat && (winners.includes(score.seat) || score.total > totalOf(seat)),
  );
  const place = winners.includes(seat) ? 1 : before.length + 1;
  return { points: totalOf(seat), place, of: scores.length };
}

/** Notes what came of a try at a deal of the day; nothing where the match is none, or goes on. */
export async function keepTry({ id, ...match }: Played & { readonly id: string }): Promise<void> {
  const { game } = match.table;
  const outcome = gameOf(game).outcome(wholeOf(match).play.state);
  if (outcome === undefined) return;
  const days = daysOf(game);
  const tries = await days.read();
  if (!tries.some((one) => one.id === id && one.result === undefined)) return;
  await days.add(id, { result: dayResult(outcome, OWN_SEAT) });
}

/** How a try stands: it goes on, or it was given up where its game is gone. */
export type Standing = 'none' | 'running' | 'left' | 'finished';

export interface DayStanding {
  readonly game: GameId;
  readonly day: string;
  readonly standing: Standing;
  readonly counted: DayTry | undefined;
}

export function standingOf(
  game: GameId,
  day: string,
  tries: readonly DayTry[],
  saved: ReadonlySet<string>,
): DayStanding {
  const counted = tries.find((one) => one.day === day);
  if (counted === undefined) return { game, day, standing: 'none', counted };
  if (counted.result !== undefined) return { game, day, standing: 'finished', counted };
  return { game, day, standing: saved.has(counted.id) ? 'running' : 'left', counted };
}
