import { questionOf } from '@/games/harbour/asked';
import type { HarbourBoard } from '../table/board';

interface AskedWords {
  readonly question: string;
  /** What the player's thought would lead to. */
  readonly explained?: string | undefined;
}

/** What is asked, in words for whoever reads it; `short` where there is little room. */
export function askedWords(board: HarbourBoard, short: boolean): AskedWords {
  const { view, words, shared, asked, actor } = board;
  const question = questionOf(view);
  if (question === undefined || asked === undefined) return { question: shared.over };
  const words_ = words.questions[question];
  return { question: short || asked === actor ? words_ : `${board.name(asked)}: ${words_}` };
}
