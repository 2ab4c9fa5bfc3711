import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import { apply } from '../apply';
import { questionOf } from '../asked';
import { PRICE, type Building } from '../cards/buildings';
import { KINDS, type Good } from '../cards/goods';
import { clone } from '../clone';
import type { HarbourMove } from '../move';
import { harbourProblem } from '../phrases';
import { problem } from '../problem';
import { FILL, frame } from '../rules/frames';
import { besidesMoney, buyPart } from '../rules/purchase';
import { run } from '../rules/run';
import type { HarbourState, Situation } from '../state';
import type { HarbourView } from '../view';
import { inMarketOrder, isShipped, type Plan } from './plan';
import { freshDice, imagined } from './turn';

const EVERY_GOOD: readonly Good[] = Array.from({ length: KINDS }, (_, good) => good);

/** What was raised, with the coins for each of so many buildings (HB-25). */
const powerRaised = (state: Situation, seat: Seat, buildings: number): number =>
  state.money + besidesMoney(state, seat, buyPart(state), buildings);

/** A purchase that is carried out in an imagined copy, move by move, until the rules refuse one. */
export class Trial {
  readonly moves: HarbourMove[] = [];
  problem: Problem | undefined;
  private readonly step = { random: freshDice() };

  constructor(
    private readonly view: HarbourView,
    private readonly seat: Seat,
    readonly state: HarbourState = imagined(view),
  ) {}

  get outcome(): Pick<Trial, 'moves' | 'problem'> {
    return { moves: this.moves, problem: this.problem };
  }

  /** Whether it has come to this question, and nothing was refused. */
  private isAsked(question: 'fill' | 'keep' | 'buyMore'): boolean {
    return this.problem === undefined && questionOf(this.state) === question;
  }

  private try(move: HarbourMove): void {
    this.problem ??= problem(this.state, this.seat, move);
    if (this.problem !== undefined) return;
    apply(this.state, this.seat, move, this.step);
    this.moves.push(move);
  }

  /** Another one that goes on from here, nothing refused so far. */
  copy(): Trial {
    return new Trial(this.view, this.seat, clone(this.state));
  }

  sellAndShip({ inland, ship }: Pick<Plan, 'inland' | 'ship'>): this {
    const { state } = this;
    if (inland && !state.soldInland) this.try({ type: 'inland' });
    for (const good of inMarketOrder(state, ship))
      if (!isShipped(state, good)) this.try({ type: 'ship', good });
    return this;
  }

  /** The cheaper one first: of two buildings that can be paid together, the dearer one alone may be too dear (HB-25). */
  buy(buildings: readonly Building[]): this {
    const question = questionOf(this.view);
    if (question === 'fill' || question === 'keep') return this;
    if (buildings.length === 0 && question !== 'buyMore')
      this.problem ??= harbourProblem('chooseBuilding', {});
    const byPrice = [...buildings].sort((one, other) => (PRICE[one] as number) - (PRICE[other] as number));
    const [first, second] = byPrice;
    const most = second === undefined ? 0 : powerRaised(this.state, this.seat, byPrice.length);
    if (first !== undefined) this.try({ type: 'buy', building: first });
    // Nobody is asked for another building that cannot be paid: whatever is asked instead is no reason.
    if (second !== undefined && this.problem === undefined && questionOf(this.state) !== 'buyMore') {
      const price = (PRICE[first as Building] as number) + (PRICE[second] as number);
      this.problem = harbourProblem('tooDear', { building: second, short: price - most });
    } else if (second !== undefined) this.try({ type: 'buy', building: second });
    if (this.isAsked('buyMore')) this.try({ type: 'done' });
    return this;
  }

  /** Lets the tokens come back (HB-23), as if whatever is to be bought were bought. */
  letGo(): this {
    const { state } = this;
    const question = questionOf(state);
    if (question === 'ship') state.stack.push(frame(FILL));
    if (question === 'buyMore') state.stack.pop();
    run(state, this.step);
    return this;
  }

  /** The tokens in the wished order; the rest of them in their old one, as for everybody else. */
  fill(order: readonly Good[]): this {
    const { state } = this;
    while (this.isAsked('fill')) {
      const good = [...order, ...inMarketOrder(this.view, EVERY_GOOD)].find((next) => isShipped(state, next));
      this.try({ type: 'fill', good: good as Good });
    }
    return this;
  }

  keep(goods: readonly Good[]): this {
    for (const good of goods) {
      if (!this.isAsked('keep')) this.problem ??= harbourProblem('noneLeftToKeep', { good });
      this.try({ type: 'keep', good });
    }
    if (this.isAsked('keep')) this.try({ type: 'done' });
    return this;
  }

  /** Fills every warehouse, with shipped goods from the left of the market; tells what was kept. */
  keepAll(): Good[] {
    const kept: Good[] = [];
    while (this.isAsked('keep')) {
      const { cargo } = this.state;
      const good = inMarketOrder(this.view, EVERY_GOOD).find((kind) => (cargo[kind] as number) > 0) as Good;
      this.try({ type: 'keep', good });
      kept.push(good);
    }
    return kept;
  }
}

/** A plan carried out in the order of the rules, as far as they let it. */
export interface Course {
  readonly moves: readonly HarbourMove[];
  /** After everything is sold and shipped, before anything is bought. */
  readonly shipped: Situation;
  /** After the last move. */
  readonly end: Situation;
  /** What stopped it; undefined where the whole plan can be carried out. */
  readonly problem: Problem | undefined;
}

export function courseOf(view: HarbourView, seat: Seat, plan: Plan): Course {
  const trial = new Trial(view, seat);
  const question = questionOf(view);
  if (question === 'ship' || question === 'goodsOrPurchase') trial.sellAndShip(plan);
  const shipped = clone(trial.state);
  trial.buy(plan.buildings).fill(plan.fill).keep(plan.keep);
  return { ...trial.outcome, shipped, end: trial.state };
}
