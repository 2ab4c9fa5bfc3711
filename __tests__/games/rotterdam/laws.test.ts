import type { PlayedMove } from '@/engine/play';
import { rotterdam } from '@/games/rotterdam';
import { HARBOURS, PRODUCTS, RAWS } from '@/games/rotterdam/cards/goods';
import { ORDER_NAMES } from '@/games/rotterdam/cards/orders';
import { CASHIER, FORWARDER, MANUFACTURER, ROLES } from '@/games/rotterdam/cards/roles';
import { EFFECTS, SHIP_CARD_NAMES } from '@/games/rotterdam/cards/ship-cards';
import { AHEAD_IN, CHANNELS, COLOURS } from '@/games/rotterdam/cards/waterways';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { ALL_MOVES } from '@/games/rotterdam/offers';
import { isFree, isHeld } from '@/games/rotterdam/rules/ships';
import { PHASES, type RotterdamState } from '@/games/rotterdam/state';
import { describeLaws } from '../../support/laws';
import { audit } from './audit';

/** What was met in the random games, by kind of content. */
const met = {
  types: new Set<string>(),
  phases: new Set<string>(),
  roles: new Set<number>(),
  openOrders: new Set<number>(),
  cardsTaken: new Set<number>(),
  cardsPlayed: new Set<number>(),
  channels: new Set<number>(),
  colours: new Set<number>(),
  raws: new Set<string>(),
  products: new Set<string>(),
  harboursBuilt: new Set<number>(),
  workedHarbours: new Set<number>(),
  options: new Set<string>(),
};

const channelOf = (from: number, to: number): number =>
  CHANNELS.findIndex((channel) => channel.from === from && channel.to === to);

/** A ship of the captain goes through the only channel of the colour ahead if its end is free. */
function meetChannels(state: RotterdamState, colour: number): void {
  CHANNELS.forEach(({ from, to }, channel) => {
    const ahead = AHEAD_IN[from * COLOURS.length + colour] ?? [];
    if (ahead.length !== 1 || !ahead.includes(channel)) return;
    if (state.owners[from] === state.turn && !isHeld(state, from) && isFree(state, to))
      met.channels.add(channel);
  });
}

function meetMove(state: RotterdamState, move: RotterdamMove): void {
  switch (move.type) {
    case 'work':
      met.roles.add(move.role);
      break;
    case 'forward':
      met.roles.add(FORWARDER);
      break;
    case 'cash':
      met.roles.add(CASHIER);
      break;
    case 'build':
      met.roles.add(MANUFACTURER);
      met.harboursBuilt.add(move.harbour);
      break;
    case 'buyRaw':
    case 'sellRaw':
    case 'takeFree':
    case 'load':
      met.raws.add(`${move.type} ${move.raw}`);
      break;
    case 'buy':
    case 'sell':
      met.products.add(`${move.type} ${move.product}`);
      break;
    case 'colour':
      met.colours.add(move.colour);
      meetChannels(state, move.colour);
      break;
    case 'takeCard':
      met.cardsTaken.add(move.card);
      break;
    case 'play':
      met.cardsPlayed.add(move.card);
      if (EFFECTS[move.card]?.verb === 'advance') met.channels.add(channelOf(move.at, move.to ?? -1));
      break;
    case 'sail':
      met.channels.add(channelOf(move.at, move.to));
      break;
    case 'factory':
      met.workedHarbours.add(state.action.harbour);
      break;
    default:
  }
}

function witness(state: RotterdamState, { move }: PlayedMove<RotterdamMove>): void {
  met.types.add(move.type);
  met.phases.add(state.phase);
  met.options.add(`${state.fixedRounds} ${state.bidding} ${state.players.length}`);
  for (const order of state.orders) met.openOrders.add(order);
  meetMove(state, move);
}

describeLaws({
  game: rotterdam,
  optionSets: [
    {},
    { fixedRounds: true },
    { bidding: true },
    { fixedRounds: true, bidding: true, firstHarbourMaster: 1 },
  ],
  gamesPerSetting: 17,
  longest: 10_000,
  sampling: 300,
  audit,
  witness,
});

const indices = (list: readonly unknown[]): number[] => list.map((_, index) => index);
const missing = <T>(wanted: readonly T[], seen: ReadonlySet<T>): T[] =>
  wanted.filter((item) => !seen.has(item));

describe('the random games of Rotterdam meet', () => {
  it('every kind of move and every phase but the end', () => {
    expect(missing([...ALL_MOVES.map((move) => move.type), 'bid'], met.types)).toEqual([]);
    expect(missing(PHASES, met.phases)).toEqual(['over']);
  });

  it('every role', () => {
    expect(missing(indices(ROLES), met.roles)).toEqual([]);
  });

  it('every order on the table', () => {
    expect(missing(indices(ORDER_NAMES), met.openOrders)).toEqual([]);
  });

  it('every ship card, taken and, but for points, played', () => {
    expect(missing(indices(SHIP_CARD_NAMES), met.cardsTaken)).toEqual([]);
    const playable = indices(EFFECTS).filter((card) => EFFECTS[card]?.verb !== 'score');
    expect(missing(playable, met.cardsPlayed)).toEqual([]);
  });

  it('every channel and colour', () => {
    expect(missing(indices(CHANNELS), met.channels)).toEqual([]);
    expect(missing(indices(COLOURS), met.colours)).toEqual([]);
  });

  it('every raw material, bought, sold, free and loaded', () => {
    const uses = ['buyRaw', 'sellRaw', 'takeFree', 'load'].flatMap((use) =>
      indices(RAWS).map((raw) => `${use} ${raw}`),
    );
    expect(missing(uses, met.raws)).toEqual([]);
  });

  it('every product, bought and sold', () => {
    const uses = ['buy', 'sell'].flatMap((use) => indices(PRODUCTS).map((product) => `${use} ${product}`));
    expect(missing(uses, met.products)).toEqual([]);
  });

  it('factories in every harbour, and choices between them', () => {
    expect(missing(indices(HARBOURS), met.harboursBuilt)).toEqual([]);
    expect(missing(indices(HARBOURS), met.workedHarbours)).toEqual([]);
  });

  it('every option at every number of players', () => {
    expect(met.options.size).toBe(4 * 3);
  });
});
