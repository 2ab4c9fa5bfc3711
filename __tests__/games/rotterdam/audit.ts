import {
  COPIES,
  HARBOUR_OF,
  HIGHEST_PRICE,
  LOWEST_PRICE,
  SITE_PRICES,
  UNITS,
} from '@/games/rotterdam/cards/goods';
import {
  FACTORIES_EACH,
  LAST_ROUND,
  SHIP_CARD_LIMIT,
  SHIPS_EACH,
  STOCK_LIMIT,
  WORKERS_EACH,
} from '@/games/rotterdam/cards/limits';
import { ORDER_POINTS, ORDERS } from '@/games/rotterdam/cards/orders';
import { FIRST_PLACE, PLACES_OF, ROLES } from '@/games/rotterdam/cards/roles';
import { SHIP_CARD_COUNT } from '@/games/rotterdam/cards/ship-cards';
import { NOBODY, NONE, codeCargo, codeOwner, stockSize, type RotterdamState } from '@/games/rotterdam/state';

const sum = (list: readonly number[]): number => list.reduce((total, item) => total + item, 0);

/** How often a number is in a list; a plain loop, since law tests ask after every move. */
function times(list: readonly number[], item: number): number {
  let found = 0;
  for (const other of list) if (other === item) found += 1;
  return found;
}
const ships = (state: RotterdamState) => state.harbours.flat();

function units(state: RotterdamState): string[] {
  return UNITS.flatMap((all, raw) => {
    const aboard = times(state.cargo, raw) + ships(state).filter((ship) => codeCargo(ship) === raw).length;
    const stored = sum(state.players.map(({ stock }) => stock[raw] ?? 0));
    const gone = state.gone[raw] ?? 0;
    return gone === aboard + stored && gone >= 0 && gone <= all ? [] : [`raw material ${raw}: ${gone} gone`];
  });
}

function products(state: RotterdamState): string[] {
  return COPIES.flatMap((all, product) => {
    const held = sum(state.players.map(({ hand }) => hand[product] ?? 0));
    const stacked = times(state.stacks[HARBOUR_OF[product] ?? 0] ?? [], product);
    return held + stacked === all ? [] : [`product ${product}: ${held} in hands, ${stacked} in the stack`];
  });
}

function prices(state: RotterdamState): string[] {
  return state.prices.flatMap((price, product) =>
    price < (LOWEST_PRICE[product] ?? 0) || price > (HIGHEST_PRICE[product] ?? 0)
      ? [`price ${product}: ${price}`]
      : [],
  );
}

function orders(state: RotterdamState): string[] {
  const places = ORDERS.map(() => 0);
  for (const list of [state.orders, state.orderDeck, ...state.players.map((player) => player.orders)]) {
    for (const order of list) if (order !== NONE) places[order] = (places[order] ?? 0) + 1;
  }
  const lost = places.flatMap((count, order) =>
    count === 1 ? [] : [`order ${order} is in ${count} places`],
  );
  const points = state.players.flatMap((player, seat) =>
    player.orderPoints === sum(player.orders.map((order) => ORDER_POINTS[order] ?? 0))
      ? []
      : [`order points of ${seat}`],
  );
  return [...lost, ...points];
}

function shipCards(state: RotterdamState): string[] {
  return SHIP_CARD_COUNT.flatMap((all, card) => {
    const held = sum(state.players.map(({ cards }) => cards[card] ?? 0));
    const lying = times([...state.row, ...state.deck, ...state.played], card);
    return held + lying === all ? [] : [`ship card ${card}: ${held} in hands, ${lying} elsewhere`];
  });
}

function fleets(state: RotterdamState): string[] {
  const seats = state.players.length;
  return state.players.flatMap((player, seat) => {
    const afloat = times(state.owners, seat) + ships(state).filter((ship) => codeOwner(ship) === seat).length;
    const built = times(state.factories.flat(), seat);
    const placed = times(state.places, seat);
    return [
      ...(player.ships + afloat === SHIPS_EACH[seats] ? [] : [`ships of ${seat}`]),
      ...(player.factories + built === FACTORIES_EACH ? [] : [`factories of ${seat}`]),
      ...(player.workers + placed === WORKERS_EACH[seats] ? [] : [`workers of ${seat}`]),
    ];
  });
}

function hands(state: RotterdamState): string[] {
  return state.players.flatMap((player, seat) => [
    ...(player.money < 0 ? [`seat ${seat} owes money`] : []),
    ...(stockSize(player) > STOCK_LIMIT ? [`stock of ${seat}`] : []),
    ...(player.stock.some((count) => count < 0) ? [`stock of ${seat} below nothing`] : []),
    ...(player.cardCount > SHIP_CARD_LIMIT || player.cardCount !== sum(player.cards)
      ? [`ship cards of ${seat}`]
      : []),
    ...(player.shown.some((count, product) => count < 0 || count > (player.hand[product] ?? 0))
      ? [`shown of ${seat}`]
      : []),
    ...(player.cardsShown.some((count, card) => count < 0 || count > (player.cards[card] ?? 0))
      ? [`ship cards shown of ${seat}`]
      : []),
  ]);
}

function board(state: RotterdamState): string[] {
  return [
    ...state.owners.flatMap((owner, at) =>
      owner === NOBODY && (state.cargo[at] !== NONE || (((state.held | state.releasing) >> at) & 1) === 1)
        ? [`something is at ${at} without a ship`]
        : [],
    ),
    ...state.factories.flatMap((sites, harbour) =>
      sites.length > (SITE_PRICES[harbour] ?? []).length ? [`sites of ${harbour}`] : [],
    ),
    ...state.unseen.flatMap((unseen, harbour) =>
      unseen < 0 || unseen > (state.stacks[harbour] ?? []).length ? [`unseen cards of ${harbour}`] : [],
    ),
    ...ROLES.flatMap((name, role) => {
      const first = FIRST_PLACE[role] ?? 0;
      const beyond = state.places.slice(
        first + (PLACES_OF[state.players.length]?.[role] ?? 0),
        FIRST_PLACE[role + 1],
      );
      return beyond.every((seat) => seat === NOBODY) ? [] : [`places of ${name}`];
    }),
    ...(state.round > LAST_ROUND ? ['a round after the last'] : []),
  ];
}

/** Names what is not conserved or not possible in a state. */
export function audit(state: RotterdamState): string[] {
  return [units, products, prices, orders, shipCards, fleets, hands, board].flatMap((check) => check(state));
}
