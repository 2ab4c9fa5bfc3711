import type { Seat, Step } from '@/engine/game';
import { AREAS, type CardId } from '../cards';
import { AMOUNT } from '../cards/figures';
import { FUTURE_SIZE, SHORT_AREAS_TO_END, SUPPLY_SIZE } from '../cards/limits';
import { emitDiscard, emitOpenMove, zones } from '../events';
import { packetRowPhrase } from '../phrases';
import { areaAt, isEmpty, leftOf, playerAt, type AreaState, type PacketRowState } from '../state';
import { lose } from './hand';

/** PR-10: the chosen area is offered to everybody who still has the piece. */
export function beginOffer(state: PacketRowState, area: number, step: Step): void {
  state.area = area;
  areaAt(state, area).chosen = true;
  nextOffer(state, state.harbourMaster, step);
}

/** PR-11: asks the next player after this one; when there is none, it is the harbour master's turn. */
export function nextOffer(state: PacketRowState, after: Seat, step: Step): void {
  if (!isEmpty(areaAt(state, state.area))) {
    for (let seat = leftOf(state, after); seat !== state.harbourMaster; seat = leftOf(state, seat)) {
      if (!playerAt(state, seat).piece) continue;
      state.phase = 'offer';
      state.asked = seat;
      return;
    }
  }
  askMaster(state, step);
}

function anotherHasPiece(state: PacketRowState): boolean {
  for (let seat = 0; seat < state.players.length; seat += 1) {
    if (seat !== state.harbourMaster && playerAt(state, seat).piece) return true;
  }
  return false;
}

/** Whether an area not chosen this round has anything to offer. */
function anyOpenArea(state: PacketRowState): boolean {
  for (const area of state.areas) if (!area.chosen && !isEmpty(area)) return true;
  return false;
}

/** PR-12, PR-14. */
function askMaster(state: PacketRowState, step: Step): void {
  state.asked = state.harbourMaster;
  const nothingHere = isEmpty(areaAt(state, state.area));
  if (anotherHasPiece(state)) {
    if (nothingHere) masterDeclined(state, step);
    else state.phase = 'master';
  } else if (nothingHere && !anyOpenArea(state)) endRound(state, step);
  else state.phase = 'lastCall';
}

/** PR-13. */
export function masterDeclined(state: PacketRowState, step: Step): void {
  if (!anyOpenArea(state)) {
    endRound(state, step);
    return;
  }
  state.phase = 'choose';
  state.asked = state.harbourMaster;
}

/** PR-19 to PR-23. */
export function endRound(state: PacketRowState, step: Step): void {
  const size = SUPPLY_SIZE[state.players.length] as number;
  let short = 0;
  for (let at = 0; at < state.areas.length; at += 1) {
    const area = state.areas[at] as AreaState;
    if (area.chosen) refill(area, at, size, step);
    if (area.current.length < size) short += 1;
  }
  for (const player of state.players) player.piece = true;
  state.area = -1;
  if (short >= (SHORT_AREAS_TO_END[state.players.length] as number)) {
    state.phase = 'closing';
    state.asked = state.harbourMaster;
    step.emit?.({ type: 'said', phrase: packetRowPhrase('gameEnds', {}), seen: 'all' });
    return;
  }
  state.harbourMaster = leftOf(state, state.harbourMaster);
  state.round += 1;
  state.phase = 'choose';
  state.asked = state.harbourMaster;
  step.emit?.({
    type: 'said',
    phrase: packetRowPhrase('newRound', { round: state.round, seat: state.harbourMaster }),
    seen: 'all',
  });
}

function draw(
  area: AreaState,
  to: CardId[],
  count: number,
  at: number,
  supply: 'current' | 'future',
  step: Step,
): void {
  while (to.length < count && area.deck.length > 0) {
    const card = area.deck.pop() as CardId;
    to.push(card);
    step.emit?.({
      type: 'moved',
      piece: card,
      from: zones.deck(at),
      to: zones[supply](at),
      before: 'none',
      seen: 'all',
    });
  }
}

/** Popping a few cards is several times faster than setting a length. */
function empty(cards: unknown[]): void {
  while (cards.length > 0) cards.pop();
}

/** PR-20: the cards that were to come are on offer now; the emptied list takes the next ones to come. */
function refill(area: AreaState, at: number, size: number, step: Step): void {
  const { current: left, future: coming, discards } = area;
  for (const card of left) {
    discards.push(card);
    if (step.emit) emitOpenMove(step.emit, card, zones.current(at), zones.discards(card));
  }
  empty(left);
  if (step.emit) {
    for (const card of coming) emitOpenMove(step.emit, card, zones.future(at), zones.current(at));
  }
  area.current = coming;
  area.future = left;
  draw(area, coming, size, at, 'current', step);
  draw(area, left, FUTURE_SIZE, at, 'future', step);
  area.chosen = false;
  empty(area.taken);
  if (coming.length < size) {
    step.emit?.({
      type: 'said',
      phrase: packetRowPhrase('fellShort', { area: AREAS[at] as (typeof AREAS)[number] }),
      seen: 'all',
    });
  }
}

/** PR-50: the next player is asked to finish; after the last all money cards are cashed. */
export function nextToClose(state: PacketRowState, step: Step): void {
  state.asked = leftOf(state, state.asked);
  if (state.asked !== state.harbourMaster) return;
  state.players.forEach((_, seat) => cashEverything(state, seat, step));
  state.phase = 'over';
  step.emit?.({ type: 'said', phrase: packetRowPhrase('over', {}), seen: 'all' });
}

function cashEverything(state: PacketRowState, seat: Seat, step: Step): void {
  const player = playerAt(state, seat);
  const bank = areaAt(state, AREAS.indexOf('bank'));
  const from = player.money;
  const isMoney = (card: CardId) => (AMOUNT[card] as number) > 0;
  for (const card of player.hand.filter(isMoney)) {
    player.money += AMOUNT[card] as number;
    lose(player, card);
    bank.discards.push(card);
    if (step.emit) emitDiscard(step.emit, card, seat);
  }
  if (player.money !== from) step.emit?.({ type: 'counted', what: 'money', seat, from, to: player.money });
}
