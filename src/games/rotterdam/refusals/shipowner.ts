import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import type { Raw } from '../cards/goods';
import { SHIPS_PER_SHIPOWNER } from '../cards/limits';
import type { Position } from '../cards/waterways';
import type { CargoSource } from '../move';
import { rotterdamProblem } from '../phrases';
import { hasRoom, hasUnit, nextPrice } from '../rules/raw-market';
import { canBuy, canLoadAnother, canSell, isCheapest, mayBeEmpty } from '../rules/shipowner';
import { playerAt, type RotterdamState } from '../state';
import { startProblem } from './start';

function roomProblem(state: RotterdamState, seat: Seat): Problem | undefined {
  return hasRoom(state, seat) ? undefined : rotterdamProblem('stockFull', {});
}

function freeUnitProblem(state: RotterdamState, raw: Raw): Problem | undefined {
  if (state.action.freeTaken) return rotterdamProblem('freeTaken', {});
  if (!hasUnit(state, raw)) return rotterdamProblem('rawSoldOut', { raw });
  return isCheapest(state, raw) ? undefined : rotterdamProblem('notCheapest', { raw });
}

function purchaseProblem(state: RotterdamState, seat: Seat, raw: Raw): Problem | undefined {
  if (canBuy(state, seat, raw)) return undefined;
  if (!hasUnit(state, raw)) return rotterdamProblem('rawSoldOut', { raw });
  const price = nextPrice(state, raw);
  const { money } = playerAt(state, seat);
  return price > money
    ? rotterdamProblem('tooDear', { price, money })
    : rotterdamProblem('rawSoldBefore', { raw });
}

export function freeProblem(state: RotterdamState, seat: Seat, raw: Raw): Problem | undefined {
  return freeUnitProblem(state, raw) ?? roomProblem(state, seat);
}

export function buyRawProblem(state: RotterdamState, seat: Seat, raw: Raw): Problem | undefined {
  return purchaseProblem(state, seat, raw) ?? roomProblem(state, seat);
}

export function sellRawProblem(state: RotterdamState, seat: Seat, raw: Raw): Problem | undefined {
  if (canSell(state, seat, raw)) return undefined;
  return playerAt(state, seat).stock[raw] === 0
    ? rotterdamProblem('notInStock', { raw })
    : rotterdamProblem('rawBoughtBefore', { raw });
}

export function placeProblem(state: RotterdamState, seat: Seat, at: Position): Problem | undefined {
  if (state.action.placed === SHIPS_PER_SHIPOWNER) return rotterdamProblem('shipsPlaced', {});
  if (playerAt(state, seat).ships === 0) return rotterdamProblem('noShipInHand', {});
  return (
    startProblem(state, at) ??
    (canLoadAnother(state, seat) ? undefined : rotterdamProblem('secondEmptyShip', {}))
  );
}

export function loadProblem(
  state: RotterdamState,
  seat: Seat,
  from: CargoSource,
  raw: Raw,
): Problem | undefined {
  if (from === 'free') return freeUnitProblem(state, raw);
  if (from === 'market') return purchaseProblem(state, seat, raw);
  return playerAt(state, seat).stock[raw] === 0 ? rotterdamProblem('notInStock', { raw }) : undefined;
}

export function emptyProblem(state: RotterdamState): Problem | undefined {
  return mayBeEmpty(state) ? undefined : rotterdamProblem('secondEmptyShip', {});
}
