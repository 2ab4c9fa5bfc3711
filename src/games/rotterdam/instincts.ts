import type { Seat } from '@/engine/game';
import type { Random } from '@/engine/random';
import { HARBOUR_OF, type Product } from './cards/goods';
import { expectedScores } from './estimate';
import { worthOf } from './instincts-worth';
import type { RotterdamMove } from './move';
import { moves } from './moves';
import { isIdle, reason } from './reasons';
import { add, type RotterdamState } from './state';

type Moves = readonly RotterdamMove[];

function candidates(state: RotterdamState, seat: Seat): Moves {
  const legal = moves(state, seat);
  if (legal.length < 2) return legal;
  const sensible = legal.filter((move) => worthOf(state, seat, move) >= 0);
  return sensible.length > 0 ? sensible : legal;
}

/** So many moves drawn at random are compared: imagined players look around a little, but not at everything. */
const GLANCES = 4;

/** The best at first sight of a few moves. */
function playoutMove(state: RotterdamState, seat: Seat, random: Random): RotterdamMove {
  const legal = moves(state, seat);
  let best = legal[random.below(legal.length)] as RotterdamMove;
  if (legal.length === 1) return best;
  let most = worthOf(state, seat, best);
  for (let glance = 1; glance < GLANCES; glance += 1) {
    const move = legal[random.below(legal.length)] as RotterdamMove;
    const worth = worthOf(state, seat, move);
    if (worth <= most) continue;
    best = move;
    most = worth;
  }
  return best;
}

/** Exchanges the product cards of others for any unseen ones of their harbours: only their number is remembered. */
function forget(state: RotterdamState, seat: Seat, random: Random): void {
  state.players.forEach(({ hand, shown }, other) => {
    if (other === seat) return;
    shown.fill(0);
    hand.slice().forEach((cards, product) => {
      const harbour = HARBOUR_OF[product] as number;
      const stack = state.stacks[harbour] as Product[];
      const unseen = state.unseen[harbour] as number;
      for (let card = 0; card < cards && unseen > 0; card += 1) {
        // The unseen cards lie right under the one that is face up.
        const at = stack.length - 2 - random.below(unseen);
        add(hand, product, -1);
        add(hand, stack[at] as Product, 1);
        stack[at] = product;
      }
    });
  });
}

/** A lead that people would call clear: a good order. */
const TELLING_LEAD = 6;

/** A round has so many turns that what comes after it is better judged than imagined. */
const HORIZON = 1;

/** Answers are many and their worth differs little: search that comes back less goes deeper. The README has figures. */
const EXPLORATION = 0.2;

export const instincts = {
  candidates,
  playoutMove,
  forget,
  expectedScores,
  horizon: HORIZON,
  exploration: EXPLORATION,
  tellingLead: TELLING_LEAD,
  isIdle,
  reason,
};
