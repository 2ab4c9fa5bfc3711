import type { Seat } from '@/engine/game';
import { sharesByLead } from '@/engine/shares';
import { ANCHOR, COIN, HAT, KINDS, WAREHOUSE } from './cards/goods';
import { bestPoints } from './instincts-harvest';
import { paidFor } from './rules/purchase';
import { scoreOf } from './score';
import { held, spaceOf, symbolsOf, type Situation } from './state';

/**
 * What is worth points at the end, by the most buildings that anybody has bought: a linear fit of the final lead over some
 * two thousand rounds of 129 games between medium players, smoothed by hand.
 */
const WORTH = {
  /** Points that are already there. */
  points: [1, 0.8, 1.1, 1.2, 1],
  bought: [2, 2, 1.8, 0.8, 0],
  /** Money that could be raised now. */
  money: [0.8, 0.9, 1, 1, 0.2],
  /** Units of goods that cannot be shipped yet, and those beyond what their space needs. */
  waiting: [1, 0.9, 1, 1, 0],
  surplus: [0.2, 0.4, 0.6, 0.7, 0.4],
  /** Points of the best building that could be bought at once. */
  reach: [0.1, 0.1, 0.1, 0.1, 0.4],
  coin: [4, 4, 2.8, 1.2, 0],
  anchor: [0.3, 0.2, 0.2, 0.1, 0],
  hat: [1.2, 1.1, 0.8, 0.2, 0],
  warehouse: [2.5, 2.5, 1.2, 0, 0],
  turn: [2, 2, 1.5, 1.5, 0],
} as const satisfies Record<string, readonly number[]>;

type Thing = keyof typeof WORTH;
const THINGS = Object.keys(WORTH) as readonly Thing[];
const LAST_STAGE = WORTH.points.length - 1;
/**
 * A lead of so many points makes a win about three times as likely as a loss. Surer than this, and whoever leads would
 * rather go on leading than end the game.
 */
const SURE_LEAD = 6;

/** How much a seat has of everything that counts; reused from call to call, because search looks by the million. */
const has = Object.fromEntries(THINGS.map((thing) => [thing, 0])) as Record<Thing, number>;

function countThings(state: Situation, seat: Seat): Readonly<Record<Thing, number>> {
  has.money = 0;
  has.waiting = 0;
  has.surplus = 0;
  for (let good = 0; good < KINDS; good += 1) {
    const beyond = held(state, seat, good) - spaceOf(state, good);
    if (beyond >= 0) {
      has.money += paidFor(state, seat, good);
      has.surplus += beyond;
    } else has.waiting += held(state, seat, good);
  }
  has.coin = symbolsOf(state, seat, COIN);
  has.reach = has.money === 0 ? 0 : bestPoints(state, has.money + has.coin);
  has.anchor = symbolsOf(state, seat, ANCHOR);
  has.hat = symbolsOf(state, seat, HAT) > 0 ? 1 : 0;
  has.warehouse = symbolsOf(state, seat, WAREHOUSE);
  has.bought = state.bought[seat] as number;
  has.points = scoreOf(state, seat).total;
  has.turn = state.active === seat ? 1 : 0;
  return has;
}

function stageOf(state: Situation): number {
  let most = 0;
  for (const bought of state.bought) if (bought > most) most = bought;
  return Math.min(most, LAST_STAGE);
}

/** How many points each seat can expect at the end. */
export function expectedScores(state: Situation): number[] {
  const stage = stageOf(state);
  const scores: number[] = [];
  for (let seat = 0; seat < state.seats; seat += 1) {
    const things = countThings(state, seat);
    let score = 0;
    for (const thing of THINGS) score += things[thing] * (WORTH[thing][stage] as number);
    scores.push(score);
  }
  return scores;
}

export const estimate = (state: Situation): number[] => sharesByLead(expectedScores(state), SURE_LEAD);
