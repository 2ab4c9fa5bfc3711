import { questionOf } from '@/games/harbour/asked';
import type { HarbourBoard } from '../table/board';
import { isAsked } from './draft';
import { isFirstStock } from './wanted';

/** Boards, the Noble's look and the first stock take the whole room between head and question: see `SetUp`. */
export function isSetUp({ view }: Pick<HarbourBoard, 'view'>): boolean {
  const question = questionOf(view);
  return question === 'board' || question === 'look' || isFirstStock(view, question);
}

/**
 * Whether whoever is asked chooses inside an action or uses an ability: the stage then stands where the places were, and
 * places are only to be looked at.
 */
export function isStaged(board: Pick<HarbourBoard, 'view' | 'actor' | 'past' | 'moves' | 'choice'>): boolean {
  if (!isAsked(board) || isSetUp(board)) return false;
  const question = questionOf(board.view);
  const drafting = board.choice !== undefined && 'moves' in board.choice;
  return drafting || (question !== 'go' && question !== undefined);
}
