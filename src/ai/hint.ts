import type { Phrase } from '@/engine/phrase';
import type { Clock } from './clock';
import { gainOf, type Gain } from './gain';
import { searchFor, type Request } from './request';
import type { Considered, Course, Search } from './search';
import { inSlices, type Sliced } from './slices';

/** What hard would do in somebody's place, and why. */
export interface Hint {
  /** The move to make, after whatever only prepares it. */
  readonly moves: Course;
  readonly says: Phrase;
  /** What that only prepares, where it does. */
  readonly then: Phrase | undefined;
  /** What speaks for the move by itself; undefined where the point is what the others lose by it. */
  readonly reason: Phrase | undefined;
  /** What it is expected to earn over another move; undefined where there is no other worth a thought. */
  readonly gain: (Gain & { readonly over: Phrase }) | undefined;
}

export type HintRequest = Omit<Request, 'level'> & { readonly clock?: Clock };

/** What a move is measured by: doing nothing where that is possible, else the move that came closest. */
function measureFor(request: HintRequest, [best, ...others]: readonly Considered[]): Considered | undefined {
  const { instincts: { isIdle } = {} } = request.game;
  const tried = others.filter(({ visits }) => visits > 0);
  if (best === undefined || isIdle?.(best.move) === true) return tried[0];
  return tried.find(({ move }) => isIdle?.(move)) ?? tried[0];
}

function hintFrom(request: HintRequest, search: Search): Hint {
  const { game, view, seat } = request;
  const moves = search.course();
  const considered = search.considered();
  const best = considered[0];
  const goal = moves.at(-1);
  const measure = measureFor(request, considered);
  const gain = best && measure && { ...gainOf(best, measure), over: game.describe(measure.move, view) };
  return {
    moves,
    says: game.describe(moves[0], view),
    then: moves.length === 1 ? undefined : game.describe(goal, view),
    reason: gain?.in === 'lead' ? undefined : game.instincts?.reason?.(view, seat, goal),
    gain,
  };
}

/** Thinks as hard does, about the same worlds, and tells what it found. */
export function startHint(request: HintRequest): Sliced<Hint> {
  const { search, manner } = searchFor({ ...request, level: 'hard' }, { countsPoints: true });
  return inSlices(
    search.work(() => hintFrom(request, search)),
    { milliseconds: manner.milliseconds, clock: request.clock },
  );
}
