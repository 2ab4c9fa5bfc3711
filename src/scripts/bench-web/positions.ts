import type { Seat } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import { advance, begin, type Play } from '@/engine/play';
import { Dice, parseSeed, type Random, type Seed } from '@/engine/random';
import { packetRow } from '@/games/packet-row';
import { AREAS } from '@/games/packet-row/cards';
import type { PacketRowMove } from '@/games/packet-row/move';
import type { PacketRowOptions, PacketRowState } from '@/games/packet-row/state';

export type PacketRowPlay = Play<PacketRowState, PacketRowMove, PacketRowOptions>;

/** How somebody answers who wants to bring a game to a certain position. */
type Manner = (moves: readonly PacketRowMove[], state: PacketRowState, random: Random) => PacketRowMove;

const DECLINING: readonly PacketRowMove['type'][] = ['decline', 'pass', 'done'];

function only(moves: readonly PacketRowMove[], ...types: PacketRowMove['type'][]): readonly PacketRowMove[] {
  return moves.filter(({ type }) => types.includes(type));
}

/** The area with most cards left, so that all four last equally long. */
function fullestArea(moves: readonly PacketRowMove[], state: PacketRowState): PacketRowMove | undefined {
  const left = (move: PacketRowMove) => {
    const area = move.type === 'choose' ? state.areas[AREAS.indexOf(move.area)] : undefined;
    return area === undefined ? 0 : area.deck.length + area.future.length;
  };
  return [...only(moves, 'choose')].sort((a, b) => left(b) - left(a))[0];
}

/**
 * Spins a game out: banknotes and contracts go one by one, and one card is taken before the harbour master takes the
 * second, so that everybody has been asked whenever an area is filled up again.
 */
const lingering: Manner = (moves, state, random) => {
  const [extra] = [
    ...only(moves, 'cash'),
    ...moves.filter((move) => move.type === 'deliver' && move.contracts.length === 1),
  ];
  const takes = only(moves, 'take').filter((move) => move.type === 'take' && move.assistant === undefined);
  const untouched = state.areas[state.area]?.taken.length === 0;
  const take = state.phase === 'master' || untouched ? takes[random.below(takes.length)] : undefined;
  return extra ?? fullestArea(moves, state) ?? take ?? refusal(moves);
};

/** Takes nothing, and lets every area be chosen. */
const declining: Manner = (moves, state) => fullestArea(moves, state) ?? refusal(moves);

/** Takes whatever there is, and delivers nothing. */
const collecting: Manner = (moves, state, random) => {
  const takes = only(moves, 'take');
  return (
    only(moves, 'cash')[0] ?? takes[random.below(takes.length)] ?? fullestArea(moves, state) ?? refusal(moves)
  );
};

function refusal(moves: readonly PacketRowMove[]): PacketRowMove {
  const [move] = only(moves, ...DECLINING);
  if (move === undefined) throw new Error('somebody is asked who cannot refuse');
  return move;
}

function start(seats: number, options: PacketRowOptions, name: string): PacketRowPlay {
  const play = begin(packetRow, { seed: parseSeed(name) as Seed, options, seats });
  if (isProblem(play)) throw new Error(`no game can begin: ${play.problem}`);
  return play;
}

function playUntil(
  begun: PacketRowPlay,
  manner: Manner,
  enough: (play: PacketRowPlay, asked: Seat) => boolean,
): PacketRowPlay {
  const random = new Dice(begun.seed, 'bench');
  let play = begun;
  for (;;) {
    const asked = packetRow.waitingFor(play.state)[0];
    if (asked === undefined) throw new Error(`the game was over after ${play.moves.length} moves`);
    if (enough(play, asked)) return play;
    const move = manner(packetRow.moves(play.state, asked), play.state, random);
    const advanced = advance(packetRow, play, asked, move);
    if (isProblem(advanced)) throw new Error(`move ${play.moves.length + 1} is illegal: ${advanced.problem}`);
    play = advanced.play;
  }
}

/** Whoever sits here is the person; bots have the other seats. */
export const PERSON: Seat = 0;

/** A first decision of the person, who is harbour master. */
export function opening(seats: number): PacketRowPlay {
  return start(seats, { ledger: true, firstHarbourMaster: PERSON }, 'bench-opening');
}

/** Among three players a game lasts longest: theirs can reach this many moves. The person is asked. */
export function longGame(moves: number): PacketRowPlay {
  const begun = start(3, { ledger: true, firstHarbourMaster: PERSON }, 'bench-long');
  return playUntil(begun, lingering, (play, asked) => play.moves.length >= moves && asked === PERSON);
}

/** All areas have been chosen and nobody took anything: when the person declines, all supplies are filled again. */
export function beforeFullRefill(seats: number): PacketRowPlay {
  return playUntil(
    opening(seats),
    declining,
    ({ state }) => state.phase === 'master' && state.areas.every(({ chosen }) => chosen),
  );
}

/** Well on in a game, one of its people could decline, and somebody else is asked then. */
export function beforeHandOver(seats: number, moves: number): PacketRowPlay {
  return playUntil(opening(seats), collecting, (play, asked) => {
    if (asked !== PERSON || play.moves.length < moves) return false;
    if (!packetRow.moves(play.state, PERSON).some(({ type }) => type === 'decline')) return false;
    const declined = advance(packetRow, play, PERSON, { type: 'decline' });
    return !isProblem(declined) && (packetRow.waitingFor(declined.play.state)[0] ?? PERSON) !== PERSON;
  });
}

const usesTraderAndCaptain = (move: PacketRowMove): boolean =>
  move.type === 'deliver' &&
  move.goods.some(({ trader }) => trader !== undefined) &&
  move.ships.some(({ captain }) => captain !== undefined);

/** The person is asked and could deliver with the help of a trader and a captain. */
export function beforeHelpedDelivery(seats: number): PacketRowPlay {
  return playUntil(
    start(seats, { ledger: true, firstHarbourMaster: PERSON }, 'helped-6'),
    collecting,
    ({ state }, asked) => asked === PERSON && packetRow.moves(state, PERSON).some(usesTraderAndCaptain),
  );
}
