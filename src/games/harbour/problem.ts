import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import { ANSWERS, questionOf, type Question } from './asked';
import type { Part } from './cards/actions';
import { HIGHEST_SPACE } from './cards/limits';
import type { HarbourMove, MoveOf, MoveType } from './move';
import { moveKey, moveWithKey } from './move-key';
import { moves } from './moves';
import { harbourProblem } from './phrases';
import { purchaseProblem } from './refusals/purchase';
import { argumentOf, askedSeat, topOf, turnFrom } from './rules/frames';
import { isOccupied, isOnTable } from './rules/places';
import { canPurchase } from './rules/purchase';
import { can, currentAction, held, isOver, NONE, ownerOf, type Place, type Situation } from './state';
import { mayAct } from './waiting';

/** Why the move is not legal, in the player's terms; undefined if it is. */
export function problem(state: Situation, seat: Seat, move: HarbourMove): Problem | undefined {
  const question = questionOf(state);
  if (isOver(state) || question === undefined) return harbourProblem('gameOver', {});
  const known = moveWithKey(moveKey(move));
  if (known === undefined) return harbourProblem('notAMove', {});
  if (!mayAct(state, seat)) {
    if (question === 'board') return harbourProblem('boardAlreadyChosen', {});
    return harbourProblem('notYourDecision', { seat: askedSeat(state) });
  }
  if (moves(state, seat).includes(known)) return undefined;
  return explain(state, seat, known, question) ?? harbourProblem('notAsked', { question });
}

function explain(state: Situation, seat: Seat, move: HarbourMove, question: Question): Problem | undefined {
  const answers: readonly MoveType[] = ANSWERS[question];
  if (!answers.includes(move.type)) return whyNoPurchase(state, seat, move, question);
  switch (move.type) {
    case 'board':
      return harbourProblem('boardNotOffered', { board: move.board });
    case 'own':
      return harbourProblem('notLookedAt', { building: move.building });
    case 'go':
      return goProblem(state, seat, move.place);
    case 'gain':
      return question === 'double'
        ? harbourProblem('noneHeld', { good: move.good })
        : harbourProblem('notThisGood', { good: move.good });
    case 'pay':
    case 'give':
      return harbourProblem('noneHeld', { good: move.good });
    case 'spend':
      return spendProblem(state, seat, move, question);
    case 'turn':
      return turnProblem(state, seat, move, question);
    case 'take':
      return takeProblem(state, seat, move);
    case 'swap':
      return harbourProblem('notNeighbours', { a: move.a, b: move.b });
    case 'raise':
      return harbourProblem('alreadyHighest', { good: move.good, space: HIGHEST_SPACE });
    case 'replace':
      return state.display.includes(move.building)
        ? occupiedProblem(state, move.building)
        : harbourProblem('notInDisplay', { building: move.building });
    case 'fill':
      return harbourProblem('notShipped', { good: move.good });
    case 'keep':
      return harbourProblem('noneLeftToKeep', { good: move.good });
    case 'inland':
    case 'ship':
    case 'buy':
    case 'done':
      return purchaseProblem(state, seat, move, question);
    case 'later':
      return undefined;
  }
}

/** Where goods are asked for because no purchase is possible, a step of one is told why. */
function whyNoPurchase(
  state: Situation,
  seat: Seat,
  move: HarbourMove,
  question: Question,
): Problem | undefined {
  if (question !== 'pick' || (move.type !== 'ship' && move.type !== 'inland')) return undefined;
  const { join, parts } = currentAction(state);
  const offersPurchase = join !== 'then' && parts.some(({ part }) => part === 'buy');
  return offersPurchase && !canPurchase(state, seat)
    ? purchaseProblem(state, seat, move, question)
    : undefined;
}

function occupiedProblem(state: Situation, place: Place): Problem {
  return harbourProblem('occupied', { place, by: state.pawns.indexOf(place) });
}

/** HB-10, HB-11 */
function goProblem(state: Situation, seat: Seat, place: Place): Problem {
  if (!isOnTable(state, place)) return harbourProblem('notOnTable', { place });
  if (state.pawns[seat] === place) return harbourProblem('alreadyThere', { place });
  if (isOccupied(state, place) && !can(state, seat, 'enterOccupied')) return occupiedProblem(state, place);
  return harbourProblem('noGoodForFee', { place, owner: ownerOf(state, place) });
}

function spendProblem(
  state: Situation,
  seat: Seat,
  move: MoveOf<'spend'>,
  question: Question,
): Problem | undefined {
  const { good } = move;
  if (question === 'spend') {
    const { units } = currentAction(state).parts[0] as Extract<Part, { part: 'trade' }>;
    return harbourProblem('tooFew', { good, short: units - held(state, seat, good) });
  }
  if (!can(state, seat, 'transmute') && !can(state, seat, 'swapTokens')) return undefined;
  if (state.abilityUsed) return harbourProblem('abilityOncePerTurn', {});
  return held(state, seat, good) === 0
    ? harbourProblem('noneHeld', { good })
    : harbourProblem('nothingToTransmute', {});
}

function turnProblem(state: Situation, seat: Seat, move: MoveOf<'turn'>, question: Question): Problem {
  const { from } = move;
  const begun = question === 'turn' ? turnFrom(argumentOf(topOf(state))) : NONE;
  if (begun !== NONE && begun !== from) return harbourProblem('turnOneGood', { good: begun });
  const units = question === 'turn' ? 1 : 2;
  return harbourProblem('tooFew', { good: from, short: units - held(state, seat, from) });
}

function takeProblem(state: Situation, seat: Seat, move: MoveOf<'take'>): Problem {
  if (move.seat >= state.seats || move.seat === seat) return harbourProblem('takeFromOthers', {});
  return harbourProblem('hasNone', { seat: move.seat, good: move.good });
}
