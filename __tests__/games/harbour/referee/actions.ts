import { boardOf } from './catalogue';
import { GOODS, type Good, type PublishedMove, type Symbol } from './published';
import { openings, purchase, type Terms } from './purchase';
import {
  add,
  ask,
  askGood,
  countOf,
  except,
  heldBy,
  occupantsOf,
  othersOf,
  pairsOfTokens,
  playerAt,
  remove,
  spaceOf,
  swapTokens,
  unitsOf,
  type Course,
} from './table';
import { receive, type Visit } from './visit';

type Action = (visit: Visit) => Course;

const PLAIN: Terms = { discount: 0, most: 1 };
const gains = (goods: readonly Good[]) => goods.map((good) => ({ type: 'gain', good }) as const);

/** One unit each time, of the goods that are offered. */
function* receiveChosen(visit: Visit, goods: readonly Good[], units = 1): Course<Good> {
  const good = yield* askGood(visit.player.seat, 'gain', goods);
  receive(visit, good, units);
  return good;
}

function* receiveDifferent(visit: Visit, count: number): Course {
  const chosen: Good[] = [];
  while (chosen.length < count) chosen.push(yield* receiveChosen(visit, except(...chosen)));
}

const gain = (...goods: readonly [Good, number][]): Action =>
  function* (visit) {
    for (const [good, units] of goods) receive(visit, good, units);
  };

const convert = (from: Good, cost: number, ...goods: readonly [Good, number][]): Action =>
  function* (visit) {
    if (visit.player.goods[from] < cost) return;
    remove(visit.player, from, cost);
    for (const [good, units] of goods) receive(visit, good, units);
  };

const forEach = (symbol: Symbol, ...goods: readonly Good[]): Action =>
  function* (visit) {
    for (const good of goods) receive(visit, good, countOf(visit.player, symbol));
  };

/** HB-13: a purchase that may be left. */
function* mayPurchase(visit: Visit, terms: Terms): Course {
  const deal = { visit, terms, goodsFollow: false };
  const first = openings(deal);
  if (first.length === 0) return;
  const move = yield* ask(visit.player.seat, [...first, { type: 'done' }]);
  if (move.type !== 'done') yield* purchase(deal, move);
}

/** HB-13: a good and a purchase, in either order. */
const goodAndPurchase = (good: Good | 'any', terms: Terms): Action =>
  function* (visit) {
    const deal = { visit, terms, goodsFollow: true };
    const first = openings(deal);
    const goods = good === 'any' ? GOODS : [good];
    const move = first.length === 0 ? undefined : yield* ask(visit.player.seat, [...gains(goods), ...first]);
    if (move !== undefined && move.type !== 'gain') yield* purchase(deal, move);
    if (move?.type === 'gain') receive(visit, move.good);
    else if (good === 'any') yield* receiveChosen(visit, GOODS);
    else receive(visit, good);
    if (move === undefined || move.type === 'gain') yield* mayPurchase(visit, terms);
  };

/** The action of a player board: goods, or a purchase. Tells whether it was the goods. */
export function* startAction(visit: Visit, board: string): Course<boolean> {
  const { goods } = boardOf(board);
  const deal = { visit, terms: PLAIN, goodsFollow: false };
  const move = yield* ask(visit.player.seat, [...gains(GOODS), ...openings(deal)]);
  if (move.type !== 'gain') {
    yield* purchase(deal, move);
    return false;
  }
  if (goods !== 'any' && goods !== 'two different') receive(visit, goods);
  receive(visit, move.good);
  if (goods === 'two different') yield* receiveChosen(visit, except(move.good));
  return true;
}

function* tradersGuild(visit: Visit): Course {
  const { player } = visit;
  let from: Good | undefined;
  for (let turned = 0; turned < 4; turned += 1) {
    const sources = heldBy(player).filter((good) => from === undefined || good === from);
    if (sources.length === 0) break;
    const turns = sources.flatMap((source) =>
      except(source).map((to): PublishedMove => ({ type: 'turn', from: source, to })),
    );
    const move = yield* ask(player.seat, [...turns, { type: 'done' }]);
    if (move.type !== 'turn') break;
    from = move.from;
    remove(player, from);
    receive(visit, move.to);
  }
  yield* receiveChosen(visit, GOODS);
}

function* salvageYard(visit: Visit): Course {
  const { player } = visit;
  const enough = GOODS.filter((good) => player.goods[good] >= 5);
  if (enough.length === 0) return;
  const spent = yield* askGood(player.seat, 'spend', enough);
  remove(player, spent, 5);
  const first = yield* receiveChosen(visit, except(spent), 3);
  yield* receiveChosen(visit, except(spent, first), 3);
}

function* pawnshop(visit: Visit): Course {
  const { player } = visit;
  if (unitsOf(player.goods) < 2) return;
  const spent: Good[] = [];
  while (spent.length < 2) {
    const good = yield* askGood(player.seat, 'spend', heldBy(player));
    remove(player, good);
    spent.push(good);
  }
  yield* receiveChosen(visit, except(...spent), 4);
}

function* clockTower(visit: Visit): Course {
  const { player } = visit;
  const held = heldBy(player);
  if (held.length === 0) return;
  const good = yield* askGood(player.seat, 'gain', held);
  receive(visit, good, Math.min(3, player.goods[good]));
}

function* taxOffice(visit: Visit): Course {
  for (const other of othersOf(visit.table, visit.player.seat)) {
    const held = heldBy(other);
    if (held.length === 0) continue;
    const good = yield* askGood(other.seat, 'give', held);
    remove(other, good);
    receive(visit, good);
  }
}

function* lighthouse(visit: Visit): Course {
  const move = yield* ask(visit.player.seat, pairsOfTokens(visit.table, false));
  if (move.type !== 'swap') throw new Error('an exchange was asked for');
  swapTokens(visit.table, move.goods);
  yield* receiveChosen(visit, move.goods);
}

function* canalLock(visit: Visit): Course {
  const { table, player } = visit;
  const good = yield* askGood(
    player.seat,
    'raise',
    GOODS.filter((one) => spaceOf(table, one) < 5),
  );
  table.market = [...table.market.filter((one) => one !== good), good];
  receive(visit, 'wood');
}

function* auctionHouse(visit: Visit): Course {
  visit.table.market.reverse();
  const [cheapest] = visit.table.market;
  if (cheapest !== undefined) receive(visit, cheapest, 2);
}

function* privateerShip(visit: Visit): Course {
  const { table, player } = visit;
  const takes = othersOf(table, player.seat).flatMap((other) =>
    heldBy(other).map((good): PublishedMove => ({ type: 'take', from: other.seat, good })),
  );
  let open = [...takes, ...pairsOfTokens(table, true)];
  while (open.length > 0) {
    const move = yield* ask(player.seat, open);
    if (move.type === 'take') {
      remove(playerAt(table, move.from), move.good);
      receive(visit, move.good);
    }
    if (move.type === 'swap') swapTokens(table, move.goods);
    open = open.filter(({ type }) => type !== move.type);
  }
}

function* abbey(visit: Visit): Course {
  yield* receiveDifferent(visit, 3);
  for (const other of othersOf(visit.table, visit.player.seat)) {
    add(other, yield* askGood(other.seat, 'gain', GOODS));
  }
}

function* travellingShow(visit: Visit): Course {
  const { display, deck } = visit.table;
  const free = display.filter((building) => occupantsOf(visit.table, { building }).length === 0);
  if (free.length > 0) {
    const move = yield* ask(
      visit.player.seat,
      free.map((building) => ({ type: 'replace', building }) as const),
    );
    if (move.type !== 'replace') throw new Error('a building was asked for');
    deck.push(move.building);
    display[display.indexOf(move.building)] = deck.shift() ?? move.building;
  }
  yield* receiveChosen(visit, GOODS);
  yield* receiveChosen(visit, GOODS);
}

export const ACTIONS: Readonly<Record<string, Action>> = {
  'sushi-shop': convert('fish', 1, ['livestock', 1], ['stone', 1], ['wood', 1]),
  'carpenters-yard': convert('wood', 1, ['fish', 1], ['livestock', 1], ['stone', 1]),
  'butchers-hall': convert('livestock', 1, ['fish', 1], ['stone', 1], ['wood', 1]),
  stonecutter: convert('stone', 1, ['fish', 1], ['livestock', 1], ['wood', 1]),
  'golem-works': convert('livestock', 3, ['stone', 5]),
  shipbreakers: convert('stone', 3, ['wood', 5]),
  cannery: convert('wood', 3, ['fish', 5]),
  stockyard: convert('fish', 3, ['livestock', 5]),
  ranch: forEach('anchor', 'livestock'),
  trawler: forEach('anchor', 'fish'),
  quarry: forEach('anchor', 'stone'),
  'timber-yard': forEach('anchor', 'wood'),
  'cold-store': forEach('warehouse', 'fish', 'livestock'),
  depot: forEach('warehouse', 'stone', 'wood'),
  'bait-shop': gain(['fish', 2], ['livestock', 1]),
  'cattle-pens': gain(['livestock', 2], ['stone', 1]),
  'masons-hall': gain(['stone', 2], ['wood', 1]),
  'lumber-camp': gain(['wood', 2], ['fish', 1]),
  pub: (visit) => receiveDifferent(visit, 2),
  'traders-guild': tradersGuild,
  'salvage-yard': salvageYard,
  'clock-tower': clockTower,
  'tax-office': taxOffice,
  lighthouse,
  'canal-lock': canalLock,
  'auction-house': auctionHouse,
  library: goodAndPurchase('any', { discount: 0, most: 2 }),
  bank: goodAndPurchase('any', { discount: 2, most: 1 }),
  'merchants-guild': goodAndPurchase('fish', PLAIN),
  'architectural-society': goodAndPurchase('stone', PLAIN),
  'harbour-crane': goodAndPurchase('wood', PLAIN),
  'shipwrights-guild': (visit) => mayPurchase(visit, { discount: 2, most: 1 }),
  'privateer-ship': privateerShip,
  abbey,
  'travelling-show': travellingShow,
  pawnshop,
};
