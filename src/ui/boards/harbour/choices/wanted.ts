import { currentAction, type Situation } from '@/games/harbour/state';
import {
  argumentOf,
  giftReason,
  giftUnits,
  pickDifferent,
  pickLeft,
  spendLeft,
  topOf,
  type Reason,
} from '@/games/harbour/rules/frames';
import type { Question } from '@/games/harbour/asked';
import type { Draft } from './draft';

/** Why somebody gains goods of their choice; undefined where nobody does. */
export const reasonOf = (view: Situation, question: Question | undefined): Reason | undefined =>
  question === 'gift' ? giftReason(argumentOf(topOf(view))) : undefined;

export const isFirstStock = (view: Situation, question: Question | undefined): boolean =>
  reasonOf(view, question) === 'stock';

/** Whether each good of the choice has to be another one. */
export function isDifferent(view: Situation, question: Question): boolean {
  if (question === 'pick') return pickDifferent(argumentOf(topOf(view)));
  const [part] = question === 'goodsOrPurchase' ? currentAction(view).parts : [];
  return part?.part === 'gain' && part.different;
}

/** How many answers the open pass still wants. */
function leftOf({ pass, ahead: { state } }: Draft): number {
  const argument = argumentOf(topOf(state));
  switch (pass) {
    case 'gift':
      return giftUnits(argument);
    case 'pick':
      return pickLeft(argument);
    case 'spend':
      return spendLeft(argument);
    case 'goodsOrPurchase': {
      const [part] = currentAction(state).parts;
      return part?.part === 'gain' ? Math.max(1, part.any) : 1;
    }
    case undefined:
      return 0;
    default:
      return 1;
  }
}

/** How many goods of the open or the last pass are chosen, of how many. */
export function wantedIn(draft: Draft): {
  readonly chosen: number;
  readonly of: number;
  readonly left: number;
} {
  const left = leftOf(draft);
  const type = draft.pass === 'spend' ? 'spend' : 'gain';
  const chosen = draft.moves.filter((move) => move.type === type).length;
  return { chosen, of: chosen + left, left };
}
