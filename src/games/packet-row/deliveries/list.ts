import type { CardId } from '../cards';
import { GOOD, UNITS } from '../cards/figures';
import type { Delivery } from '../move';
import { planGoods, type GoodsPlan } from './goods';
import { planFrom } from './plan';
import { planShips } from './ships';
import { deliverableContracts, Stock } from './stock';

/** More contracts than this are never planned together in a list; a player may still pick them by hand. */
const MOST_LISTED = 12;
/** No hand asks for this many units of one good, so a need is one number in this base. */
const BASE = 128;

const NONE: readonly Delivery[] = [];
const shared = new Stock();

class Lister {
  private readonly found: Delivery[] = [];
  private readonly need = [0, 0, 0, 0];
  private readonly plans = new Map<number, GoodsPlan | undefined>();

  constructor(
    private readonly stock: Stock,
    private readonly contracts: readonly CardId[],
  ) {}

  list(): readonly Delivery[] {
    this.extend([], 0);
    return this.found;
  }

  private planNeed(): GoodsPlan | undefined {
    let key = 0;
    for (const units of this.need) key = key * BASE + units;
    if (!this.plans.has(key)) this.plans.set(key, planGoods(this.stock, this.need));
    return this.plans.get(key);
  }

  private extend(chosen: readonly CardId[], from: number): void {
    for (let i = from; i < this.contracts.length; i += 1) {
      const contract = this.contracts[i] as CardId;
      const contracts = [...chosen, contract];
      const ships = planShips(this.stock, contracts);
      if (ships === undefined) continue;
      const good = GOOD[contract] as number;
      const before = this.need[good] as number;
      this.need[good] = before + (UNITS[contract] as number);
      const plan = this.planNeed();
      if (plan !== undefined) {
        this.found.push({ type: 'deliver', contracts, ships, goods: plan.goods, gold: plan.gold });
        this.extend(contracts, i + 1);
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
