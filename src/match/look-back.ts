import { startCurve, startMoments, type CurvePoint, type Moment, type Sliced } from '@/ai';
import type { AnyGame } from '@/engine/game';
import { gameOf } from '@/games';
import { Replay, type PastEyes } from './replay';
import { humansAt } from './table';
import { soon } from './thinking';
import type { Played } from './played';
import { wholeOf, type AnyPlay } from './whole';

/** How the game stood at each moment that may be looked back at, the first of them being `first`. */
export interface Curve {
  readonly first: number;
  readonly points: readonly CurvePoint[];
}

/** What was worked out for a position and a pair of eyes, until nobody holds that game any more. */
class Kept<Result> {
  private readonly results = new WeakMap<AnyPlay, Map<PastEyes, Result>>();

  /** Long work is done once for each, unless it is cancelled. */
  sliced(played: Played, eyes: PastEyes, start: () => Sliced<Result>): Sliced<Result> {
    const { play } = wholeOf(played);
    const known = this.results.get(play) ?? new Map<PastEyes, Result>();
    this.results.set(play, known);
    const before = known.get(eyes);
    if (before !== undefined) return { result: Promise.resolve(before), cancel: () => undefined };
    const { result, cancel } = soon(start);
    const keep = (found: Result) => {
      known.set(eyes, found);
      return found;
    };
    return { result: result.then(keep), cancel };
  }
}

const curves = new Kept<Curve>();
const moments = new Kept<readonly Moment[]>();

/**
 * Points and expected shares of the win, moment by moment. A finished game is judged with all hands open, whoever looks;
 * one that goes on by what these eyes saw and nothing else.
 */
export function curveIn(
  played: Played,
  eyes: PastEyes,
  game: AnyGame = gameOf(played.table.game),
): Sliced<Curve> {
  const replay = new Replay(played, game);
  if (!replay.over && eyes === 'everybody') throw new Error('hands lie open only after the end');
  const judge = replay.over ? 'everybody' : eyes;
  return curves.sliced(played, judge, () => {
    const { first, last } = replay;
    const viewAt = (moment: number) => replay.seenAt(first + moment, judge).view;
    const { result, cancel } = startCurve({ game, moments: last - first + 1, viewAt });
    return { result: result.then((points) => ({ first, points })), cancel };
  });
}

/** What mattered most to the people in a finished game; while it goes on, to whoever looks. */
export function momentsIn(
  played: Played,
  eyes: PastEyes,
  game: AnyGame = gameOf(played.table.game),
): Sliced<readonly Moment[]> {
  const { table, play } = wholeOf(played);
  const { over, first } = new Replay(played, game);
  const own = typeof eyes === 'number' ? [eyes] : [];
  const seats = over ? humansAt(table.seats) : own;
  return moments.sliced(played, over ? 'everybody' : eyes, () => startMoments({ game, play, seats, first }));
}
