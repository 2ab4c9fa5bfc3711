import { begin, advance } from '@/engine/play';
import { Dice } from '@/engine/random';
import { packetRow } from '@/games/packet-row';
import { CARDS, type Area, type CardId } from '@/games/packet-row/cards';
import type { PacketRowMove } from '@/games/packet-row/move';
import type { PacketRowState } from '@/games/packet-row/state';
import type { PlayedGame } from '@/match/whole';
import type { MatchSeat, MatchTable } from '@/match/table';
import { lostUnits } from '@/ui/boards/packet-row/delivery/draft';
import { HOUSES } from '@/ui/theme/houses';
import { playedGame } from './played-game';
import { expectNoProblem, seedOf } from './random-play';

/** As long as names may be, and as short. */
const NAMES = ['Maximiliane', 'Bo', 'Constantin', 'Friederike', 'Ella'] as const;

const SEATS: readonly MatchSeat[] = HOUSES.map((house, seat) => {
  const name = NAMES[seat] ?? house;
  return seat === 0 ? { kind: 'human', name, house } : { kind: 'bot', name, house, level: 'hard' };
});

const TABLE: MatchTable = {
  game: 'packet-row',
  seats: SEATS,
  options: { ledger: true, firstHarbourMaster: 0 },
  houseRules: { takeBack: true, openHands: false },
};

/** So many that they overlap on every screen. */
export const FULL_HAND = 10;

const isBanknote = (card: CardId) => CARDS[card]?.kind === 'money';

function isCrowded(state: PacketRowState): boolean {
  const hand = state.players[0]?.hand ?? [];
  const types = new Set(packetRow.moves(state, 0).map(({ type }) => type));
  return (
    hand.length === FULL_HAND &&
    hand.filter(isBanknote).length >= 2 &&
    types.has('take') &&
    types.has('deliver')
  );
}

/**
 * Five at the table, one of them a person, whose hand is full: to be taken, cashed and delivered is enough for every
 * sheet. Whoever may take a card does, and nobody parts with one.
 */
export function crowdedTable(): PlayedGame {
  const random = new Dice(seedOf('crowded'), 'players');
  let play = expectNoProblem(
    begin(packetRow, { seed: seedOf('crowded'), options: TABLE.options, seats: SEATS.length }),
  );
  for (;;) {
    const asked = packetRow.waitingFor(play.state)[0];
    if (asked === undefined) throw new Error('the game was over before the hand was full');
    if (asked === 0 && isCrowded(play.state)) return { table: TABLE, play, log: [] };
    const keeping = packetRow
      .moves(play.state, asked)
      .filter(({ type }) => type !== 'cash' && type !== 'deliver');
    const takes = keeping.filter(({ type }) => type === 'take');
    const offered = takes.length > 0 ? takes : keeping;
    const move = offered[random.below(offered.length)] as PacketRowMove;
    play = expectNoProblem(advance(packetRow, play, asked, move)).play;
  }
}

/**
 * As many ships and cards as one person gets when the other only lets them: more than ever lie before anybody who plays.
 * Together they are at most 33, since an area runs empty then.
 */
export function largeFleet(ships: number, cards: number): PlayedGame {
  const table: MatchTable = { ...TABLE, seats: SEATS.slice(0, 2) };
  let play = expectNoProblem(
    begin(packetRow, { seed: seedOf('fleet5'), options: TABLE.options, seats: table.seats.length }),
  );
  for (;;) {
    const asked = packetRow.waitingFor(play.state)[0];
    const own = play.state.players[0];
    if (asked === undefined || own === undefined)
      throw new Error('the game was over before the fleet was large');
    if (asked === 0 && own.ships.length >= ships && own.hand.length >= cards) return { table, play, log: [] };
    const moves = packetRow.moves(play.state, asked);
    const move = asked === 0 ? greedy(moves, own.ships.length < ships) : modest(moves);
    play = expectNoProblem(advance(packetRow, play, asked, move)).play;
  }
}

/** The first person may deliver, and whatever they bring, some of it nobody gets. */
function deliversTooMuch(state: PacketRowState): boolean {
  const deliveries = packetRow.moves(state, 0).filter((move) => move.type === 'deliver');
  return deliveries.length > 0 && deliveries.every((delivery) => lostUnits(delivery).length > 0);
}

/** One person among bots, with a delivery that cannot be made without a loss. */
export function lossyDelivery(): PlayedGame {
  const table: MatchTable = { ...TABLE, seats: SEATS.slice(0, 3) };
  for (let game = 0; ; game += 1) {
    const random = new Dice(seedOf(`lossy-${game}`), 'players');
    const played = playedGame({
      table,
      random,
      accepts: ({ seat }, state) => seat !== 0 || !deliversTooMuch(state as PacketRowState),
    });
    if (deliversTooMuch(played.play.state as PacketRowState)) return played;
  }
}

type Moves = readonly PacketRowMove[];
const first = (moves: Moves, ...types: readonly PacketRowMove['type'][]): PacketRowMove | undefined =>
  types.flatMap((type) => moves.filter((move) => move.type === type)).at(0);
const choosing = (moves: Moves, area: Area): PacketRowMove | undefined =>
  moves.find((move) => move.type === 'choose' && move.area === area);

function costOf(card: CardId): number {
  const face = CARDS[card];
  return face !== undefined && 'cost' in face ? face.cost : 0;
}

/** The cheapest first, so that the money lasts; what it brought in is parted with for a ship alone. */
function greedy(moves: Moves, atSea: boolean): PacketRowMove {
  const takes = moves.filter((move) => move.type === 'take').sort((a, b) => costOf(a.card) - costOf(b.card));
  const isShip = ({ card }: { card: CardId }) => CARDS[card]?.kind === 'ship';
  const take = (atSea ? takes.find(isShip) : undefined) ?? takes.find((move) => !isShip(move)) ?? takes[0];
  const sail = atSea ? (choosing(moves, 'docks') ?? first(moves, 'cash')) : undefined;
  const wait = choosing(moves, 'bank') ?? first(moves, 'choose', 'pass', 'decline', 'done');
  return (take ?? sail ?? wait ?? moves[0]) as PacketRowMove;
}

const modest = (moves: Moves): PacketRowMove =>
  (first(moves, 'decline', 'pass', 'choose') ?? moves[0]) as PacketRowMove;
