import type { Seat, Step } from '@/engine/game';
import type { Raw } from '../cards/goods';
import { EFFECTS, type Effect } from '../cards/ship-cards';
import type { Position } from '../cards/waterways';
import { openMove, said, zones } from '../events';
import type { Play } from '../move';
import { rotterdamPhrase } from '../phrases';
import { NONE, type RotterdamState } from '../state';
import { countStock, putOnMarket, takeFromMarket } from './raw-market';
import { layDown } from './ship-deck';
import { hold, moveShip, swapCargo, swapPlaces } from './ships';

function rob(state: RotterdamState, seat: Seat, at: Position, step: Step): void {
  const raw = state.cargo[at] as Raw;
  state.cargo[at] = NONE;
  step.emit?.(openMove('raw', raw, zones.position(at), zones.stock(seat, raw)));
  countStock(state, seat, raw, 1, step);
}

function reload(state: RotterdamState, at: Position, raw: Raw, step: Step): void {
  const old = state.cargo[at] as Raw;
  if (old !== NONE) {
    step.emit?.(openMove('raw', old, zones.position(at), zones.market(old)));
    putOnMarket(state, old, step);
  }
  state.cargo[at] = raw;
  step.emit?.(openMove('raw', raw, zones.market(raw), zones.position(at)));
  takeFromMarket(state, raw, step);
}

function tell(state: RotterdamState, seat: Seat, move: Play, step: Step): void {
  const { card, at, to, raw } = move;
  const owner = state.owners[at] as Seat;
  step.emit?.(said(seat, rotterdamPhrase('playedCard', { seat, card, owner, at, to, raw })));
}

/** RT-13: carries a ship card out. One that needs a second ship asks for it before the turn goes on. */
export function playCard(state: RotterdamState, seat: Seat, move: Play, step: Step): void {
  const { card, at, to = NONE, raw = NONE } = move;
  const effect = EFFECTS[card] as Effect;
  tell(state, seat, move, step);
  layDown(state, seat, card, step);
  // RT-25: what comes after a card is a new deal.
  state.action.deal = NONE;
  switch (effect.verb) {
    case 'advance':
    case 'retreat':
      moveShip(state, at, to, step);
      return;
    case 'rob':
      rob(state, seat, at, step);
      return;
    case 'hold':
      hold(state, at);
      return;
    case 'reload':
      reload(state, at, raw, step);
      return;
    case 'swapCargo':
    case 'swapPlaces':
      state.action.card = card;
      state.action.first = at;
      state.action.back = state.phase;
      state.phase = 'partner';
      return;
    case 'score':
  }
}

/** The second ship of a card that swaps something. */
export function choosePartner(state: RotterdamState, seat: Seat, at: Position, step: Step): void {
  const { action } = state;
  const { card, first } = action;
  step.emit?.(said(seat, rotterdamPhrase('swapped', { seat, card, first, second: at })));
  if ((EFFECTS[card] as Effect).verb === 'swapCargo') swapCargo(state, first, at, step);
  else swapPlaces(state, first, at, step);
  state.phase = action.back;
  action.card = NONE;
  action.first = NONE;
  action.back = 'work';
}
