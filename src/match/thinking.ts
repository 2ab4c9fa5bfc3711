import { startHint, startThinking, ThinkingCancelled, type Hint, type Sliced } from '@/ai';
import type { AnyGame, Seat } from '@/engine/game';
import { gameOf } from '@/games';
import { actorOf } from './stage';
import type { MatchEnvironment, MatchStatus } from './match';
import { wholeOf, type AnyPlay } from './whole';

/** Begins a thought after whatever waits: the tap before it is answered first. */
export function soon<Result>(start: () => Sliced<Result>): Sliced<Result> {
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
      return { result: thinking.moves, cancel: thinking.cancel };
    });
    return { moves: result, cancel };
  };
}

/** Who may be helped: whoever decides now, unless their hand lies covered, of which good advice would tell. */
export function mayHaveHint({ stage, asked }: MatchStatus): boolean {
  return actorOf(stage) === asked && !(stage.kind === 'covered' && stage.hides);
}

/** What hard would do in the place of the seat that decides, knowing what it knows. */
export function hintFor(match: MatchStatus): Sliced<Hint> {
  const { table, asked } = match;
  if (asked === undefined || !mayHaveHint(match)) throw new Error('nobody decides who may be helped');
  const { play } = wholeOf(match);
  return soon(() => startHint(decisionOf(gameOf(table.game), play, asked)));
}
