import {
  startHint,
  startMoments,
  startThinking,
  ThinkingCancelled,
  type Hint,
  type Moment,
  type Sliced,
} from '@/ai';
import type { AnyGame, Seat } from '@/engine/game';
import type { AnyPlay, MatchEnvironment } from './match';

/** Begins a thought after whatever waits: the tap before it is answered first. */
function soon<Result>(start: () => Sliced<Result>): Sliced<Result> {
  let cancel: () => void = () => undefined;
  const result = new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(() => {
      try {
        const thinking = start();
        cancel = thinking.cancel;
        thinking.result.then(resolve, reject);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    cancel = () => {
      clearTimeout(timer);
      reject(new ThinkingCancelled());
    };
  });
  return { result, cancel: () => cancel() };
}

/** A decision as the seat sees it; the same position is thought about with the same dice. */
const decisionOf = (game: AnyGame, play: AnyPlay, seat: Seat) => ({
  game,
  view: game.view(play.state, seat),
  seat,
  seed: play.seed,
  moveNumber: play.moves.length,
});

/** Bots of this game: each sees its own view. */
export function botsOf(game: AnyGame): MatchEnvironment['think'] {
  return (seat, { level }, play) => {
    const { result, cancel } = soon(() => {
      const thinking = startThinking({ ...decisionOf(game, play, seat), level });
      return { result: thinking.move, cancel: thinking.cancel };
    });
    return { move: result, cancel };
  };
}

/** What hard would do in the place of the seat that decides, knowing what it knows. */
export function hintFor(game: AnyGame, play: AnyPlay, seat: Seat): Sliced<Hint> {
  return soon(() => startHint(decisionOf(game, play, seat)));
}

/** What mattered most to these seats in a finished game. */
export function momentsIn(game: AnyGame, play: AnyPlay, seats: readonly Seat[]): Sliced<readonly Moment[]> {
  return soon(() => startMoments({ game, play, seats }));
}
