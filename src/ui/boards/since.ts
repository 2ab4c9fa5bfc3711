import type { GameEvent } from '@/engine/events';
import type { Viewer } from '@/engine/game';
import { gameOf } from '@/games';
import { memoryOf } from '@/match/log';
import type { MatchSnapshot } from '@/match/match';
import { seenBy } from '@/match/replay';

/** Nobody reads further back; the log does. */
const AT_MOST = 5;

type Told = Pick<MatchSnapshot, 'table' | 'play' | 'log' | 'happened'>;

/**
 * What came between the viewer's own last move and the last one, a move each, as the viewer's log tells it; without a
 * last move of this sitting, all that came since.
 */
export function sinceOwnMove(
  { table, play, log, happened }: Told,
  viewer: Viewer,
): readonly (readonly GameEvent[])[] {
  const game = gameOf(table.game);
  const own = log.findLastIndex(({ seat }) => seat === viewer);
  return log
    .slice(own + 1, happened?.number)
    .slice(-AT_MOST)
    .map((entry) => seenBy(entry.events, viewer, memoryOf(game, play, entry)));
}
