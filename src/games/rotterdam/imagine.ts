import { shuffle, type Random } from '@/engine/random';
import { COPIES, HARBOURS, PRODUCTS_OF, type Harbour, type Product } from './cards/goods';
import { ORDERS } from './cards/orders';
import { SHIP_CARD_COUNT, type ShipCard } from './cards/ship-cards';
import { cloneAction, cloneLists } from './clone';
import { add, NONE, type PlayerState, type RotterdamState } from './state';
import { hasFaceUp, type PlayerView, type RotterdamView } from './view';

/** As many sides as the dice that are laid down at set-up. */
const DIE = 0x1_0000_0000;

function copyPlayer(player: PlayerView): PlayerState {
  return {
    money: player.money,
    workers: player.workers,
    ships: player.ships,
    factories: player.factories,
    stock: player.stock.slice(),
    hand: player.hand.slice(),
    shown: player.shown.slice(),
    cards: player.cards.slice(),
    cardsShown: player.cardsShown.slice(),
    cardCount: player.cards.reduce((sum, count) => sum + count, player.hiddenCards),
    orders: player.orders.slice(),
    orderPoints: player.orderPoints,
  };
}

function pushTimes(list: number[], item: number, times: number): void {
  for (let i = 0; i < times; i += 1) list.push(item);
}

/** The cards of a harbour whose place the viewer does not know, in a random order. */
function hiddenProducts(seen: RotterdamView, harbour: Harbour, random: Random): Product[] {
  const pool: Product[] = [];
  const stack = seen.stacks[harbour];
  for (const product of PRODUCTS_OF[harbour] as readonly Product[]) {
    let left = COPIES[product] as number;
    for (const player of seen.players) left -= player.hand[product] as number;
    if (stack?.faceUp === product) left -= 1;
    for (const card of stack?.under ?? []) if (card === product) left -= 1;
    pushTimes(pool, product, left);
  }
  shuffle(pool, random);
  return pool;
}

/** Deals a harbour's hidden cards among the hands and the unseen part of the stack, and answers the stack. */
function dealProducts(
  seen: RotterdamView,
  players: readonly PlayerState[],
  harbour: Harbour,
  random: Random,
): Product[] {
  const pool = hiddenProducts(seen, harbour, random);
  seen.players.forEach(({ hidden }, seat) => {
    const hand = players[seat]?.hand ?? [];
    for (let i = hidden[harbour] as number; i > 0; i -= 1) add(hand, pool.pop() as Product, 1);
  });
  const { faceUp, under = [] } = seen.stacks[harbour] ?? {};
  const stack = [...under, ...pool];
  if (faceUp !== undefined) stack.push(faceUp);
  return stack;
}

/** How many ship cards of each kind are where the viewer does not see them: in hands or in the deck. */
export function hiddenShipCards(seen: RotterdamView): number[] {
  const left = SHIP_CARD_COUNT.slice();
  for (const player of seen.players) player.cards.forEach((count, card) => add(left, card, -count));
  for (const card of seen.row) if (card !== NONE) add(left, card, -1);
  for (const card of seen.played) add(left, card, -1);
  return left;
}

/** Deals the hidden ship cards among the hands and answers the deck. */
function dealShipCards(seen: RotterdamView, players: readonly PlayerState[], random: Random): ShipCard[] {
  const left = hiddenShipCards(seen);
  const pool: ShipCard[] = [];
  left.forEach((count, card) => pushTimes(pool, card, count));
  shuffle(pool, random);
  seen.players.forEach(({ hiddenCards }, seat) => {
    const cards = players[seat]?.cards ?? [];
    for (let i = hiddenCards; i > 0; i -= 1) add(cards, pool.pop() as ShipCard, 1);
  });
  return pool;
}

function hiddenOrders(seen: RotterdamView, random: Random): number[] {
  const known = new Array<boolean>(ORDERS.length).fill(false);
  for (const order of seen.orders) if (order !== NONE) known[order] = true;
  for (const player of seen.players) for (const order of player.orders) known[order] = true;
  const deck: number[] = [];
  for (let order = 0; order < ORDERS.length; order += 1) if (known[order] !== true) deck.push(order);
  shuffle(deck, random);
  return deck;
}

/** A full state drawn among those that the view cannot tell apart: whatever the viewer has not seen is dealt anew. */
export function imagine(seen: RotterdamView, random: Random): RotterdamState {
  const players = seen.players.map(copyPlayer);
  return {
    fixedRounds: seen.fixedRounds,
    bidding: seen.bidding,
    round: seen.round,
    harbourMaster: seen.harbourMaster,
    turn: seen.turn,
    actor: seen.actor,
    phase: seen.phase,
    action: cloneAction(seen.action),
    players,
    gone: seen.gone.slice(),
    prices: seen.prices.slice(),
    stacks: HARBOURS.map((_, harbour) => dealProducts(seen, players, harbour, random)),
    unseen: seen.stacks.map(({ unseen }) => unseen),
    owners: seen.owners.slice(),
    cargo: seen.cargo.slice(),
    held: seen.held,
    releasing: seen.releasing,
    harbours: cloneLists(seen.harbours),
    factories: cloneLists(seen.factories),
    places: seen.places.slice(),
    orders: seen.orders.slice(),
    orderDeck: hiddenOrders(seen, random),
    row: seen.row.slice(),
    deck: dealShipCards(seen, players, random),
    played: seen.played.slice(),
    shuffleSeed: random.below(DIE),
  };
}

/** All decks anew, and of the stacks what nobody has seen; what went under them in the open stays known. */
export function reshuffle(state: RotterdamState, random: Random): void {
  state.stacks.forEach((stack, harbour) => {
    const last = stack.length - (hasFaceUp(state, harbour) ? 1 : 0);
    const first = last - (state.unseen[harbour] as number);
    const unseen = stack.slice(first, last);
    shuffle(unseen, random);
    stack.splice(first, unseen.length, ...unseen);
  });
  shuffle(state.orderDeck, random);
  shuffle(state.deck, random);
  state.shuffleSeed = random.below(DIE);
}
