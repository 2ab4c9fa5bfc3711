import type { BoardProps } from '../../board';

/** A choice that is closed: a touch on it says why, and leads to the rule behind that. */
export interface Refusal {
  /** What was touched, as it is read aloud. */
  readonly what: string;
  readonly why: string;
  /** The paragraph of the rules that says so, where there is one. */
  readonly rule: string | undefined;
}

/** The sheet that tells it: every table has it beside its own. */
export interface RefusalSheet extends Refusal {
  readonly of: 'refusal';
}

interface Explains {
  explain(refusal: Refusal): void;
}

/** What a touch does on what is closed; nothing where nothing is against it. */
export const explaining = (
  { explain }: Explains,
  { why, ...refusal }: Omit<Refusal, 'why'> & { readonly why: string | undefined },
): (() => void) | undefined => (why === undefined ? undefined : () => explain({ ...refusal, why }));

/** The same on what would make this move. */
export const refusing = <Move>(
  board: Explains & Pick<BoardProps<unknown, Move>, 'whyNot' | 'ruleAgainst'>,
  what: string,
  move: Move,
): (() => void) | undefined =>
  explaining(board, { what, why: board.whyNot(move), rule: board.ruleAgainst(move) });
