import type { Seat } from '@/engine/game';
import type { Random } from '@/engine/random';
import { expectedScores } from './estimate';
import { worthOf } from './instincts-worth';
import type { RotterdamMove } from './move';
import { moves } from './moves';
import type { RotterdamState } from './state';

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

/** A lead that people would call clear: a good order. */
const TELLING_LEAD = 6;

/** A round has so many turns that what comes after it is better judged than imagined. */
const HORIZON = 1;

export const instincts = {
  candidates,
  playoutMove,
  expectedScores,
  horizon: HORIZON,
  tellingLead: TELLING_LEAD,
};
