import { rotterdam } from '@/games/rotterdam';
import type { Answer } from '@/games/rotterdam/ahead/courses';
import { tradesOf } from '@/games/rotterdam/ahead/deals';
import { ordersOf } from '@/games/rotterdam/ahead/orders';
import { rolesOf, type RoleAhead, type RoleGain } from '@/games/rotterdam/ahead/roles';
import { shipCardsOf } from '@/games/rotterdam/ahead/ship-cards';
import { ORDER_POINTS, ORDER_PRODUCTS } from '@/games/rotterdam/cards/orders';
import {
  CAPTAIN,
  CASH,
  FIRST_PLACE,
  FORWARDER,
  LOADER,
  ROLES,
  SAILOR,
  SHIPOWNER,
  TRADER,
} from '@/games/rotterdam/cards/roles';
import { COLOURS, harbourAt, isHarbour } from '@/games/rotterdam/cards/waterways';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { playerAt, type RotterdamState } from '@/games/rotterdam/state';
import { after, code, inGames, moneyOf, readyOrders, rich, view } from './in-games';
import { happens } from './positions';
import { replayed, type Replayed } from './replayed';

const gain = <Name extends RoleGain['role']>(gains: readonly RoleGain[], name: Name) =>
  gains.find((one): one is Extract<RoleGain, { role: Name }> => one.role === name);

/** Takes as many cards as the sailor may. */
function cardsTaken(state: RotterdamState, seat: number): number {
  let now = after(state, seat, { type: 'work', role: SAILOR });
  for (;;) {
    if (now.actor !== seat || now.turn !== seat || now.phase === 'work') break;
    const take = rotterdam.moves(now, seat).find(({ type }) => type === 'takeCard' || type === 'drawCard');
    if (take === undefined) break;
    now = after(now, seat, take);
  }
  return playerAt(now, seat).cardCount - playerAt(state, seat).cardCount;
}

/** As many ships as can be placed, by really trying every cargo. */
function mostPlaced(state: RotterdamState, seat: number): number {
  const place = rotterdam.moves(state, seat).find(({ type }) => type === 'place');
  if (place === undefined) return state.action.placed;
  const placed = after(state, seat, place);
  return Math.max(
    ...rotterdam.moves(placed, seat).map((cargo) => mostPlaced(after(placed, seat, cargo), seat)),
  );
}

/** RT-12: whose workers are where, and where the next one then stands. */
function checkPlaces(state: RotterdamState, seat: number, told: readonly RoleAhead[]): void {
  const workers = told.flatMap((role) => role.workers.map((owner) => owner ?? -1));
  expect(workers.filter((owner) => owner >= 0)).toEqual(state.places.filter((owner) => owner >= 0));
  for (const { places, workers: there } of told)
    expect(places).toEqual({ free: there.filter((owner) => owner === undefined).length, all: there.length });
  for (const move of rotterdam.moves(state, seat)) {
    if (move.type !== 'work') continue;
    const { events } = happens(state, [{ seat, move }]);
    const put = events.find((event) => event.type === 'moved' && event.to.zone === 'place');
    const place = put?.type === 'moved' ? Number(put.to.at) : -1;
    const first = (told[move.role]?.workers ?? []).indexOf(undefined);
    expect(place - (FIRST_PLACE[move.role] ?? 0)).toBe(first);
  }
}

type Worth = readonly [bonus: number, arrivals: number, steps: number];

const isBetter = (one: Worth, other: Worth): boolean => {
  const at = one.findIndex((figure, index) => figure !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
};

/** What a colour is worth to the captain, whatever owners answer, by really making all their moves. */
function worthOfColour(asked: RotterdamState, captain: number, colour: number): Worth {
  const ends: Replayed[] = [];
  const follow = (answers: readonly Answer[]): void => {
    const now = replayed(asked, answers);
    if (now.state.phase !== 'sail') ends.push(now);
    else
      for (const move of rotterdam.moves(now.state, now.state.actor))
        follow([...answers, { seat: now.state.actor, move }]);
  };
  follow([{ seat: captain, move: { type: 'colour', colour } }]);
  const own = ends.map(({ turns }) =>
    turns.filter((one) => one.owner === captain && one.stays === undefined),
  );
  const fits = own.map((turns) =>
    turns.filter(({ from, to }) => isHarbour(to) && harbourAt(to) === asked.cargo[from]),
  );
  return [
    Math.min(...ends.map(({ money }) => money[captain] ?? 0)),
    Math.max(...fits.map((turns) => turns.length)),
    Math.max(...own.map((turns) => turns.length)),
  ];
}

/** Really buys all that an order needs; undefined where that cannot be done, or nothing is missing. */
function purchaseOf(asked: RotterdamState, seat: number, order: number) {
  const missing = (ORDER_PRODUCTS[order] ?? []).filter(
    (product) => playerAt(asked, seat).hand[product] === 0,
  );
  let now = asked;
  for (const product of missing) {
    const buy: RotterdamMove = { type: 'buy', product };
    if (code(now, seat, buy) !== undefined) return undefined;
    const money = moneyOf(now, seat);
    now = after(now, seat, buy);
    // Asked for, but not in the stack.
    if (moneyOf(now, seat) === money) return undefined;
  }
  const sum = moneyOf(asked, seat) - moneyOf(now, seat);
  return missing.length === 0 ? undefined : { order, products: missing, sum };
}

describe('what a role gives now', () => {
  it('RT-12 is what its moves then give, and a role is closed just where it has no move', () => {
    inGames({ games: 8, phases: ['work'], least: 300 }, (state, seat) => {
      const told = rolesOf(view(state, seat), seat);
      const moves = rotterdam.moves(state, seat);
      const open = told.filter(({ problem }) => problem === undefined).map(({ role }) => ROLES[role]);
      const names = { forward: 'forwarder', cash: 'cashier', build: 'manufacturer' } as const;
      const legal = moves.flatMap((move) =>
        move.type === 'work'
          ? [ROLES[move.role]]
          : move.type in names
            ? [names[move.type as keyof typeof names]]
            : [],
      );
      expect(open).toEqual([...new Set(legal)]);
      checkPlaces(state, seat, told);
      const gains = told.map((role) => role.gain);
      const best = (type: RotterdamMove['type'], worth: (move: RotterdamMove) => number) =>
        Math.max(0, ...moves.filter((move) => move.type === type).map(worth));
      const forwarder = told[FORWARDER];
      expect(gain(gains, 'forwarder')).toMatchObject({
        points:
          forwarder?.problem === undefined
            ? best('forward', (move) => ORDER_POINTS['order' in move ? move.order : 0] ?? 0)
            : Math.max(0, ...readyOrders(state, seat).map((order) => ORDER_POINTS[order] ?? 0)),
      });
      expect(gain(gains, 'cashier')?.amount).toBe(
        best('cash', (move) => CASH['place' in move ? move.place : 0] ?? 0),
      );
      if (open.includes('sailor')) expect(gain(gains, 'sailor')?.cards).toBe(cardsTaken(state, seat));
    });
  });

  it('RT-20 of the shipowner the free unit with its price, and the starts and ships that can be placed', () => {
    const found = { room: 0, full: 0, ships: [0, 0, 0] };
    inGames({ games: 8, phases: ['work'], least: 300 }, (state, seat) => {
      const work: RotterdamMove = { type: 'work', role: SHIPOWNER };
      if (code(state, seat, work) !== undefined) return;
      const told = gain(
        rolesOf(view(state, seat), seat).map((role) => role.gain),
        'shipowner',
      );
      const asked = after(state, seat, work);
      const offered = (at: RotterdamState, type: RotterdamMove['type']) =>
        rotterdam.moves(at, seat).filter((move) => move.type === type);
      // Without room the free unit may still go aboard.
      const bare = rotterdam.clone(asked);
      playerAt(bare, seat).stock.fill(0);
      const free = offered(bare, 'takeFree').flatMap((move) => ('raw' in move ? (move.raw ?? []) : []));
      expect(told?.free).toEqual(free);
      const isRoom = offered(asked, 'takeFree').length > 0;
      expect(told?.room).toBe(isRoom);
      const payer = rich(bare, seat);
      const paid = free.map(
        (raw) => moneyOf(payer, seat) - moneyOf(after(payer, seat, { type: 'buyRaw', raw }), seat),
      );
      expect([...new Set(paid)]).toEqual([told?.price]);
      const starts = offered(asked, 'place').flatMap((move) => ('at' in move ? move.at : []));
      if (playerAt(asked, seat).ships > 0) expect(told?.starts).toEqual(starts);
      const most = mostPlaced(asked, seat);
      expect(told?.ships).toBe(most);
      found[isRoom ? 'room' : 'full'] += 1;
      found.ships[most] = (found.ships[most] ?? 0) + 1;
    });
    expect(Math.min(found.room, found.full, ...found.ships)).toBeGreaterThan(5);
  });

  it('RT-21 RT-22 of the captain the colour with the highest sure bonus, then most own arrivals, then most own steps', () => {
    let paid = 0;
    inGames({ games: 4, phases: ['work'], least: 150 }, (state, seat) => {
      const work: RotterdamMove = { type: 'work', role: CAPTAIN };
      if (code(state, seat, work) !== undefined) return;
      const asked = after(state, seat, work);
      const all = COLOURS.map((_, colour) => worthOfColour(asked, seat, colour));
      const best = all.reduce((one, other) => (isBetter(other, one) ? other : one));
      const told = gain(
        rolesOf(view(state, seat), seat).map((role) => role.gain),
        'captain',
      )?.colour;
      expect(told?.colour).toBe(all.indexOf(best));
      expect([told?.bonus.least, told?.ownArrivals.most, told?.ownSteps.most]).toEqual(best);
      paid += best[0] > 0 ? 1 : 0;
    });
    expect(paid).toBeGreaterThan(20);
  });

  it('RT-24 of the loader the cards that then come, those by own choice of factories too', () => {
    let cards = 0;
    inGames({ games: 12, phases: ['work'], least: 400 }, (state, seat) => {
      const work: RotterdamMove = { type: 'work', role: LOADER };
      if (code(state, seat, work) !== undefined) return;
      const told = gain(
        rolesOf(view(state, seat), seat).map((role) => role.gain),
        'loader',
      );
      let now = after(state, seat, work);
      if (now.phase === 'loader') now = after(now, seat, { type: 'unload' });
      while (now.phase === 'factory') {
        const factories = rotterdam.moves(now, seat);
        const own = factories.find((move) => move.type === 'factory' && move.owner === seat);
        now = after(now, seat, own ?? (factories[0] as RotterdamMove));
      }
      const gained = playerAt(now, seat).hand.map(
        (count, product) => count - (playerAt(state, seat).hand[product] ?? 0),
      );
      const { products = [], unseen = 0, ships, harbours } = told ?? {};
      expect(gained.reduce((sum, count) => sum + count, 0)).toBe(products.length + unseen);
      gained.forEach((count, product) => {
        expect(products.filter((one) => one === product).length).toBeLessThanOrEqual(count);
      });
      expect(ships).toBe(state.harbours.reduce((sum, moored) => sum + moored.length, 0));
      expect(harbours).toEqual(
        state.harbours.flatMap((moored, harbour) => (moored.length > 0 ? [harbour] : [])),
      );
      cards += products.length + unseen;
    });
    expect(cards).toBeGreaterThan(50);
  });

  it('RT-25 of the trader the cheapest purchase that readies an order, else the best sale, as it then comes', () => {
    const kinds = { readies: 0, sale: 0, nothing: 0 };
    inGames({ games: 12, phases: ['work'], least: 400 }, (state, seat) => {
      const work: RotterdamMove = { type: 'work', role: TRADER };
      if (code(state, seat, work) !== undefined) return;
      const deal = gain(
        rolesOf(view(state, seat), seat).map((role) => role.gain),
        'trader',
      )?.deal;
      const asked = after(state, seat, work);
      const purchases = state.orders.flatMap((order) => purchaseOf(asked, seat, order) ?? []);
      const cheapest = Math.min(...purchases.map(({ sum }) => sum));
      kinds[deal?.kind ?? 'nothing'] += 1;
      if (deal?.kind === 'readies') {
        expect(deal.sum).toBeLessThanOrEqual(cheapest);
        const real = purchases.find(({ order }) => order === deal.order);
        if (real !== undefined) expect(deal).toMatchObject(real);
        return;
      }
      expect(purchases).toEqual([]);
      const sales = rotterdam.moves(asked, seat).flatMap((move) => {
        if (move.type !== 'sell') return [];
        const price = moneyOf(after(asked, seat, move), seat) - moneyOf(asked, seat);
        return [{ product: move.product, price }];
      });
      if (deal?.kind === 'sale') expect(sales).toContainEqual({ product: deal.product, price: deal.price });
      expect(deal?.kind === 'sale' ? deal.price : undefined).toBe(
        sales.length === 0 ? undefined : Math.max(...sales.map(({ price }) => price)),
      );
    });
    expect(Math.min(...Object.values(kinds))).toBeGreaterThan(20);
  });

  it('RT-28 of the manufacturer the cheapest site that can be built on, at what it then costs', () => {
    let built = 0;
    inGames({ games: 8, phases: ['work'], least: 300 }, (state, seat) => {
      const told = gain(
        rolesOf(view(state, seat), seat).map((role) => role.gain),
        'manufacturer',
      );
      const costs = rotterdam.moves(state, seat).flatMap((move) => {
        if (move.type !== 'build') return [];
        const paid = happens(state, [{ seat, move }]).events.find(
          (event) => event.type === 'counted' && event.what === 'money',
        );
        return paid?.type === 'counted' ? [{ harbour: move.harbour, price: paid.from - paid.to }] : [];
      });
      const cheapest = Math.min(...costs.map(({ price }) => price));
      if (costs.length === 0) expect(told).toMatchObject({ harbour: undefined, price: undefined });
      else expect(costs).toContainEqual({ harbour: told?.harbour, price: cheapest });
      expect(told?.price).toBe(costs.length === 0 ? undefined : cheapest);
      built += costs.length;
    });
    expect(built).toBeGreaterThan(100);
  });

  it('RT-60 depends on nothing of a covered hand', () => {
    inGames({ games: 3, phases: ['work', 'captain', 'after'], least: 100 }, (state, seat) => {
      const covered = view(state, 'table');
      if (!rotterdam.secrets(state, seat)) return;
      const told = rolesOf(covered, seat).map((role) => role.gain);
      const seen = rolesOf(view(state, seat), seat).map((role) => role.gain);
      told.forEach((one, role) => {
        expect(one).toEqual('covered' in one ? { role: ROLES[role], covered: true } : seen[role]);
      });
      expect(told.filter((one) => 'covered' in one)).toHaveLength(2);
      expect(ordersOf(covered, seat).every(({ hand }) => hand === undefined)).toBe(true);
      expect(shipCardsOf(covered, seat)).toEqual([]);
      expect(
        tradesOf(covered, seat).products.every(
          ({ buy, inHand }) => buy.steps.length === 0 && inHand === undefined,
        ),
      ).toBe(true);
    });
  });
});
