import type { AnyGame } from '@/engine/game';
import { recordOf, replay } from '@/engine/record';
import type { AnyPlay } from '@/match/match';

/** What the open table showed after each round, first to last, by playing the record again. */
export function viewsByRound(game: AnyGame, play: AnyPlay): readonly unknown[] {
  const views: unknown[] = [];
  let round = 1;
  replay(game, recordOf(game, play), (_number, _events, state) => {
    const now = game.round(state);
    if (now === round) return;
    round = now;
    views.push(game.view(state, 'table'));
  });
  return [...views, game.view(play.state, 'table')];
}
