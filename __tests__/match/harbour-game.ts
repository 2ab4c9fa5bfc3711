import { begin, carryOut, type PlayedMove } from '@/engine/play';
import { harbour } from '@/games/harbour';
import type { MatchSeat, MatchTable } from '@/match/table';
import type { PlayedGame } from '@/match/whole';
import { opened, type Opening } from '@/match/opening';
import { read } from '../games/harbour/scenario';
import { expectNoProblem, seedOf } from '../support/random-play';
import { human, openTable, type Setting } from './open-table';

const SEED = 'steps-36';
export const OPTIONS = { startingPlayer: 0 };

/** A short game of two. Move 11 turns a building up before its buyer gains a good; so does the last, which is a `keep`. */
const GAME: readonly string[] = [
  ...['gain stone', 'gain stone', 'gain stone'],
  ...['gain wood', 'gain stone', 'gain wood'],
  'go lumber-camp',
  'go cattle-pens',
  ...['go bank', 'ship wood', 'ship stone', 'buy lumber-camp', 'gain wood'],
  'go auction-house',
  'go cattle-pens',
  ...['go lumber-camp', 'later', 'pay livestock'],
  ...['go bank', 'gain fish', 'ship livestock', 'ship fish', 'buy ranch', 'keep fish'],
];

/** Where this move of the game is asked for; the last of that name. */
export const before = (move: string): number => GAME.lastIndexOf(move);
export const FIRST_STOCK = GAME.slice(0, 3);
/** With a reveal in the middle. */
export const FIRST_PURCHASE = GAME.slice(9, 13);
/** With a reveal at its end. */
export const SECOND_PURCHASE = GAME.slice(20);

type Moves = readonly [unknown, ...unknown[]];

export const readAll = ([first, ...more]: readonly string[]): Moves => [read(first ?? ''), ...more.map(read)];

/** The first moves of the game, as another match may begin with them. */
export function openingOf(count: number): Opening {
  const seed = seedOf(SEED);
  const play = expectNoProblem(begin(harbour, { seed, options: OPTIONS, seats: 2 }));
  const moves = GAME.slice(0, count).map((text, number): PlayedMove<unknown> => {
    const played = { seat: harbour.waitingFor(play.state)[0] ?? 0, move: read(text) };
    carryOut(harbour, play.state, play, number, played);
    return played;
  });
  return { seed, moves };
}

const AGREED = { takeBack: true, openHands: false };
const PEOPLE: readonly MatchSeat[] = [human('Anna'), human('Ben')];
/** Anna alone: whoever is asked next, she keeps the device. */
export const ALONE: readonly MatchSeat[] = [
  human('Anna'),
  { kind: 'bot', name: 'Bo', house: 'star', level: 'easy' },
];

/** The game after so many moves, as a match that was opened again keeps it. */
export function playedTo(count: number): PlayedGame {
  const table: MatchTable = { game: 'harbour', seats: PEOPLE, options: OPTIONS, houseRules: AGREED };
  return { table, ...expectNoProblem(opened(harbour, table, openingOf(count))) };
}

/** The game after so many moves, for Anna to go on. */
export function harbourAt(count: number, setting: Partial<Setting> = {}) {
  const seats = setting.seats ?? PEOPLE;
  const begun = { options: OPTIONS, seats, houseRules: AGREED };
  const left = expectNoProblem(opened(harbour, begun, openingOf(count)));
  const table = openTable({
    game: 'harbour',
    options: OPTIONS,
    botPause: () => 'step',
    left,
    ...setting,
    seats,
  });
  table.match.reveal();
  return { ...table, made: () => table.now().play.moves.length };
}
