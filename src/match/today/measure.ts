import { inSlices, STRONGEST, wholeGame, type Sliced, type Work } from '@/ai';
import type { Outcome } from '@/engine/game';
import { gameOf, type GameId } from '@/games';
import type { DayResult } from '@/storage/today';
import { dealOfDay, OWN_SEAT, type Day } from './day';
import { dayResult } from './tries';

/** Whose play a try is compared with. */
export const MEASURE = STRONGEST;

/** Games under way, so that whoever leaves the screen and comes back need not wait for all of it again. */
const underWay = new Map<string, Work<Outcome | undefined>>();

function begun(game: GameId, day: Day): Work<Outcome | undefined> {
  const { seed, options, seats } = dealOfDay(game, day);
  const levels = seats.map((kind) => (kind === 'human' ? MEASURE : kind));
  return wholeGame({ game: gameOf(game), seed, options, levels });
}

/** How the strongest bot does in the person's place, against the same bots with the same cards. */
export function startMeasure(game: GameId, day: Day): Sliced<DayResult | undefined> {
  const key = `${game} ${day}`;
  const work = underWay.get(key) ?? begun(game, day);
  underWay.set(key, work);
  const { result, cancel } = inSlices(work, { milliseconds: Infinity });
  return {
    result: result.then((outcome) => {
      underWay.delete(key);
      return outcome && dayResult(outcome, OWN_SEAT);
    }),
    cancel,
  };
}
