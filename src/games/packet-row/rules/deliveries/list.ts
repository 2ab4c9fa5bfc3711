import type { CardId } from '../../cards';
import { DESTINATION, GOOD, UNITS } from '../../cards/figures';
import type { Delivery, ShipUse } from '../../move';
import { planGoods, type GoodsPlan } from './goods';
import { planFrom } from './plan';
import { planShips } from './ships';
import { deliverableContracts, Stock } from './stock';

/** More contracts than this are never planned together in a list; a player may still pick them by hand. */
const MOST_LISTED = 12;
/** No hand asks for this many units of one good, so a need is one number in this base. */
const BASE = 128;

const NONE: readonly Delivery[] = [];
const NO_CONTRACTS: readonly CardId[] = [];
const NO_SHIPS: readonly ShipUse[] = [];
const shared = new Stock();

/** Up to this many contracts, planning anew is faster than remembering. */
const FEW = 3;

class Lister {
  private readonly found: Delivery[] = [];
  private readonly need = [0, 0, 0, 0];
  private readonly plans: Map<number, GoodsPlan | undefined> | undefined;
  private readonly fleets: Map<number, readonly ShipUse[] | undefined> | undefined;

  constructor(
    private readonly stock: Stock,
    private readonly contracts: readonly CardId[],
  ) {
    if (contracts.length <= FEW) return;
    this.plans = new Map();
    this.fleets = new Map();
  }

  list(): readonly Delivery[] {
    this.extend(NO_CONTRACTS, 0, NO_SHIPS, 0);
    return this.found;
  }

  private planNeed(): GoodsPlan | undefined {
    if (this.plans === undefined) return planGoods(this.stock, this.need);
    let key = 0;
    for (const units of this.need) key = key * BASE + units;
    const known = this.plans.get(key);
    if (known !== undefined || this.plans.has(key)) return known;
    const plan = planGoods(this.stock, this.need);
    this.plans.set(key, plan);
    return plan;
  }

  /** Ships depend on the destinations alone. */
  private planFleet(destinations: number): readonly ShipUse[] | undefined {
    if (this.fleets === undefined) return planShips(this.stock, destinations);
    if (!this.fleets.has(destinations)) this.fleets.set(destinations, planShips(this.stock, destinations));
    return this.fleets.get(destinations);
  }

  private extend(
    chosen: readonly CardId[],
    destinations: number,
    fleet: readonly ShipUse[],
    from: number,
  ): void {
    for (let i = from; i < this.contracts.length; i += 1) {
      const contract = this.contracts[i] as CardId;
      const bound = destinations | (1 << (DESTINATION[contract] as number));
      const ships = bound === destinations ? fleet : this.planFleet(bound);
      if (ships === undefined) continue;
      const good = GOOD[contract] as number;
      const before = this.need[good] as number;
      this.need[good] = before + (UNITS[contract] as number);
      const plan = this.planNeed();
      if (plan !== undefined) {
        const contracts = [...chosen, contract];
        this.found.push({ type: 'deliver', contracts, ships, goods: plan.goods, gold: plan.gold });
        this.extend(contracts, bound, ships, i + 1);
      }
      this.need[good] = before;
    }
  }
}

/**
 * Every sensible delivery of a hand: for each set of contracts that can be delivered together, the best plan. A set
 * can only be delivered if it can without its last contract, so hopeless branches are left early; plans are shared
 * by sets that ask for the same goods.
 */
export function listDeliveries(hand: readonly CardId[], ships: readonly CardId[]): readonly Delivery[] {
  if (ships.length === 0) return NONE;
  const contracts = deliverableContracts(shared.fill(hand, ships));
  if (contracts.length > 1) return new Lister(shared, contracts.slice(0, MOST_LISTED)).list();
  const only = planFrom(shared, contracts);
  return only === undefined ? NONE : [only];
}
