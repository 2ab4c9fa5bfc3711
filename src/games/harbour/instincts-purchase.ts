import type { Seat } from '@/engine/game';
import { BUILDING_SYMBOLS, NO_PRICE, POINTS, PRICE, type Building } from './cards/buildings';
import { COIN, KINDS } from './cards/goods';
import { BOUGHT_TO_END, INLAND_PRICE } from './cards/limits';
import { goalOf } from './instincts-playout';
import type { HarbourMove } from './move';
import type { Moves } from './offers';
import { buyPart, paidByCoins, paidFor } from './rules/purchase';
import { can, held, NONE, spaceOf, symbolsOf, type Situation } from './state';

/**
 * What is raised beyond the price is lost. A purchase is sensible where nothing that was shipped or sold inland could
 * have been left out: what is left over is less than the least of it.
 */
interface Raised {
  readonly money: number;
  readonly shipments: number;
  /** The least that a shipment brought. */
  readonly least: number;
  readonly inland: boolean;
}

const NOTHING: Raised = { money: 0, shipments: 0, least: Infinity, inland: false };

const shipped = ({ money, shipments, least, inland }: Raised, paid: number): Raised => ({
  money: money + paid,
  shipments: shipments + 1,
  least: Math.min(least, paid),
  inland,
});

const soldInland = (raised: Raised): Raised => ({
  ...raised,
  money: raised.money + INLAND_PRICE,
  inland: true,
});

/** Whether so much money left over is too little to leave anything out; one shipment there must be (HB-21). */
function fits(left: number, { shipments, least, inland }: Raised): boolean {
  if (left < 0 || (inland && left >= INLAND_PRICE)) return false;
  return shipments < 2 || left < least;
}

/** What goods and the inland traders have brought in this purchase, without coins. */
function raisedSoFar(state: Situation, seat: Seat): Raised {
  let raised = state.soldInland ? soldInland(NOTHING) : NOTHING;
  for (let good = 0; good < KINDS; good += 1) {
    if ((state.shipped >> good) & 1) raised = shipped(raised, paidFor(state, seat, good));
  }
  return raised;
}

/** Whether only points count from the next building on. */
const isLastPurchase = (state: Situation, seat: Seat): boolean =>
  (state.lastTurns !== NONE || (state.bought[seat] as number) + 1 >= BOUGHT_TO_END) &&
  !can(state, seat, 'scoreHats') &&
  !can(state, seat, 'scoreSymbolKinds');

/** Prices of the buildings with so many points at least. */
function pricesFrom(state: Situation, goal: number): number[] {
  const prices: number[] = [];
  for (const building of state.display) {
    if (building === NONE || (POINTS[building] as number) < goal) continue;
    const price = PRICE[building] as number;
    if (price !== NO_PRICE) prices.push(price);
  }
  return prices;
}

class Purchase {
  private readonly prices: readonly number[];
  private readonly extra: number;
  private readonly most: number;

  constructor(
    private readonly state: Situation,
    private readonly seat: Seat,
    private readonly goal: number,
  ) {
    this.prices = pricesFrom(state, goal);
    const { extra, most } = buyPart(state);
    this.extra = extra;
    this.most = most;
  }

  private moneyFor(buildings: number, { money }: Raised): number {
    return money + this.extra + paidByCoins(this.state, this.seat, buildings);
  }

  /** Whether this price, alone or with another, is paid with nothing to spare. */
  pays(price: number, raised: Raised): boolean {
    if (fits(this.moneyFor(1, raised) - price, raised)) return true;
    if (this.most < 2) return false;
    const left = this.moneyFor(2, raised) - price;
    return this.prices.some((other) => fits(left - other, raised));
  }

  isSensible(move: HarbourMove): boolean {
    const { state, seat } = this;
    const raised = raisedSoFar(state, seat);
    switch (move.type) {
      case 'ship':
        return (
          1 << move.good > state.shipped &&
          this.canPay(shipped(raised, paidFor(state, seat, move.good)), move.good + 1, 0)
        );
      case 'inland':
        return this.canPay(soldInland(raised), 0, 1);
      case 'buy':
        return (
          (POINTS[move.building] as number) >= this.goal && this.pays(PRICE[move.building] as number, raised)
        );
      default:
        return true;
    }
  }

  /** Whether this much, with some of the goods from `from` on, pays for something so. */
  canPay(raised: Raised, from: number, sold: 0 | 1): boolean {
    if (raised.shipments > 0 && this.prices.some((price) => this.pays(price, raised))) return true;
    for (let good = from; good < KINDS; good += 1) {
      if ((this.state.shipped >> good) & 1) continue;
      if (held(this.state, this.seat, good) - sold < spaceOf(this.state, good)) continue;
      if (this.canPay(shipped(raised, paidFor(this.state, this.seat, good)), good + 1, sold)) return true;
    }
    return false;
  }
}

const STEPS: readonly HarbourMove['type'][] = ['ship', 'inland', 'buy'];
const isStep = ({ type }: HarbourMove): boolean => STEPS.includes(type);

function sensibleSteps(state: Situation, seat: Seat, legal: Moves, goal: number): Moves {
  const purchase = new Purchase(state, seat, goal);
  return legal.filter((move) => purchase.isSensible(move));
}

/**
 * The steps of a purchase in which nothing is shipped or sold that it does not need, goods in their order; the last
 * building is the one with most points, where it can be bought so.
 */
export function sensiblePurchases(state: Situation, seat: Seat, legal: Moves): Moves {
  if (!legal.some(isStep)) return legal;
  if (isLastPurchase(state, seat)) {
    const best = sensibleSteps(state, seat, legal, goalOf(state, seat));
    if (best.some(isStep)) return best;
  }
  return sensibleSteps(state, seat, legal, 0);
}

/** Coins that were there before the first building of this purchase. */
function coinsBefore(state: Situation, seat: Seat): number {
  const first = state.built[state.built.length - 1] as Building;
  return symbolsOf(state, seat, COIN) - (BUILDING_SYMBOLS[first]?.[COIN] ?? 0);
}

/** Another building of the same shipping, or none: whichever leaves nothing over that could have stayed. */
export function sensibleAdditions(state: Situation, seat: Seat, legal: Moves): Moves {
  const raised = raisedSoFar(state, seat);
  return legal.filter((move) =>
    fits(
      state.money - (move.type === 'buy' ? (PRICE[move.building] as number) : coinsBefore(state, seat)),
      raised,
    ),
  );
}
