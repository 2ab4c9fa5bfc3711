import type { Seat } from '@/engine/game';
import { KINDS, type Good } from './cards/goods';
import { HIGHEST_SPACE, LOWEST_SPACE } from './cards/limits';
import {
  gainByTrade,
  harvestAt,
  netHarvestAt,
  roomFor,
  shipments,
  total,
  type Trade,
} from './instincts-harvest';
import type { HarbourMove, MoveOf } from './move';
import { DONE, swapOf, type Moves } from './offers';
import {
  argumentOf,
  exchangeUnits,
  kindOf,
  PICK,
  pickEach,
  SPEND,
  spendSpent,
  topOf,
  TRANSMUTE,
} from './rules/frames';
import { goodOn } from './rules/market';
import { TRANSMUTED } from './rules/trading';
import { can, currentAction, feeAt, held, NONE, type Place, type Situation } from './state';

/** What would be spent or exchanged for nothing: goods that no stock has room for, swaps that no goods in hand feel. */

/** The situation once a unit of this good is paid. */
function without(state: Situation, seat: Seat, good: Good): Situation {
  const goods = state.goods.slice();
  goods[seat * KINDS + good] = held(state, seat, good) - 1;
  return { ...state, goods };
}

/** Buildings in which something happens that the fee does not take again, unless there is none. */
export function worthEntering(state: Situation, seat: Seat, legal: Moves): Moves {
  const isWorth = (move: HarbourMove): boolean =>
    move.type === 'go' && netHarvestAt(state, seat, move.place) > 0;
  return legal.some(isWorth) ? legal.filter((move) => move.type !== 'go' || isWorth(move)) : legal;
}

/** A fee is not paid with what the action needs. */
export const sensibleFees = (state: Situation, seat: Seat, legal: Moves): Moves =>
  legal.filter(
    (move) =>
      move.type !== 'pay' || harvestAt(without(state, seat, move.good), seat, state.pawns[seat] as Place) > 0,
  );

const canTransmute = (state: Situation, seat: Seat, cost: Good): boolean => {
  for (let from = 0; from < KINDS; from += 1) {
    if (held(state, seat, from) - (from === cost ? 1 : 0) < TRANSMUTED) continue;
    for (let to = 0; to < KINDS; to += 1) {
      if (to !== from && roomFor(state, seat, to) + (to === cost ? 1 : 0) >= TRANSMUTED) return true;
    }
  }
  return false;
};

/** Whether the seat's own goods would then bring more, or somebody else's less. */
function isFelt(state: Situation, seat: Seat, { a, b }: MoveOf<'swap'>): boolean {
  const space = state.space.slice();
  space[a] = state.space[b] as number;
  space[b] = state.space[a] as number;
  const after = { ...state, space };
  for (let other = 0; other < state.seats; other += 1) {
    const change = shipments(after, other) - shipments(state, other);
    if (other === seat ? change > 0 : change < 0) return true;
  }
  return false;
}

function canSwap(state: Situation, seat: Seat, cost: Good): boolean {
  const paid = without(state, seat, cost);
  for (let space = LOWEST_SPACE; space < HIGHEST_SPACE; space += 1) {
    if (isFelt(paid, seat, swapOf(goodOn(state, space), goodOn(state, space + 1)))) return true;
  }
  return false;
}

/** An ability is paid for where something can then be done with it. */
export const sensibleCosts = (state: Situation, seat: Seat, legal: Moves): Moves =>
  legal.filter(
    (move) =>
      move.type !== 'spend' ||
      (can(state, seat, 'transmute') ? canTransmute : canSwap)(state, seat, move.good),
  );

/** Of swaps that were paid for, those that are felt. */
export const sensibleSwaps = (state: Situation, seat: Seat, legal: Moves): Moves =>
  can(state, seat, 'swapTokens') && exchangeUnits(argumentOf(topOf(state))) === 0
    ? legal.filter((move) => move.type !== 'swap' || isFelt(state, seat, move))
    : legal;

function isGoodTrade(state: Situation, seat: Seat, good: Good): boolean {
  const part = currentAction(state).parts[0] as Trade;
  return gainByTrade(state, seat, part, spendSpent(argumentOf(topOf(state))) | (1 << good)) > 0;
}

function isKept(state: Situation, seat: Seat, move: HarbourMove): boolean {
  const top = kindOf(topOf(state));
  switch (move.type) {
    case 'gain':
      return roomFor(state, seat, move.good) >= (top === PICK ? pickEach(argumentOf(topOf(state))) : 1);
    case 'turn':
      return roomFor(state, seat, move.to) >= (top === TRANSMUTE ? TRANSMUTED : 1);
    case 'spend':
      return top !== SPEND || isGoodTrade(state, seat, move.good);
    default:
      return true;
  }
}

/** What is gained, or exchanged for, comes into the stock, at least in part where nothing does in full. */
export function keptOnly(state: Situation, seat: Seat, legal: Moves): Moves {
  const kept = legal.filter((move) => isKept(state, seat, move));
  if (kept.length > 0) return kept;
  return legal.filter((move) => move.type !== 'gain' || roomFor(state, seat, move.good) > 0);
}

/** Nobody pays a fee for one good, or for nothing, where there is something to buy instead. */
export function worthTheFee(state: Situation, seat: Seat, legal: Moves): Moves {
  if (feeAt(state, seat, state.pawns[seat] as Place) === NONE) return legal;
  const { join, parts } = currentAction(state);
  const [part] = parts;
  const mayGain = join !== 'or' || part?.part !== 'gain' || total(part.goods) + part.any > 1;
  return legal.filter((move) => move !== DONE && (mayGain || move.type !== 'gain'));
}
