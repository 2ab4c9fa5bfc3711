import { STEPS, type PuzzleStep } from '@/match/puzzles/puzzle';

interface Choosable {
  /** Of which game it is. */
  readonly number: number;
  readonly step: PuzzleStep;
  /** What kind of answer it has. */
  readonly kind: string;
  readonly gap: number;
}

/** So many of each step, of one game at most so many: a book is to surprise. */
export const EACH = 8;
export const OF_ONE_GAME = 2;

/**
 * Of all that was found, as many of each step as a book has, of as many kinds as there are; among those of a kind the
 * clearest. The same of the same, in whichever order they were found.
 */
export function chosen<Found extends Choosable>(found: readonly Found[]): readonly Found[] {
  const ofGame = new Map<number, number>();
  // The hardest are the rarest: they choose first.
  const pickedOf = STEPS.toReversed().map((step) => {
    const left = found
      .filter((one) => one.step === step)
      .sort((a, b) => b.gap - a.gap || a.number - b.number);
    const kinds = new Map<string, number>();
    const picked: Found[] = [];
    while (picked.length < EACH) {
      const fitting = left.filter(
        (one) => !picked.includes(one) && (ofGame.get(one.number) ?? 0) < OF_ONE_GAME,
      );
      const often = (one: Found) => kinds.get(one.kind) ?? 0;
      const rarest = Math.min(...fitting.map(often));
      const next = fitting.find((one) => often(one) === rarest);
      if (next === undefined) break;
      picked.push(next);
      kinds.set(next.kind, often(next) + 1);
      ofGame.set(next.number, (ofGame.get(next.number) ?? 0) + 1);
    }
    return picked;
  });
  return pickedOf.toReversed().flat();
}
