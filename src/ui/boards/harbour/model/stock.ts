import type { Seat } from '@/engine/game';
import { KINDS, type Good } from '@/games/harbour/cards/goods';
import { HIGHEST_SPACE, LIMIT, LOWEST_SPACE } from '@/games/harbour/cards/limits';
import { LANDING_STAGES } from '@/games/harbour/cards/player-boards';
import { held, limitOf, playerBoardOf, spaceOf, type Situation } from '@/games/harbour/state';
import type { Prospect } from './prospect';

/** A good in the market and in somebody's stock, as it is and as it would be after what the player has in mind. */
export interface Holding {
  readonly good: Good;
  /** Of its token; 0 while that is off the market. */
  readonly space: number;
  readonly held: number;
  readonly then: number;
  readonly limit: number;
}

const ALL: readonly Good[] = Array.from({ length: KINDS }, (_, good) => good);
const SPACES: readonly number[] = Array.from(
  { length: HIGHEST_SPACE - LOWEST_SPACE + 1 },
  (_, at) => LOWEST_SPACE + at,
);

/** Goods as their tokens lie from space 2 to 5; those off the market stand where they will come back, from the left. */
export function marketOrder(view: Situation): readonly Good[] {
  const off = ALL.filter((good) => spaceOf(view, good) === 0);
  const free = SPACES.filter((space) => ALL.every((good) => spaceOf(view, good) !== space));
  return SPACES.map((space) => {
    const there = ALL.find((good) => spaceOf(view, good) === space);
    return there ?? off[free.indexOf(space)] ?? 0;
  });
}

/** What ships then: enough of it, and its token lies in the market. */
export const ships = ({ space, then }: Holding): boolean => space > 0 && then >= space;

export function holdingsOf(view: Situation, seat: Seat, prospect?: Prospect): readonly Holding[] {
  const limit = playerBoardOf(view, seat) < LANDING_STAGES ? LIMIT : limitOf(view, seat);
  const then = (good: Good) => (prospect?.seat === seat ? prospect.goods(good) : held(view, seat, good));
  return marketOrder(view).map((good) => ({
    good,
    space: spaceOf(view, good),
    held: held(view, seat, good),
    then: then(good),
    limit,
  }));
}
