import type { Seat, Step } from '@/engine/game';
import { AREAS, type Area, type CardId } from './cards';
import { AMOUNT, AREA, COST, KIND, kindCode, REWARD } from './cards/figures';
import { emitDiscard, emitOpenMove, zones } from './events';
import type { Delivery, PacketRowMove } from './move';
import { packetRowPhrase } from './phrases';
import { gain, lose, loseShip, takeOut, settle } from './rules/hand';
import { beginOffer, endRound, masterDeclined, nextOffer, nextToClose } from './rules/round';
import { playerAt, areaAt, type PacketRowState, type PlayerState } from './state';

const SHIP = kindCode('ship');

function discard(state: PacketRowState, card: CardId): void {
  const at = AREA[card] as number;
  if (at === -1) state.delivered = [...state.delivered, card];
  else areaAt(state, at).discards.push(card);
}

function layDown(state: PacketRowState, seat: Seat, player: PlayerState, card: CardId, step: Step): void {
  lose(player, card);
  discard(state, card);
  if (step.emit) emitDiscard(step.emit, card, seat);
}

function changeMoney(player: PlayerState, seat: Seat, by: number, step: Step): void {
  const from = player.money;
  player.money += by;
  if (by !== 0) step.emit?.({ type: 'counted', what: 'money', seat, from, to: player.money });
}

/** PR-15 to PR-18. */
function take(
  state: PacketRowState,
  seat: Seat,
  card: CardId,
  assistant: CardId | undefined,
  step: Step,
): void {
  const player = playerAt(state, seat);
  const at = AREA[card] as number;
  const area = areaAt(state, at);
  const future = assistant !== undefined;
  if (future) layDown(state, seat, player, assistant, step);
  const index = takeOut(future ? area.future : area.current, card);
  const paid = COST[card] as number;
  area.taken.push({ card, seat, paid, future, index });
  player.piece = false;
  const isShip = KIND[card] === SHIP;
  gain(player, card);
  changeMoney(player, seat, 0 - paid, step);
  if (step.emit) {
    const from = future ? zones.future(at) : zones.current(at);
    const to = isShip ? zones.ships(seat) : zones.hand(seat);
    if (isShip) emitOpenMove(step.emit, card, from, to);
    else step.emit({ type: 'moved', piece: card, from, to, before: 'all', seen: 'all', fades: true });
    const phrase = packetRowPhrase(future ? 'tookWithAssistant' : 'took', { seat, card, paid });
    const area = AREAS[at] as (typeof AREAS)[number];
    const faded = packetRowPhrase('tookFaded', { seat, area });
    step.emit({ type: 'said', phrase, seen: 'all', seat, ...(isShip ? {} : { faded }) });
  }
}

/** PR-30. */
function cash(state: PacketRowState, seat: Seat, card: CardId, step: Step): void {
  const player = playerAt(state, seat);
  layDown(state, seat, player, card, step);
  changeMoney(player, seat, AMOUNT[card] as number, step);
  const amount = AMOUNT[card] as number;
  step.emit?.({ type: 'said', phrase: packetRowPhrase('cashed', { seat, amount }), seen: 'all', seat });
}

/** Asked at each choice: four comparisons are quicker than a search. */
function placeOf(area: Area): number {
  let at = 0;
  while (AREAS[at] !== area) at += 1;
  return at;
}

/** PR-40 to PR-46. */
function deliver(state: PacketRowState, seat: Seat, delivery: Delivery, step: Step): void {
  const player = playerAt(state, seat);
  for (const card of delivery.contracts) layDown(state, seat, player, card, step);
  for (const use of delivery.goods) {
    layDown(state, seat, player, use.card, step);
    if (use.trader !== undefined) layDown(state, seat, player, use.trader, step);
  }
  for (const use of delivery.gold) layDown(state, seat, player, use.card, step);
  for (const { card, captain } of delivery.ships) {
    if (captain !== undefined) layDown(state, seat, player, captain, step);
    loseShip(player, card);
    discard(state, card);
    if (step.emit) emitOpenMove(step.emit, card, zones.ships(seat), zones.discards(card));
  }
  settle(player);
  let reward = 0;
  for (const card of delivery.contracts) reward += REWARD[card] as number;
  changeMoney(player, seat, reward, step);
  const { contracts } = delivery;
  step.emit?.({
    type: 'said',
    phrase: packetRowPhrase('delivered', { seat, contracts, reward }),
    seen: 'all',
    seat,
  });
}

/** PR-10. */
function choose(state: PacketRowState, seat: Seat, area: Area, step: Step): void {
  step.emit?.({ type: 'said', phrase: packetRowPhrase('chose', { seat, area }), seen: 'all', seat });
  beginOffer(state, placeOf(area), step);
}

/**
 * Choosing has a phase of its own. Asked in a function of its own, it leaves four shapes of moves to those who ask later,
 * which is as many as V8 tells apart quickly at one place.
 */
const isChoice = (move: PacketRowMove): move is Extract<PacketRowMove, { type: 'choose' }> =>
  move.type === 'choose';

function say(step: Step, seat: Seat, key: 'declined' | 'passed' | 'done'): void {
  step.emit?.({ type: 'said', phrase: packetRowPhrase(key, { seat }), seen: 'all', seat });
}

export function apply(state: PacketRowState, seat: Seat, move: PacketRowMove, step: Step): void {
  if (state.phase === 'choose' && isChoice(move)) {
    choose(state, seat, move.area, step);
    return;
  }
  switch (move.type) {
    case 'take':
      take(state, seat, move.card, move.assistant, step);
      if (state.phase === 'offer') nextOffer(state, seat, step);
      else {
        areaAt(state, AREA[move.card] as number).chosen = true;
        endRound(state, step);
      }
      return;
    case 'decline':
      say(step, seat, 'declined');
      if (state.phase === 'offer') nextOffer(state, seat, step);
      else masterDeclined(state, step);
      return;
    case 'pass':
      say(step, seat, 'passed');
      endRound(state, step);
      return;
    case 'cash':
      cash(state, seat, move.card, step);
      return;
    case 'deliver':
      deliver(state, seat, move, step);
      return;
    case 'done':
      say(step, seat, 'done');
      playerAt(state, seat).done = true;
      nextToClose(state, step);
  }
}
