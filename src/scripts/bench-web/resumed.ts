import type { Game } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import { advance, begin, type Play } from '@/engine/play';
import { Dice, parseSeed, type Seed } from '@/engine/random';
import { harbour } from '@/games/harbour';
import { packetRow } from '@/games/packet-row';
import { rotterdam } from '@/games/rotterdam';
import { en } from '@/text/en';
import type { Target } from './phone';
import { HARBOUR_OPTIONS, HARBOUR_TABLE } from './harbour-scenes';
import { TABLE } from './packet-row-scenes';
import { longGame, PERSON } from './positions';
import type { Scene } from './scenes';
import { ROTTERDAM_TABLE } from './rotterdam-scenes';
import { storedGameOf } from './stored';

/** A game that somebody left and comes back to. */
export interface Resumed extends Scene {
  readonly moves: number;
  /** Milliseconds from the tap to the table. */
  readonly atMost: number;
}

const SETTINGS = { motion: 'full' } as const;
const MOST_MS = 1_000;
const PACKET_ROW_MOVES = 300;
const PACKET_ROW_MOST_MS = 400;
const HARBOUR_MOVES = 150;
const HARBOUR_SEATS = 4;
const ROTTERDAM_MOVES = 300;
const ROTTERDAM_SEATS = 4;
const ROTTERDAM_OPTIONS = { fixedRounds: false, bidding: true, firstHarbourMaster: PERSON };

/** Any game whose moves are drawn by lot, up to a decision of the person. */
function drawnByLot<State, Move, View, Options>(
  game: Game<State, Move, View, Options>,
  options: Options,
  seats: number,
  atLeast: number,
): Play<State, Move, Options> {
  const seed = parseSeed('bench-by-lot') as Seed;
  const random = new Dice(seed, 'bench');
  const begun = begin(game, { seed, options, seats });
  if (isProblem(begun)) throw new Error(`no game can begin: ${begun.problem}`);
  let play = begun;
  for (;;) {
    const [asked] = game.waitingFor(play.state);
    if (asked === undefined) throw new Error(`the game was over after ${play.moves.length} moves`);
    if (play.moves.length >= atLeast && asked === PERSON) return play;
    const moves = game.moves(play.state, asked);
    const move = moves[random.below(moves.length)];
    if (move === undefined) throw new Error('somebody is asked who has no move');
    const advanced = advance(game, play, asked, move);
    if (isProblem(advanced)) throw new Error(`a drawn move is illegal: ${advanced.problem}`);
    play = advanced.play;
  }
}

async function resumed<State, Move, View, Options>(
  name: string,
  game: Game<State, Move, View, Options>,
  play: Play<State, Move, Options>,
  table: Target,
  atMost = MOST_MS,
): Promise<Resumed> {
  const stored = await storedGameOf(game, play, SETTINGS);
  return { name, seats: play.seats, moves: play.moves.length, stored, table, atMost };
}

/** One of every game that has a table. */
export const RESUMED: readonly (() => Promise<Resumed>)[] = [
  () =>
    resumed(en.games['packet-row'].name, packetRow, longGame(PACKET_ROW_MOVES), TABLE, PACKET_ROW_MOST_MS),
  () =>
    resumed(
      en.games.harbour.name,
      harbour,
      drawnByLot(harbour, HARBOUR_OPTIONS, HARBOUR_SEATS, HARBOUR_MOVES),
      HARBOUR_TABLE,
    ),
  () =>
    resumed(
      en.games.rotterdam.name,
      rotterdam,
      drawnByLot(rotterdam, ROTTERDAM_OPTIONS, ROTTERDAM_SEATS, ROTTERDAM_MOVES),
      ROTTERDAM_TABLE,
    ),
];
