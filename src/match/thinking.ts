import { startThinking, ThinkingCancelled, type Thinking } from '@/ai';
import type { AnyGame } from '@/engine/game';
import type { MatchEnvironment } from './match';

/** Begins a thought after whatever waits: the tap before it is answered first. */
function soon(start: () => Thinking): Thinking {
  let cancel: () => void = () => undefined;
  const move = new Promise<unknown>((resolve, reject) => {
    const timer = setTimeout(() => {
      const thinking = start();
      cancel = thinking.cancel;
      thinking.move.then(resolve, reject);
    });
    cancel = () => {
      clearTimeout(timer);
      reject(new ThinkingCancelled());
    };
  });
  return { move, cancel: () => cancel() };
}

/** Bots of this game: each sees its own view, and the same position is thought about with the same dice. */
export function botsOf(game: AnyGame): MatchEnvironment['think'] {
  return (seat, { level }, play) =>
    soon(() =>
      startThinking({
        game,
        view: game.view(play.state, seat),
        seat,
        level,
        seed: play.seed,
        moveNumber: play.moves.length,
      }),
    );
}
