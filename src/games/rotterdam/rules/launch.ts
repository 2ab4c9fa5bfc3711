import type { Seat, Step } from '@/engine/game';
import type { Raw } from '../cards/goods';
import type { Position } from '../cards/waterways';
import { openMove, said, zones } from '../events';
import { rotterdamPhrase } from '../phrases';
import { leftOf, type RotterdamState } from '../state';
import { beginBidding } from './bidding';
import { takeFromMarket } from './raw-market';
import { beginRound } from './round';
import { placeShip } from './ships';

/** RT-10: a first ship with a free unit for everybody; then the first round begins. */
export function launch(state: RotterdamState, seat: Seat, at: Position, raw: Raw, step: Step): void {
  step.emit?.(said(seat, rotterdamPhrase('launched', { seat, at, raw })));
  placeShip(state, seat, at, step);
  state.cargo[at] = raw;
  step.emit?.(openMove('raw', raw, zones.market(raw), zones.position(at)));
  takeFromMarket(state, raw, step);
  const next = leftOf(state, seat);
  if (next !== state.harbourMaster) state.actor = next;
  else if (state.bidding) beginBidding(state, step);
  else beginRound(state, state.harbourMaster, step);
}
