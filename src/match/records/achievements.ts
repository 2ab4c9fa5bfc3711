import { inSlices, type Clock, type Sliced, type Work } from '@/ai';
import type { AnyGame, Outcome, Seat } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import { begin, carryOut } from '@/engine/play';
import { gameOf, type GameId } from '@/games';
import type { MatchSeat } from '../table';
import type { AnyPlay } from '../whole';

/** What can be earned in every game. */
const IN_EVERY_GAME = ['firstWin', 'hardBot'] as const;

/** Everything that can be earned in this game, in the order in which it is shown. */
export function achievementIds(game: GameId): readonly string[] {
  return [...IN_EVERY_GAME, ...(gameOf(game).achievements?.ids ?? [])];
}

function earnedByWinning(seats: readonly MatchSeat[]): readonly string[] {
  const hard = seats.some((seat) => seat.kind === 'bot' && seat.level === 'hard');
  return hard ? IN_EVERY_GAME : ['firstWin'];
}

/** A game that is over, and who sat at it. */
export interface Finished {
  readonly play: AnyPlay;
  readonly outcome: Outcome;
  readonly seats: readonly MatchSeat[];
}

/** What each seat earned. */
type Earned = (seat: Seat) => readonly string[];

/** Plays a finished game again, a move at each step, and sees what these seats earn. */
class Watching implements Work<Earned> {
  private readonly watches;
  private readonly state: unknown;
  private before: unknown;
  private made = 0;

  constructor(
    private readonly game: AnyGame,
    private readonly finished: Finished,
  ) {
    const start = begin(game, finished.play);
    if (isProblem(start)) throw new Error(`a played game does not begin: ${start.problem}`);
    this.watches = finished.seats.map((_, seat) => game.achievements?.watch(seat));
    this.state = start.state;
    this.before = game.clone(start.state);
  }

  get isDone(): boolean {
    return this.made >= this.finished.play.moves.length;
  }

  step(): void {
    const { game, state, before, finished } = this;
    const played = finished.play.moves[this.made];
    if (played === undefined) return;
    carryOut(game, state, finished.play, this.made, played);
    for (const watch of this.watches) watch?.see({ ...played, before, after: state });
    this.before = game.clone(state);
    this.made += 1;
  }

  result(): Earned {
    const { outcome, seats, play } = this.finished;
    return (seat) => [
      ...(outcome.winners.includes(seat) ? earnedByWinning(seats) : []),
      ...(this.watches[seat]?.end(play.state, outcome) ?? []),
    ];
  }
}

/** What these seats earned in a finished game, by playing it again: long games take longer than a frame may. */
export const startEarned = (game: AnyGame, finished: Finished, clock?: Clock): Sliced<Earned> =>
  inSlices(new Watching(game, finished), { milliseconds: Infinity, clock });
