import { speakProblem, type Problem } from '@/engine/phrase';
import { rotterdamPhrases } from '@/games/rotterdam/phrases';
import { ON_PROBLEM } from '../rules/links';
import type { RotterdamBoard } from '../table/board';

/** Why the rules refuse something, in words. */
export function refusalOf(
  { language, name }: Pick<RotterdamBoard, 'language' | 'name'>,
  problem: Problem,
): string {
  return speakProblem(rotterdamPhrases, language, problem, { seat: name });
}

/** The same where there may be nothing against it. */
export const whyWords = (
  board: Pick<RotterdamBoard, 'language' | 'name'>,
  problem: Problem | undefined,
): string | undefined => problem && refusalOf(board, problem);

const RULES: Readonly<Partial<Record<string, string>>> = ON_PROBLEM;

/** The paragraph of the rules that says so, where there is one. */
export const ruleBehind = (problem: Problem | undefined): string | undefined =>
  problem && RULES[problem.problem];
