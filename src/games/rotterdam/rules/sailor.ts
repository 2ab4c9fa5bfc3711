import type { Seat, Step } from '@/engine/game';
import { SHIP_CARD_LIMIT } from '../cards/limits';
import type { ShipCard } from '../cards/ship-cards';
import { IS_ANCHORAGE, WATER_COUNT } from '../cards/waterways';
import type { RotterdamMove } from '../move';
import { DRAW_CARD, FINISH, TAKE_CARD } from '../offers';
import { leftOf, NONE, PICKS_BEGUN, PICKS_DONE, PICKS_OPEN, playerAt, type RotterdamState } from '../state';
import { addShipCards, mightPlay } from './ship-cards';
import { cardsToDraw, drawBlind, fillRow, takeOpen } from './ship-deck';
import { endAction, endTurn } from './turn';

/** RT-23: own ships at anchorages. */
export function shipsAtAnchorages(state: RotterdamState, seat: Seat): number {
  let ships = 0;
  for (let at = 0; at < WATER_COUNT; at += 1) {
    if (state.owners[at] === seat && IS_ANCHORAGE[at] === true) ships += 1;
  }
  return ships;
}

export function hasHandRoom(state: RotterdamState, seat: Seat): boolean {
  return playerAt(state, seat).cardCount + state.action.blind < SHIP_CARD_LIMIT;
}

/** Whether the seat that is asked may pick one more card for its ships. */
export function mayPick(state: RotterdamState, seat: Seat): boolean {
  const { picks, picked } = state.action;
  return picks !== PICKS_DONE && hasHandRoom(state, seat) && picked < shipsAtAnchorages(state, seat);
}

export const canDraw = (state: RotterdamState): boolean => cardsToDraw(state) > state.action.blind;

function addTakes(list: RotterdamMove[], state: RotterdamState): void {
  const { row } = state;
  for (let slot = 0; slot < row.length; slot += 1) {
    const card = row[slot] as ShipCard;
    // Cards that are alike are offered once.
    if (card !== NONE && row.indexOf(card) === slot) list.push(TAKE_CARD[card] as RotterdamMove);
  }
  if (canDraw(state)) list.push(DRAW_CARD);
}

export function addSailor(list: RotterdamMove[], state: RotterdamState, seat: Seat): void {
  if (hasHandRoom(state, seat)) addTakes(list, state);
  else list.push(FINISH);
  addShipCards(list, state, seat);
}

/** RT-13: only the sailor, and not in the middle of picking. */
export const mayPlayAtAnchorage = (state: RotterdamState, seat: Seat): boolean =>
  seat === state.turn && state.action.picks !== PICKS_BEGUN;

export function addPicks(list: RotterdamMove[], state: RotterdamState, seat: Seat): void {
  if (mayPick(state, seat)) addTakes(list, state);
  if (mayPlayAtAnchorage(state, seat)) addShipCards(list, state, seat);
  list.push(FINISH);
}

function beginPicks(state: RotterdamState, seat: Seat): void {
  state.phase = 'anchorage';
  state.actor = seat;
  state.action.picks = PICKS_OPEN;
  state.action.picked = 0;
  state.action.blind = 0;
}

/** The next seat after this one that may take cards for its ships, or NONE when it is the sailor's turn again. */
function nextPicker(state: RotterdamState, after: Seat): Seat {
  for (let seat = leftOf(state, after); seat !== state.turn; seat = leftOf(state, seat)) {
    if (playerAt(state, seat).cardCount < SHIP_CARD_LIMIT && shipsAtAnchorages(state, seat) > 0) return seat;
  }
  return NONE;
}

/** Asks the others; with nobody left to ask, the action is over. */
function askAfter(state: RotterdamState, seat: Seat, step: Step): void {
  const next = nextPicker(state, seat);
  if (next !== NONE) {
    beginPicks(state, next);
    return;
  }
  fillRow(state, step);
  endAction(state, step);
}

/** The sailor has nothing more to do; the turn is over too where nobody else is to be asked. */
function leaveToOthers(state: RotterdamState, step: Step): void {
  if (nextPicker(state, state.turn) === NONE) {
    fillRow(state, step);
    endTurn(state, step);
  } else askAfter(state, state.turn, step);
}

/** RT-23: the sailor first: cards for own ships, and a card just taken may be played at once. */
export function askAtAnchorages(state: RotterdamState, step: Step): void {
  const sailor = state.turn;
  beginPicks(state, sailor);
  if (!mayPick(state, sailor) && !mightPlay(state, sailor)) askAfter(state, sailor, step);
}

/** RT-23: all at once: what is drawn unseen is looked at only after the last pick. */
function drawPicked(state: RotterdamState, seat: Seat, step: Step): void {
  const { action } = state;
  for (; action.blind > 0; action.blind -= 1) drawBlind(state, seat, step);
  action.picks = PICKS_DONE;
  // Where nobody else is asked, the sailor's next chance to play a card comes right after the action.
  const waits = seat === state.turn && nextPicker(state, seat) !== NONE && mightPlay(state, seat);
  if (!waits) askAfter(state, seat, step);
}

function pickOn(state: RotterdamState, seat: Seat, step: Step): void {
  state.action.picks = PICKS_BEGUN;
  state.action.picked += 1;
  if (!mayPick(state, seat)) drawPicked(state, seat, step);
}

export function takeCard(state: RotterdamState, seat: Seat, card: ShipCard, step: Step): void {
  takeOpen(state, seat, card, step);
  if (state.phase === 'anchorage') pickOn(state, seat, step);
  else askAtAnchorages(state, step);
}

export function drawCard(state: RotterdamState, seat: Seat, step: Step): void {
  if (state.phase === 'anchorage') {
    state.action.blind += 1;
    pickOn(state, seat, step);
    return;
  }
  drawBlind(state, seat, step);
  askAtAnchorages(state, step);
}

/** The seat takes no more cards, or the sailor plays none. */
export function finishPicks(state: RotterdamState, seat: Seat, step: Step): void {
  if (state.action.picks === PICKS_BEGUN) drawPicked(state, seat, step);
  else if (seat === state.turn) leaveToOthers(state, step);
  else askAfter(state, seat, step);
}

/** RT-23: a sailor with a full hand plays no card to make room. */
export function takeNone(state: RotterdamState, step: Step): void {
  beginPicks(state, state.turn);
  leaveToOthers(state, step);
}

/** After a ship card: whether the sailor still has something to decide before the others. */
export function goOnAtAnchorages(state: RotterdamState, step: Step): void {
  const sailor = state.turn;
  if (!mayPick(state, sailor) && !mightPlay(state, sailor)) askAfter(state, sailor, step);
}
