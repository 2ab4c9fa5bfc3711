import type { AnyGame } from '@/engine/game';
import type { Considered } from '@/ai/search';
import type { PuzzleStep } from '@/match/puzzles/puzzle';

/* What makes a position a puzzle. These figures were fixed before the first game was looked at. */

/** So many moves have to be worth a thought. */
const LEAST_CHOICE = 3;
/** The best move brings so much more of the win than the next: about a point and a half in a close game. */
export const CLEAR = 0.05;
/** A glance judges roughly: what is not half as clear there is not looked at again. */
export const WORTH_A_LOOK = 0.5 * CLEAR;

/** So many imagined games for each look: at every decision, then at the few that are left. */
export const GLANCE = 400;
export const CLOSER = 1_500;
/** As many as hard has; with dice of their own, so often. */
export const CONFIRMING = 3_000;
export const CONFIRMATIONS = 3;
/** Four times what hard has. */
export const DEEPER = 12_000;

/** A level finds a move that it finds so often of so many times. */
export const TRIES = 5;
const FOUND_OF_TRIES = 4;

export interface Verdict {
  readonly best: Considered;
  readonly next: Considered;
  /** By how much the best is better than any other that was thought about. */
  readonly gap: number;
}

/** What a look at a decision came to; undefined where there is no choice worth the name. */
export function verdictOf(considered: readonly Considered[]): Verdict | undefined {
  const tried = considered.filter(({ visits }) => visits > 0);
  const [best, ...others] = tried;
  if (best === undefined || tried.length < LEAST_CHOICE) return undefined;
  const next = others.reduce((a, b) => (b.value > a.value ? b : a));
  return { best, next, gap: best.value - next.value };
}

/** Whether a look shows this move to be the best by so much. */
export function shows(
  game: AnyGame,
  verdict: Verdict | undefined,
  move: unknown,
  by: number,
): verdict is Verdict {
  return verdict !== undefined && verdict.gap >= by && game.moveKey(verdict.best.move) === game.moveKey(move);
}

/** How hard a puzzle is, by how often easy and medium find its answer. */
export function stepOf({ easy, medium }: { readonly easy: number; readonly medium: number }): PuzzleStep {
  if (easy >= FOUND_OF_TRIES) return 1;
  return medium >= FOUND_OF_TRIES ? 2 : 3;
}
