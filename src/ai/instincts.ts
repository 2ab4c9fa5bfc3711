import type { AnyGame, Seat } from '@/engine/game';
import type { Random } from '@/engine/random';

/** What a game may teach search beyond its rules. All of it is optional: the rules alone already make a player. */
export interface Instincts<State, Move> {
  /** The legal moves worth a thought, in a fixed order; never empty where there are legal moves. */
  candidates?(state: State, seat: Seat): readonly Move[];
  /** A plausible move, found fast, for playing an imagined game to its end. */
  playoutMove?(state: State, seat: Seat, random: Random): Move;
  /** Lets the seat lose track of what others hold: changes an imagined world into one that a forgetful player fears. */
  forget?(state: State, seat: Seat, random: Random): void;
}

export type AnyInstincts = Instincts<unknown, unknown>;

const NONE: AnyInstincts = {};

/** A game carries its instincts beside the contract's methods. */
export function instinctsOf(game: AnyGame & { readonly instincts?: AnyInstincts }): AnyInstincts {
  return game.instincts ?? NONE;
}
