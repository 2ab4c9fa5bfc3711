/** What a move means for a game's economy: its kind, and what flows by it (dollars, cards). */
export interface Meaning {
  readonly kind: string;
  readonly flows?: Readonly<Record<string, number>>;
}

/** A piece that a move takes; what it takes is then told instead of the moves. */
export interface Piece {
  readonly id: number;
  /** Pieces of one name are told together. */
  readonly name: string;
  readonly group: string;
}

/** Something that a seat had at the end of the game. */
export interface Holding {
  readonly group: string;
  readonly name: string;
  readonly seat: number;
}

/** How far the leader has got, and which steps of it are worth telling the round of. */
export interface Course<State> {
  readonly what: string;
  readonly steps: readonly number[];
  progress(state: State): number;
}

/** What the balance of a game is told by, beside what all games are told by. Everything but the meaning is optional. */
export interface Economy<State, Move> {
  /** The options that are played with unless others are named. */
  readonly options?: unknown;
  meaning(move: Move): Meaning;
  piece?(move: Move): Piece | undefined;
  readonly course?: Course<State>;
  holdings?(state: State): readonly Holding[];
}

export type AnyEconomy = Economy<unknown, unknown>;
