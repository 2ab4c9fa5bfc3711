import { buildingOf } from './catalogue';
import { GOODS, type Good, type PublishedMove, type Stock } from './published';
import {
  add,
  ask,
  askGood,
  countOf,
  othersOf,
  spaceOf,
  unitsOf,
  type Course,
  type Player,
  type Table,
} from './table';
import type { Visit } from './visit';

/** What a building's buy action adds to HB-20. */
export interface Terms {
  /** $2 more, or a price $2 less, which comes to the same. */
  readonly discount: number;
  readonly most: 1 | 2;
}

interface Deal {
  readonly visit: Visit;
  readonly terms: Terms;
  /** The other part of the action gives a good afterwards. */
  readonly goodsFollow: boolean;
}

/** What has been sold so far, not yet carried out on the table. */
interface Sale {
  readonly goods: Stock;
  readonly money: number;
  readonly inland: boolean;
  readonly shipped: readonly Good[];
}

const nothingSold = ({ visit }: Deal): Sale => ({
  goods: { ...visit.player.goods },
  money: 0,
  inland: false,
  shipped: [],
});

/** What stays of a shipped good without a warehouse. */
function staysOf({ table, player }: Visit, good: Good, held: number): number {
  if (player.board === 'bookkeeper') return held - spaceOf(table, good);
  return player.board === 'wholesaler' ? 1 : 0;
}

/** HB-21. */
function ship({ visit }: Deal, sale: Sale, good: Good): Sale {
  const space = spaceOf(visit.table, good);
  const more = visit.player.board === 'clockmaker' && space === 2 ? 1 : 0;
  return {
    ...sale,
    goods: { ...sale.goods, [good]: staysOf(visit, good, sale.goods[good]) },
    money: sale.money + space + more,
    shipped: [...sale.shipped, good],
  };
}

/** HB-40. */
function sellInland(sale: Sale): Sale {
  const { fish, livestock, stone, wood } = sale.goods;
  const goods = { fish: fish - 1, livestock: livestock - 1, stone: stone - 1, wood: wood - 1 };
  return { ...sale, goods, money: sale.money + 5, inland: true };
}

function affordable({ visit, terms }: Deal, sale: Sale, bought: readonly string[]): string[] {
  const { table, player } = visit;
  const paid = bought.reduce((sum, id) => sum + (buildingOf(id).price ?? 0) - terms.discount, 0);
  const means = sale.money + countOf(player, 'coin') * (bought.length + 1) - paid;
  return table.display.filter((id) => {
    const { price } = buildingOf(id);
    return !bought.includes(id) && price !== undefined && price - terms.discount <= means;
  });
}

/** HB-11: a good is left for the fee, whatever else is done with the warehouses. */
function leavesFee({ visit, goodsFollow }: Deal, sale: Sale): boolean {
  const { player } = visit;
  return (
    !visit.owesFee ||
    unitsOf(sale.goods) > 0 ||
    goodsFollow ||
    player.board === 'investor' ||
    countOf(player, 'warehouse') > 0
  );
}

const mayBuy = (deal: Deal, sale: Sale) =>
  sale.shipped.length > 0 && leavesFee(deal, sale) ? affordable(deal, sale, []) : [];

/** Every sale that may follow, by its move. */
function steps(deal: Deal, sale: Sale): { move: PublishedMove; then: Sale }[] {
  const { table } = deal.visit;
  const inland =
    table.inlandTraders &&
    !sale.inland &&
    sale.shipped.length === 0 &&
    GOODS.every((good) => sale.goods[good] > 0);
  const goods = GOODS.filter(
    (good) => !sale.shipped.includes(good) && sale.goods[good] >= spaceOf(table, good),
  );
  return [
    ...(inland ? [{ move: { type: 'inland' } as const, then: sellInland(sale) }] : []),
    ...goods.map((good) => ({ move: { type: 'ship', good } as const, then: ship(deal, sale, good) })),
  ];
}

function canBeFinished(deal: Deal, sale: Sale): boolean {
  return mayBuy(deal, sale).length > 0 || steps(deal, sale).some(({ then }) => canBeFinished(deal, then));
}

const legalSteps = (deal: Deal, sale: Sale) =>
  steps(deal, sale).filter(({ then }) => canBeFinished(deal, then));

/** The moves that begin a purchase; none when it is impossible. */
export const openings = (deal: Deal): PublishedMove[] =>
  legalSteps(deal, nothingSold(deal)).map(({ move }) => move);

/** HB-20 to HB-25, from its first move on. */
export function* purchase(deal: Deal, opening: PublishedMove): Course {
  const { player } = deal.visit;
  let sale = nothingSold(deal);
  let move = opening;
  const bought: string[] = [];
  while (bought.length === 0) {
    if (move.type === 'buy') bought.push(move.building);
    else {
      const { type } = move;
      const good = 'good' in move ? move.good : undefined;
      const step = legalSteps(deal, sale).find(
        (one) => one.move.type === type && (!('good' in one.move) || one.move.good === good),
      );
      if (step === undefined) throw new Error('no step of a purchase');
      sale = step.then;
      move = yield* ask(player.seat, [
        ...legalSteps(deal, sale).map((next) => next.move),
        ...mayBuy(deal, sale).map((building) => ({ type: 'buy', building }) as const),
      ]);
    }
  }
  const more = deal.terms.most === 2 ? affordable(deal, sale, bought) : [];
  if (more.length > 0) {
    const second = yield* ask(player.seat, [
      ...more.map((building) => ({ type: 'buy', building }) as const),
      { type: 'done' },
    ]);
    if (second.type === 'buy') bought.push(second.building);
  }
  yield* settle(deal, sale, bought);
}

function* settle(deal: Deal, sale: Sale, bought: readonly string[]): Course {
  const { table, player } = deal.visit;
  const warehouses = countOf(player, 'warehouse');
  const left = { ...player.goods };
  for (const good of GOODS) left[good] -= (sale.inland ? 1 : 0) + sale.goods[good];
  Object.assign(player.goods, sale.goods);
  for (const other of othersOf(table, player.seat)) {
    if (other.board === 'mason' && sale.shipped.includes('stone')) add(other, 'stone');
  }
  yield* slide(table, player, sale.shipped);
  yield* keep(deal, sale.shipped, left, warehouses);
  player.bought.push(...bought);
  if (player.board === 'investor') {
    yield* investorGains(player, bought.length);
  }
  refill(table, bought);
}

function* investorGains(player: Player, units: number): Course {
  for (let unit = 0; unit < units; unit += 1) add(player, yield* askGood(player.seat, 'gain', GOODS));
}

/** HB-23. */
function* slide(table: Table, player: Player, shipped: readonly Good[]): Course {
  let waiting = table.market.filter((good) => shipped.includes(good));
  const stayed = table.market.filter((good) => !shipped.includes(good));
  const filled: Good[] = [];
  while (player.board === 'auctioneer' && waiting.length > 1) {
    const next = yield* askGood(
      player.seat,
      'fill',
      GOODS.filter((good) => waiting.includes(good)),
    );
    filled.push(next);
    waiting = waiting.filter((good) => good !== next);
  }
  table.market = [...filled, ...waiting, ...stayed];
}

/** HB-22. */
function* keep(deal: Deal, shipped: readonly Good[], left: Stock, warehouses: number): Course {
  const { player } = deal.visit;
  for (let used = 0; used < warehouses; used += 1) {
    const goods = GOODS.filter((good) => shipped.includes(good) && left[good] > 0);
    if (goods.length === 0) return;
    const needed =
      deal.visit.owesFee && unitsOf(player.goods) === 0 && !deal.goodsFollow && player.board !== 'investor';
    const move = yield* ask(player.seat, [
      ...goods.map((good) => ({ type: 'keep', good }) as const),
      ...(needed ? [] : [{ type: 'done' } as const]),
    ]);
    if (move.type !== 'keep') return;
    left[move.good] -= 1;
    add(player, move.good);
  }
}

/** HB-24. */
function refill({ display, deck }: Table, bought: readonly string[]): void {
  for (let slot = 0; slot < display.length; slot += 1) {
    if (!bought.includes(display[slot] ?? '')) continue;
    const next = deck.shift();
    if (next === undefined) throw new Error('the deck of 36 cannot run out');
    display[slot] = next;
  }
}
