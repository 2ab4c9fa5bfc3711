import type { AnyGame, Outcome, Seat } from '@/engine/game';
import { recordOf, replay } from '@/engine/record';
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

/** What these seats earned in a finished game, by playing it again. */
export function earnedIn(
  game: AnyGame,
  { play, outcome, seats }: { play: AnyPlay; outcome: Outcome; seats: readonly MatchSeat[] },
): (seat: Seat) => readonly string[] {
  const watches = seats.map((_, seat) => game.achievements?.watch(seat));
  let before: unknown;
  const goOn = (state: unknown): void => {
    before = game.clone(state);
  };
  replay(
    game,
    recordOf(game, play),
    (number, _events, state) => {
      const played = play.moves[number];
      if (played !== undefined) for (const watch of watches) watch?.see({ ...played, before, after: state });
      goOn(state);
    },
    goOn,
  );
  return (seat) => [
    ...(outcome.winners.includes(seat) ? earnedByWinning(seats) : []),
    ...(watches[seat]?.end(play.state, outcome) ?? []),
  ];
}
