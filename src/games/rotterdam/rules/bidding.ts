import type { Seat, Step } from '@/engine/game';
import { announced, said } from '../events';
import { rotterdamPhrase } from '../phrases';
import { leftOf, noAction, NOBODY, playerAt, type RotterdamState } from '../state';
import { gain } from './money';
import { beginRound } from './round';

/** RT-43: everybody is asked once, from the holder's left; whoever cannot outbid is passed over, since money is public. */
function askNextBidder(state: RotterdamState, step: Step): void {
  const { action } = state;
  const seats = state.players.length;
  while (action.asked < seats) {
    action.asked += 1;
    const seat = (state.harbourMaster + action.asked) % seats;
    if (playerAt(state, seat).money <= action.bid) continue;
    state.actor = seat;
    state.phase = 'bid';
    return;
  }
  settle(state, step);
}

function settle(state: RotterdamState, step: Step): void {
  const { bid, bidder } = state.action;
  if (bidder !== NOBODY) {
    step.emit?.(said(bidder, rotterdamPhrase('towerBought', { seat: bidder, amount: bid })));
    gain(state, bidder, -bid, step);
    beginRound(state, bidder, step);
    return;
  }
  step.emit?.(announced(rotterdamPhrase('nobodyBid', {})));
  // In the first round the drawn harbour master keeps the tower.
  beginRound(state, state.round === 0 ? state.harbourMaster : leftOf(state, state.harbourMaster), step);
}

export function beginBidding(state: RotterdamState, step: Step): void {
  state.action = noAction();
  state.turn = state.harbourMaster;
  askNextBidder(state, step);
}

export function bid(state: RotterdamState, seat: Seat, amount: number, step: Step): void {
  state.action.bid = amount;
  state.action.bidder = seat;
  step.emit?.(said(seat, rotterdamPhrase('bid', { seat, amount })));
  askNextBidder(state, step);
}

export function pass(state: RotterdamState, seat: Seat, step: Step): void {
  step.emit?.(said(seat, rotterdamPhrase('passed', { seat })));
  askNextBidder(state, step);
}
