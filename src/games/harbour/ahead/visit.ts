import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { apply } from '../apply';
import { questionOf } from '../asked';
import type { BuyPart } from '../cards/actions';
import { KINDS } from '../cards/goods';
import { clone } from '../clone';
import type { HarbourMove } from '../move';
import { moves } from '../moves';
import { askedSeat, topOf } from '../rules/frames';
import { actionAt, held, limitOf, NONE, spaceOf, unitsOf, type HarbourState, type Place } from '../state';
import { powerIn, purchaseAt } from './power';
import { lostIn } from './told';
import { freshDice } from './turn';

/** A move, and whose it is: others answer too. */
export interface Answer {
  readonly seat: Seat;
  readonly move: HarbourMove;
}

/** How a visit goes on from some point. */
interface Course {
  readonly worth: number;
  readonly answer?: Answer;
  readonly then?: Course;
}

export interface Visit {
  /** Entering the place, and every answer after that, up to a purchase or the end of the visit. */
  readonly answers: readonly Answer[];
  /** Whether a purchase would be offered. */
  readonly canBuy: boolean;
  /** The most that could be paid then, for one building and for as many as the action lets buy. */
  readonly power: number;
  readonly powerForAll: number;
}

const step = { random: freshDice() };
const LATER: HarbourMove = { type: 'later' };

/**
 * Tries a visit out, from the beginning of the seat's turn: of all ways to answer, the one after which the seat could pay
 * most, then the one with most goods, then the one that is nearest to shipping. Purchases are left to the player. What
 * others choose is not known: givers are taken to give what helps least, so that the seat gets at least as much.
 */
class Trial {
  private readonly known = new Map<number, Course>();
  private readonly part: BuyPart | undefined;
  /** Where goods and a purchase exclude each other, it is the goods that count. */
  private readonly paysThere: boolean;
  private readonly limit: number;
  canBuy = false;
  power = 0;
  powerForAll = 0;

  constructor(
    private readonly start: HarbourState,
    private readonly seat: Seat,
    private readonly place: Place,
  ) {
    this.part = purchaseAt(start, place);
    this.paysThere = this.part !== undefined && actionAt(start, place).join !== 'or';
    this.limit = limitOf(start, seat);
  }

  begin(): Course {
    return this.after(this.start, { seat: this.seat, move: { type: 'go', place: this.place } });
  }

  private after(state: HarbourState, answer: Answer): Course {
    const next = clone(state);
    apply(next, answer.seat, answer.move, step);
    const then = this.courseFrom(next);
    return { worth: then.worth, answer, then };
  }

  private courseFrom(state: HarbourState): Course {
    const key = this.keyOf(state);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const course = this.isOver(state) ? { worth: this.worthOf(state) } : this.chosen(state);
    this.known.set(key, course);
    return course;
  }

  private isOver(state: HarbourState): boolean {
    if (state.turns !== this.start.turns) return true;
    switch (questionOf(state)) {
      case 'ship':
        this.offerPurchase(state);
        return true;
      case 'goodsOrPurchase':
        this.offerPurchase(state);
        return false;
      case 'abilityOrEnd':
        return true;
      default:
        return false;
    }
  }

  private offerPurchase(state: HarbourState): void {
    this.canBuy = true;
    this.power = Math.max(this.power, powerIn(state, this.seat, this.part));
    this.powerForAll = Math.max(this.powerForAll, powerIn(state, this.seat, this.part, this.part?.most));
  }

  private chosen(state: HarbourState): Course {
    const seat = askedSeat(state);
    switch (questionOf(state)) {
      case 'feeNowOrLater':
        return this.feeNowOrLater(state);
      case 'fee':
        return this.after(state, { seat, move: this.leastFee(state) });
      default:
        return this.best(state, seat, this.sensible(state, moves(state, seat)));
    }
  }

  private best(state: HarbourState, seat: Seat, answers: readonly HarbourMove[]): Course {
    let best: Course | undefined;
    for (const move of answers) {
      const course = this.after(state, { seat, move });
      const isBetter =
        best === undefined || (seat === this.seat ? course.worth > best.worth : course.worth < best.worth);
      if (isBetter) best = course;
    }
    return best as Course;
  }

  /** Paid first, a good makes room for one that would be lost, or is not missing from what is shipped. */
  private feeNowOrLater(state: HarbourState): Course {
    const { seat } = this;
    const later = this.after(state, { seat, move: LATER });
    const lost = lostIn(played(state, answersOf(later)).events, seat);
    const first = moves(state, seat).filter(
      (move) => move.type === 'pay' && (this.part !== undefined || (lost[move.good] as number) > 0),
    );
    let best = later;
    for (const move of first) {
      // What the owner holds then is not in the keys.
      this.known.clear();
      const now = this.after(state, { seat, move });
      if (now.worth > best.worth) best = now;
    }
    return best;
  }

  /** Of the goods that the fee can be paid with, the one that hurts least; only this one is then tried out. */
  private leastFee(state: HarbourState): HarbourMove {
    const paid = clone(state);
    paid.fee = NONE;
    let best: HarbourMove | undefined;
    let most = -1;
    for (const move of moves(state, this.seat)) {
      if (move.type !== 'pay') continue;
      const at = this.seat * KINDS + move.good;
      const units = paid.goods[at] as number;
      paid.goods[at] = units - 1;
      const worth = this.worthOf(paid);
      paid.goods[at] = units;
      if (worth > most) best = move;
      most = Math.max(most, worth);
    }
    return best as HarbourMove;
  }

  /** The answers that are worth trying: where several lead to the same for the seat, one of them is enough. */
  private sensible(state: HarbourState, all: readonly HarbourMove[]): readonly HarbourMove[] {
    switch (questionOf(state)) {
      case 'gift':
      case 'replace':
        return all.slice(0, 1);
      case 'goodsOrPurchase':
        return all.filter(({ type }) => type === 'gain');
      case 'turn':
        return all.filter((move) => move.type !== 'turn' || held(state, this.seat, move.to) < this.limit);
      default:
        return all;
    }
  }

  private worthOf(state: HarbourState): number {
    const { seat } = this;
    let near = 0;
    for (let good = 0; good < KINDS; good += 1) {
      near += Math.min(held(state, seat, good), spaceOf(state, good));
    }
    const power = powerIn(state, seat, this.paysThere ? this.part : undefined);
    return (power * 100 + unitsOf(state, seat)) * 100 + near;
  }

  /** All that what follows depends on: the question, the seat's goods, the market, a fee that is owed. */
  private keyOf(state: HarbourState): number {
    let goods = 0;
    for (let good = 0; good < KINDS; good += 1) {
      goods = (goods << 6) | (held(state, this.seat, good) << 3) | spaceOf(state, good);
    }
    const question = (topOf(state) * 16 + state.stack.length) * 4;
    return (question + (state.addedMore ? 2 : 0) + (state.fee === NONE ? 0 : 1)) * (1 << 24) + goods;
  }
}

function answersOf(course: Course): Answer[] {
  const answers: Answer[] = [];
  for (let at: Course | undefined = course; at !== undefined; at = at.then) {
    if (at.answer !== undefined) answers.push(at.answer);
  }
  return answers;
}

/** The best that the seat can make of a visit now; the state is the beginning of its turn and is left as it is. */
export function bestVisit(start: HarbourState, seat: Seat, place: Place): Visit {
  const trial = new Trial(start, seat, place);
  const answers = answersOf(trial.begin());
  const { canBuy, power, powerForAll } = trial;
  return { answers, canBuy, power, powerForAll };
}

interface Played {
  readonly state: HarbourState;
  readonly events: readonly GameEvent[];
}

/** What these answers lead to; the state is left as it is. */
export function played(start: HarbourState, answers: readonly Answer[]): Played {
  const state = clone(start);
  const events: GameEvent[] = [];
  const listening = { ...step, emit: (event: GameEvent) => events.push(event) };
  for (const { seat, move } of answers) apply(state, seat, move, listening);
  return { state, events };
}
