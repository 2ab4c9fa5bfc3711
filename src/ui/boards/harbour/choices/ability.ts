import { LANDING_STAGES, playerBoardId } from '@/games/harbour/cards/player-boards';
import { can, playerBoardOf } from '@/games/harbour/state';
import type { HarbourBoard } from '../table/board';
import { isAsked } from './draft';

export type Ability = 'swapTokens' | 'transmute';

/** What the asked player can do once a turn beside moving the pawn. */
export function abilityOf({ view, actor }: Pick<HarbourBoard, 'view' | 'actor'>): Ability | undefined {
  if (actor === undefined || playerBoardOf(view, actor) < LANDING_STAGES) return undefined;
  if (can(view, actor, 'swapTokens')) return 'swapTokens';
  return can(view, actor, 'transmute') ? 'transmute' : undefined;
}

/** Whether the ability is open to the asked player now. */
export const mayUseAbility = (board: HarbourBoard): boolean =>
  isAsked(board) && abilityOf(board) !== undefined && board.moves.some(({ type }) => type === 'spend');

/** The name of the asked player's character. */
export const characterOf = ({ view, words, subject }: HarbourBoard): string =>
  words.boards[playerBoardId(Math.max(LANDING_STAGES, playerBoardOf(view, subject)))];
