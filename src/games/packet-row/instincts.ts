import type { Seat } from '@/engine/game';
import type { Random } from '@/engine/random';
import { AREAS, CARDS, type CardId } from './cards';
import { AMOUNT, AREA, COST, KIND, kindCode, LIKE, REWARD } from './cards/figures';
import { expectedScores } from './estimate';
import type { Delivery, PacketRowMove } from './move';
import { moves } from './moves';
import { isIdle, reason } from './reasons';
import { planFrom } from './rules/deliveries/plan';
import { deliverableContracts, Stock } from './rules/deliveries/stock';
import { deliveriesOf, playerWith } from './rules/hand';
import { areaAt, isEmpty, playerAt, type PacketRowState, type PlayerState } from './state';

/**
 * What a player of Packet Row knows without thinking. Banknotes are as good as money, so cashing them is never a
 * decision. A delivery loses nothing by waiting (a later contract may share its ship), so it is made only to pay for a
 * card that is on offer, and at the end of the game. An assistant is kept where the same card lies in the open.
 */

const SHIP = kindCode('ship');
const START_CONTRACT = kindCode('start-contract');

const CHOOSE: readonly PacketRowMove[] = AREAS.map((area) => ({ type: 'choose', area }));
const TAKE: readonly PacketRowMove[] = CARDS.map((_, card) => ({ type: 'take', card }));
const CASH: readonly PacketRowMove[] = CARDS.map((_, card) => ({ type: 'cash', card }));
const DECLINE: PacketRowMove = { type: 'decline' };
const PASS: PacketRowMove = { type: 'pass' };
const DONE: PacketRowMove = { type: 'done' };

/** The largest banknote first, so that few are needed. */
function cashing(hand: readonly CardId[]): PacketRowMove {
  let largest = 0;
  for (const card of hand) if ((AMOUNT[card] as number) > (AMOUNT[largest] as number)) largest = card;
  return CASH[largest] as PacketRowMove;
}

function preparation(state: PacketRowState, seat: Seat): PacketRowMove | undefined {
  const player = playerAt(state, seat);
  return player.banknotes > 0 && state.phase !== 'closing' ? cashing(player.hand) : undefined;
}

function rewardOf(delivery: Delivery): number {
  let reward = 0;
  for (const card of delivery.contracts) reward += REWARD[card] as number;
  return reward;
}

const stock = new Stock();

/** The delivery that brings most: whatever several deliveries could do, one does as well. */
function richest(player: PlayerState): Delivery {
  stock.fill(player.hand, player.ships);
  const everything = planFrom(stock, deliverableContracts(stock));
  if (everything !== undefined) return everything;
  const deliveries = deliveriesOf(player);
  let best = deliveries[0] as Delivery;
  let most = 0;
  for (const delivery of deliveries) {
    const reward = rewardOf(delivery);
    if (reward <= most) continue;
    most = reward;
    best = delivery;
  }
  return best;
}

const isOnOffer = (state: PacketRowState, at: number): boolean =>
  at === state.area || (state.phase === 'lastCall' && !areaAt(state, at).chosen);

/** The lowest price beyond the player's money among the cards on offer. */
function nextPrice(state: PacketRowState, { money, assistants }: PlayerState): number {
  let lowest = Infinity;
  if (state.phase === 'choose') return lowest;
  for (let at = 0; at < state.areas.length; at += 1) {
    if (!isOnOffer(state, at)) continue;
    const { current, future } = areaAt(state, at);
    for (const cards of assistants > 0 ? [current, future] : [current]) {
      for (const card of cards) {
        const cost = COST[card] as number;
        if (cost > money && cost < lowest) lowest = cost;
      }
    }
  }
  return lowest;
}

/** An assistant fetches from the next cards what lies in the open for the same price. */
function spendsForNothing(state: PacketRowState, move: PacketRowMove): boolean {
  if (move.type !== 'take' || move.assistant === undefined) return false;
  const { card } = move;
  return areaAt(state, AREA[card] as number).current.some(
    (open) => LIKE[open] === LIKE[card] && COST[open] === COST[card],
  );
}

function sensible(state: PacketRowState, seat: Seat, { assistants }: PlayerState): readonly PacketRowMove[] {
  const legal = moves(state, seat);
  return assistants === 0 ? legal : legal.filter((move) => !spendsForNothing(state, move));
}

function candidates(state: PacketRowState, seat: Seat): readonly PacketRowMove[] {
  const player = playerAt(state, seat);
  if (state.phase === 'closing') return player.deliverable ? [richest(player)] : [DONE];
  const legal = sensible(state, seat, player);
  if (!player.deliverable) return legal;
  const price = nextPrice(state, player);
  return legal.filter((move) => move.type !== 'deliver' || player.money + rewardOf(move) >= price);
}

/* The moves of one decision in a playout, reused from call to call. */
const options: PacketRowMove[] = [];
let optionCount = 0;

function addOption(move: PacketRowMove): void {
  options[optionCount] = move;
  optionCount += 1;
}

function addAffordable(cards: readonly CardId[], money: number): void {
  for (const card of cards) if ((COST[card] as number) <= money) addOption(TAKE[card] as PacketRowMove);
}

/** Any move but a silly one: money cards are cashed and contracts delivered as soon as they can be. */
function playoutMove(state: PacketRowState, seat: Seat, random: Random): PacketRowMove {
  const player = playerAt(state, seat);
  if (player.deliverable) return richest(player);
  if (player.banknotes > 0) return cashing(player.hand);
  if (player.assistants > 0) {
    const legal = moves(state, seat);
    return legal[random.below(legal.length)] as PacketRowMove;
  }
  optionCount = 0;
  switch (state.phase) {
    case 'closing':
      return DONE;
    case 'choose':
      for (let at = 0; at < state.areas.length; at += 1) {
        const area = areaAt(state, at);
        if (!area.chosen && !isEmpty(area)) addOption(CHOOSE[at] as PacketRowMove);
      }
      break;
    default:
      for (let at = 0; at < state.areas.length; at += 1) {
        if (isOnOffer(state, at)) addAffordable(areaAt(state, at).current, player.money);
      }
      addOption(state.phase === 'lastCall' ? PASS : DECLINE);
  }
  return options[random.below(optionCount)] as PacketRowMove;
}

/** What others took face up is exchanged for any other cards of the same decks: only the number of cards is remembered. */
function forget(state: PacketRowState, seat: Seat, random: Random): void {
  for (let other = 0; other < state.players.length; other += 1) {
    if (other === seat) continue;
    const player = playerAt(state, other);
    const hand = player.hand.map((card) => {
      if (KIND[card] === START_CONTRACT) return card;
      const { deck } = areaAt(state, AREA[card] as number);
      if (deck.length === 0) return card;
      const at = random.below(deck.length);
      const imagined = deck[at] as CardId;
      if (KIND[imagined] === SHIP) return card;
      deck[at] = card;
      return imagined;
    });
    const { piece, done } = player;
    Object.assign(player, playerWith(hand, player.ships, player.money), { piece, done });
  }
}

/** A delivery before the end is made to pay for a card: one that buys nothing could have waited. */
const isMeans = ({ phase }: PacketRowState, { type }: PacketRowMove): boolean =>
  type === 'deliver' && phase !== 'closing';

export const instincts = {
  preparation,
  candidates,
  playoutMove,
  forget,
  expectedScores,
  isIdle,
  isMeans,
  reason,
};
