import type { Seat } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import { advance, begin } from '@/engine/play';
import { parseSeed, type Seed } from '@/engine/random';
import { packetRow } from '@/games/packet-row';
import { botMove } from '../arena/bots';
import { PERSON, type PacketRowPlay } from '../bench-web/positions';

/** Late enough for ships on the quay and full hands. */
const WELL_ON = 7;
const TRIES = 20;

/** A game as sensible players play it: pictures of a table are judged by what is usual on one. */
function playedSensibly(
  seats: number,
  name: string,
  enough: (play: PacketRowPlay, asked: Seat | undefined) => boolean,
): PacketRowPlay | undefined {
  const seed = parseSeed(name) as Seed;
  const begun = begin(packetRow, { seed, options: { ledger: true, firstHarbourMaster: PERSON }, seats });
  if (isProblem(begun)) throw new Error(`no game can begin: ${begun.problem}`);
  let play: PacketRowPlay = begun;
  for (;;) {
    const [asked] = packetRow.waitingFor(play.state);
    if (enough(play, asked)) return play;
    if (asked === undefined) return undefined;
    const decision = { game: packetRow, seed, seat: asked, moveNumber: play.moves.length };
    const move = botMove('medium', { ...decision, view: packetRow.view(play.state, asked) });
    const advanced = advance(packetRow, play, asked, move);
    if (isProblem(advanced)) throw new Error(`a bot made an illegal move: ${advanced.problem}`);
    play = advanced.play;
  }
}

const mayTakeAndDeliver = ({ state }: PacketRowPlay, asked: Seat | undefined): boolean => {
  if (asked !== PERSON || packetRow.round(state) < WELL_ON) return false;
  const types = new Set(packetRow.moves(state, PERSON).map(({ type }) => type));
  return types.has('take') && types.has('deliver');
};

/** The person may take a card, and may deliver. Not every game comes to that. */
export function busyTable(seats: number): PacketRowPlay {
  for (let number = 1; number <= TRIES; number += 1) {
    const play = playedSensibly(seats, `busy-table-${number}`, mayTakeAndDeliver);
    if (play !== undefined) return play;
  }
  throw new Error(`no game of ${TRIES} comes to a busy table`);
}

export function finishedGame(seats: number): PacketRowPlay {
  const play = playedSensibly(seats, 'finished-game', (_, asked) => asked === undefined);
  if (play === undefined) throw new Error('the game has no end');
  return play;
}
