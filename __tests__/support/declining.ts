import { advance, begin, type Play } from '@/engine/play';
import { Dice } from '@/engine/random';
import { packetRow } from '@/games/packet-row';
import type { PacketRowMove } from '@/games/packet-row/move';
import type { PacketRowOptions, PacketRowState } from '@/games/packet-row/state';
import type { MatchSeat, MatchTable } from '@/match/table';
import type { PlayedGame } from '@/match/whole';
import { expectNoProblem, seedOf } from './random-play';

type PacketRowPlay = Play<PacketRowState, PacketRowMove, PacketRowOptions>;

const anna: MatchSeat = { kind: 'human', name: 'Anna', house: 'ball' };
const ben: MatchSeat = { kind: 'human', name: 'Ben', house: 'star' };
const greta: MatchSeat = { kind: 'bot', name: 'Greta', house: 'saltire', level: 'easy' };

const declineOf = ({ state }: PacketRowPlay, seat: number) =>
  packetRow.moves(state, seat).find(({ type }) => type === 'decline');

const givesUp = ({ state }: PacketRowPlay, seat: number): boolean =>
  packetRow.moves(state, seat).some(({ type }) => type === 'decline' || type === 'pass');

const after = (play: PacketRowPlay, seat: number, move: PacketRowMove): PacketRowPlay =>
  expectNoProblem(advance(packetRow, play, seat, move)).play;

const askedIn = ({ state }: PacketRowPlay): number | undefined => packetRow.waitingFor(state)[0];

/** Whoever declines now is followed by a person who may give up too, whatever a bot does between. */
function isFollowed(play: PacketRowPlay, { seats }: MatchTable): boolean {
  const asked = askedIn(play);
  if (asked === undefined || seats[asked]?.kind !== 'human') return false;
  const decline = declineOf(play, asked);
  if (decline === undefined) return false;
  const next = after(play, asked, decline);
  const other = askedIn(next);
  if (other === undefined || other === asked) return false;
  if (seats[other]?.kind === 'human') return givesUp(next, other);
  return packetRow.moves(next.state, other).every((move) => {
    const then = after(next, other, move);
    return askedIn(then) === asked && givesUp(then, asked);
  });
}

/** A table with open hands at which two questions that can be declined follow each other. */
export function aboutToDecline(company: 'people' | 'bot', name: string): PlayedGame {
  const table: MatchTable = {
    game: 'packet-row',
    seats: [anna, company === 'people' ? ben : greta],
    options: { ledger: true, firstHarbourMaster: 0 },
    houseRules: { takeBack: true, openHands: true },
  };
  const seed = seedOf(name);
  const random = new Dice(seed, 'players');
  let play: PacketRowPlay = expectNoProblem(begin(packetRow, { seed, options: table.options, seats: 2 }));
  while (!isFollowed(play, table)) {
    const asked = askedIn(play);
    if (asked === undefined) throw new Error('nobody could decline twice');
    const moves = packetRow
      .moves(play.state, asked)
      .filter(({ type }) => type !== 'deliver' && type !== 'cash');
    play = after(play, asked, moves[random.below(moves.length)] as PacketRowMove);
  }
  return { table, play, log: [] };
}
