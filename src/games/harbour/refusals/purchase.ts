import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import type { Question } from '../asked';
import { NO_PRICE, PRICE, type Building } from '../cards/buildings';
import { KINDS, type Good } from '../cards/goods';
import type { HarbourMove } from '../move';
import { harbourProblem } from '../phrases';
import { besidesMoney, buyPart, moneyShort } from '../rules/purchase';
import { held, heldMask, NONE, spaceOf, type Situation } from '../state';

type PurchaseMove = Extract<HarbourMove, { type: 'inland' | 'ship' | 'buy' | 'done' }>;

/** Why a step of a purchase is not possible; each step must leave a way to finish with a building. */
export function purchaseProblem(
  state: Situation,
  seat: Seat,
  move: PurchaseMove,
  question: Question,
): Problem | undefined {
  switch (move.type) {
    case 'inland':
      return inlandProblem(state, seat);
    case 'ship':
      return shipProblem(state, seat, move.good);
    case 'buy':
      return buyProblem(state, seat, move.building, question);
    case 'done':
      if (question === 'ship') return harbourProblem('mustBuy', {});
      return question === 'keep' ? harbourProblem('keepOneForFee', { owner: state.fee }) : undefined;
  }
}

/** HB-40 */
function inlandProblem(state: Situation, seat: Seat): Problem {
  if (!state.inlandTraders) return harbourProblem('noInlandTraders', {});
  if (state.soldInland) return harbourProblem('inlandOnce', {});
  if (state.shipped !== 0) return harbourProblem('inlandBeforeShipping', {});
  if (heldMask(state, seat, 1) !== (1 << KINDS) - 1) return harbourProblem('inlandNeedsEach', {});
  return unfinishable(state, seat, NONE, 1);
}

/** HB-21 */
function shipProblem(state: Situation, seat: Seat, good: Good): Problem {
  if ((state.shipped >> good) & 1) return harbourProblem('alreadyShipped', { good });
  const short = spaceOf(state, good) - held(state, seat, good);
  if (short > 0) return harbourProblem('tooFewToShip', { good, short });
  return unfinishable(state, seat, good, 0);
}

/** Nothing can be bought at the end, for want of money or because the fee would go unpaid. */
function unfinishable(state: Situation, seat: Seat, first: number, sold: 0 | 1): Problem {
  const short = moneyShort(state, seat, first, sold);
  if (short === Infinity) return harbourProblem('nothingToShip', {});
  return short > 0
    ? harbourProblem('nothingAffordable', { short })
    : harbourProblem('keepOneForFee', { owner: state.fee });
}

/** HB-20 */
function buyProblem(state: Situation, seat: Seat, building: Building, question: Question): Problem {
  if (!state.display.includes(building)) return harbourProblem('notInDisplay', { building });
  const price = PRICE[building] as number;
  if (price === NO_PRICE) return harbourProblem('noPrice', { building });
  if (state.shipped === 0) return harbourProblem('shipFirst', {});
  const money =
    question === 'buyMore' ? state.money : state.money + besidesMoney(state, seat, buyPart(state));
  if (price > money) return harbourProblem('tooDear', { building, short: price - money });
  return harbourProblem('keepOneForFee', { owner: state.fee });
}
