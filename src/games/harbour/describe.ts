import type { Phrase } from '@/engine/phrase';
import { questionOf } from './asked';
import type { Part } from './cards/actions';
import { PRICE } from './cards/buildings';
import type { Good } from './cards/goods';
import { INLAND_PRICE } from './cards/limits';
import type { HarbourMove } from './move';
import { harbourPhrase } from './phrases';
import { argumentOf, DOUBLE, kindOf, PICK, pickEach, topOf, TRANSMUTE } from './rules/frames';
import { leftmostFree } from './rules/market';
import { paidFor } from './rules/purchase';
import { currentAction, feeAt, held, ownerOf, type Situation } from './state';
import type { HarbourView } from './view';

/** How many units a choice of this good brings. */
function unitsGained(state: Situation, good: Good): number {
  const top = topOf(state);
  const [part] = kindOf(top) === DOUBLE ? currentAction(state).parts : [];
  if (part?.part === 'double') return Math.min(part.most, held(state, state.active, good));
  return kindOf(top) === PICK ? pickEach(argumentOf(top)) : 1;
}

function unitsSpent(state: Situation): number {
  const part: Part | undefined = questionOf(state) === 'spend' ? currentAction(state).parts[0] : undefined;
  return part?.part === 'trade' ? part.units : 1;
}

/** The move as its button says it: what it does and what it costs or earns. */
export function describe(move: HarbourMove, view: HarbourView): Phrase {
  const { active } = view;
  switch (move.type) {
    case 'board':
      return harbourPhrase('chooseBoard', { board: move.board });
    case 'own':
      return harbourPhrase('ownFree', { building: move.building });
    case 'gain':
      return harbourPhrase('gain', { good: move.good, units: unitsGained(view, move.good) });
    case 'go': {
      const { place } = move;
      const owner = ownerOf(view, place);
      return harbourPhrase('go', { place, owner, own: owner === active, fee: feeAt(view, active, place) });
    }
    case 'pay':
      return harbourPhrase('payFee', { good: move.good, owner: view.fee });
    case 'later':
      return harbourPhrase('payLater', {});
    case 'spend':
      return harbourPhrase('spend', { good: move.good, units: unitsSpent(view) });
    case 'turn': {
      const units = kindOf(topOf(view)) === TRANSMUTE ? 2 : 1;
      return harbourPhrase('turn', { from: move.from, to: move.to, units });
    }
    case 'give':
      return harbourPhrase('give', { good: move.good, to: active });
    case 'take':
      return harbourPhrase('take', { good: move.good, from: move.seat });
    case 'swap':
      return harbourPhrase('swap', { a: move.a, b: move.b });
    case 'raise':
      return harbourPhrase('raise', { good: move.good });
    case 'replace':
      return harbourPhrase('replace', { building: move.building });
    case 'inland':
      return harbourPhrase('sellInland', { money: INLAND_PRICE });
    case 'ship': {
      const { good } = move;
      return harbourPhrase('ship', {
        good,
        units: held(view, active, good),
        money: paidFor(view, active, good),
      });
    }
    case 'buy':
      return harbourPhrase('buy', { building: move.building, price: PRICE[move.building] as number });
    case 'fill':
      return harbourPhrase('fill', { good: move.good, space: leftmostFree(view) });
    case 'keep':
      return harbourPhrase('keep', { good: move.good });
    case 'done':
      return harbourPhrase('done', { question: questionOf(view) ?? 'abilityOrEnd' });
  }
}
