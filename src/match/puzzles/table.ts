import type { Seat } from '@/engine/game';
import type { GameId } from '@/games';
import type { MatchTable } from '../table';

interface Seated {
  readonly game: GameId;
  readonly options: unknown;
  readonly seats: number;
  /** Where the solver sits. */
  readonly seat: Seat;
}

/** The table of a puzzle: whoever solves it, and others who only make the moves that are written. */
export const puzzleTable = (
  { game, options, seats, seat: solver }: Seated,
  nameOf: (seat: Seat) => string,
  houseOf: (seat: Seat) => string = String,
): MatchTable => ({
  game,
  seats: Array.from({ length: seats }, (_, seat) => {
    const called = { name: nameOf(seat), house: houseOf(seat) };
    return seat === solver ? { kind: 'human', ...called } : { kind: 'bot', ...called, level: 'hard' };
  }),
  options,
  houseRules: { takeBack: false, openHands: false },
});
