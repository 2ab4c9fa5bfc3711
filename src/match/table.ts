import type { Seat } from '@/engine/game';
import type { GameId } from '@/games';
import { LEVELS, type Level } from '@/ai';

/** Somebody at the table. The house is the flag's device; what it looks like is the screen's business. */
export type MatchSeat =
  | { readonly kind: 'human'; readonly name: string; readonly house: string }
  | { readonly kind: 'bot'; readonly name: string; readonly house: string; readonly level: Level };

/** Who sits at a place: a person, or a bot of this level. Codes of deals count along this list: a new one comes last. */
export const SEAT_KINDS = ['human', ...LEVELS] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** What the people at the table agreed on beside the rules. */
export interface HouseRules {
  /** Moves may be taken back where that is honest. */
  readonly takeBack: boolean;
  /** Alone against bots: one's own last decision may be taken back whatever came after it. */
  readonly freely?: boolean | undefined;
  /** Everybody may see every hand: for families, without curtains. */
  readonly openHands: boolean;
}

/** A table as it is set before the first move. */
export interface MatchTable {
  readonly game: GameId;
  readonly seats: readonly MatchSeat[];
  readonly options: unknown;
  readonly houseRules: HouseRules;
}

/** Whether this table goes back to a person's last decision however many bots have moved since; such games set no records. */
export function takesBackFreely({ seats, houseRules }: Pick<MatchTable, 'seats' | 'houseRules'>): boolean {
  return houseRules.takeBack && houseRules.freely === true && humansAt(seats).length === 1;
}

export function humansAt(seats: readonly MatchSeat[]): readonly Seat[] {
  return seats.flatMap((seat, at) => (seat.kind === 'human' ? [at] : []));
}

export function kindsAt(seats: readonly MatchSeat[]): readonly SeatKind[] {
  return seats.map((seat) => (seat.kind === 'human' ? seat.kind : seat.level));
}
