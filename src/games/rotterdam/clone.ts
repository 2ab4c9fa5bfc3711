import type { Action, PlayerState, RotterdamState } from './state';

/* Written out by hand: search copies a state for every line it looks at. */

export function cloneAction(action: Action): Action {
  return {
    bid: action.bid,
    bidder: action.bidder,
    asked: action.asked,
    bought: action.bought,
    sold: action.sold,
    freeTaken: action.freeTaken,
    placed: action.placed,
    placedEmpty: action.placedEmpty,
    start: action.start,
    colour: action.colour,
    colours: action.colours,
    mover: action.mover,
    pending: action.pending,
    picks: action.picks,
    picked: action.picked,
    blind: action.blind,
    harbour: action.harbour,
    worked: action.worked,
    deals: action.deals,
    deal: action.deal,
    card: action.card,
    first: action.first,
    back: action.back,
  };
}

function clonePlayer(player: PlayerState): PlayerState {
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
    cardCount: player.cardCount,
    orders: player.orders.slice(),
    orderPoints: player.orderPoints,
  };
}

export function cloneLists(lists: readonly (readonly number[])[]): number[][] {
  const copy: number[][] = [];
  for (const list of lists) copy.push(list.slice());
  return copy;
}

export function clone(state: RotterdamState): RotterdamState {
  const players: PlayerState[] = [];
  for (const player of state.players) players.push(clonePlayer(player));
  return {
    fixedRounds: state.fixedRounds,
    bidding: state.bidding,
    round: state.round,
    harbourMaster: state.harbourMaster,
    turn: state.turn,
    actor: state.actor,
    phase: state.phase,
    action: cloneAction(state.action),
    players,
    gone: state.gone.slice(),
    prices: state.prices.slice(),
    stacks: cloneLists(state.stacks),
    unseen: state.unseen.slice(),
    owners: state.owners.slice(),
    cargo: state.cargo.slice(),
    held: state.held,
    releasing: state.releasing,
    harbours: cloneLists(state.harbours),
    factories: cloneLists(state.factories),
    places: state.places.slice(),
    orders: state.orders.slice(),
    orderDeck: state.orderDeck.slice(),
    row: state.row.slice(),
    deck: state.deck.slice(),
    played: state.played.slice(),
    shuffleSeed: state.shuffleSeed,
  };
}
