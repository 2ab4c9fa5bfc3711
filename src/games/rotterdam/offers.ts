import { HARBOURS, PRODUCTS, RAWS } from './cards/goods';
import { ORDERS } from './cards/orders';
import { CASH, ROLES } from './cards/roles';
import { EFFECTS, type Effect } from './cards/ship-cards';
import { CHANNELS, COLOURS, POSITIONS, WATER_COUNT } from './cards/waterways';
import { CARGO_SOURCES, type CargoSource, type RotterdamMove } from './move';

/*
 * Every move of the game but high bids exists once, frozen: listing moves costs no memory, and search lists them by the
 * million. Lists are indexed by what the move is about.
 */
const freeze = (move: RotterdamMove): RotterdamMove => Object.freeze(move);
const each = (list: readonly unknown[], make: (id: number) => RotterdamMove): readonly RotterdamMove[] =>
  list.map((_, id) => freeze(make(id)));

const waters = POSITIONS.slice(0, WATER_COUNT);

/** By start * RAWS.length + raw material. */
export const LAUNCH = waters.flatMap((_, at) => each(RAWS, (raw) => ({ type: 'launch', at, raw })));

const USUAL_BIDS = Array.from({ length: 100 }, (_, amount) => freeze({ type: 'bid', amount }));
export const bidOf = (amount: number): RotterdamMove => USUAL_BIDS[amount] ?? { type: 'bid', amount };
export const PASS = freeze({ type: 'pass' });

export const WORK = each(ROLES, (role) => ({ type: 'work', role }));
export const FORWARD = each(ORDERS, (order) => ({ type: 'forward', order }));
export const CASH_AT = each(CASH, (place) => ({ type: 'cash', place }));
export const BUILD = each(HARBOURS, (harbour) => ({ type: 'build', harbour }));

export const TAKE_FREE = each(RAWS, (raw) => ({ type: 'takeFree', raw }));
export const BUY_RAW = each(RAWS, (raw) => ({ type: 'buyRaw', raw }));
export const SELL_RAW = each(RAWS, (raw) => ({ type: 'sellRaw', raw }));
export const PLACE = each(waters, (at) => ({ type: 'place', at }));
const loads = (from: CargoSource) => each(RAWS, (raw) => ({ type: 'load', from, raw }));
export const LOAD = { stock: loads('stock'), market: loads('market'), free: loads('free') };
export const LOAD_NOTHING = freeze({ type: 'loadNothing' });

export const COLOUR = each(COLOURS, (colour) => ({ type: 'colour', colour }));
/** By channel. */
export const SAIL = CHANNELS.map(({ from, to }) => freeze({ type: 'sail', at: from, to }));
export const STAY = each(waters, (at) => ({ type: 'stay', at }));

export const TAKE_CARD = each(EFFECTS, (card) => ({ type: 'takeCard', card }));
export const DRAW_CARD = freeze({ type: 'drawCard' });
export const UNLOAD = freeze({ type: 'unload' });
export const FACTORY = each([0, 1, 2, 3], (owner) => ({ type: 'factory', owner }));
export const BUY = each(PRODUCTS, (product) => ({ type: 'buy', product }));
export const SELL = each(PRODUCTS, (product) => ({ type: 'sell', product }));
export const FINISH = freeze({ type: 'finish' });

function playsOf(effect: Effect, card: number): readonly RotterdamMove[] {
  switch (effect.verb) {
    case 'advance':
      return CHANNELS.map(({ from, to }) => freeze({ type: 'play', card, at: from, to }));
    case 'retreat':
      return CHANNELS.map(({ from, to }) => freeze({ type: 'play', card, at: to, to: from }));
    case 'reload':
      return waters.flatMap((_, at) => each(RAWS, (raw) => ({ type: 'play', card, at, raw })));
    case 'score':
      return [];
    default:
      return each(waters, (at) => ({ type: 'play', card, at }));
  }
}

/**
 * By card; then by channel where the card moves a ship, by position * RAWS.length + raw material where it loads one, by
 * position otherwise.
 */
export const PLAY = EFFECTS.map(playsOf);
export const PARTNER = each(waters, (at) => ({ type: 'partner', at }));

/** Every move that has no amount, for tests that ask about all of them. */
export const ALL_MOVES: readonly RotterdamMove[] = [
  ...LAUNCH,
  PASS,
  ...WORK,
  ...FORWARD,
  ...CASH_AT,
  ...BUILD,
  ...TAKE_FREE,
  ...BUY_RAW,
  ...SELL_RAW,
  ...PLACE,
  ...CARGO_SOURCES.flatMap((from) => LOAD[from]),
  LOAD_NOTHING,
  ...COLOUR,
  ...SAIL,
  ...STAY,
  ...TAKE_CARD,
  DRAW_CARD,
  UNLOAD,
  ...FACTORY,
  ...BUY,
  ...SELL,
  ...PLAY.flat(),
  ...PARTNER,
  FINISH,
];
