import type { Seat } from '@/engine/game';
import { begin, carryOut, type PlayedMove } from '@/engine/play';
import { rotterdam } from '@/games/rotterdam';
import { SHIP_CARD_NAMES, type ShipCardName } from '@/games/rotterdam/cards/ship-cards';
import type { RotterdamMove } from '@/games/rotterdam/move';
import type { Phase, RotterdamState } from '@/games/rotterdam/state';
import type { MatchTable } from '@/match/table';
import type { PlayedGame } from '@/match/whole';
import { botMove } from '../../src/scripts/arena/bots';
import { expectNoProblem, seedOf } from './random-play';

/** Shows every position of a game by sensible players, until that is enough. */
function playSensibly(
  table: MatchTable,
  show: (state: RotterdamState, sofar: () => PlayedGame) => 'enough' | 'more',
): void {
  const seed = seedOf('rotterdam-positions');
  const play = expectNoProblem(begin(rotterdam, { seed, options: table.options, seats: table.seats.length }));
  const moves: PlayedMove<RotterdamMove>[] = [];
  const sealed: boolean[] = [];
  const sofar = (): PlayedGame => ({
    table,
    play: { ...play, state: rotterdam.clone(play.state), moves: [...moves], sealed: [...sealed] },
    log: [],
  });
  while (show(play.state, sofar) === 'more') {
    const [seat] = rotterdam.waitingFor(play.state);
    if (seat === undefined) throw new Error('the game never comes to such a position');
    const view = rotterdam.view(play.state, seat);
    const move = botMove('greedy', { game: rotterdam, view, seat, seed, moveNumber: moves.length });
    const next = { seat, move: move as RotterdamMove };
    sealed.push(carryOut(rotterdam, play.state, play, moves.length, next).sealed);
    moves.push(next);
  }
}

/** A game by sensible players, as far as the first position that fits. */
export function rotterdamGameAt(table: MatchTable, fits: (state: RotterdamState) => boolean): PlayedGame {
  let found: PlayedGame | undefined;
  playSensibly(table, (state, sofar) => {
    if (!fits(state)) return 'more';
    found = sofar();
    return 'enough';
  });
  return found as PlayedGame;
}

/** A kind of question, or a ship card that can be played. */
export type Answerable = Exclude<Phase, 'over'> | ShipCardName;

/** What can be answered in a position: its question, where there is a choice, and the ship cards in hand. */
function answerableIn(state: RotterdamState, moves: readonly RotterdamMove[]): readonly Answerable[] {
  const cards = moves.flatMap((move) => (move.type === 'play' ? (SHIP_CARD_NAMES[move.card] ?? []) : []));
  return state.phase !== 'over' && moves.length > 1 ? [state.phase, ...cards] : cards;
}

/** Whether a position is looked for, by what can be done in it. */
export type Fits = (moves: readonly RotterdamMove[], state: RotterdamState, seat: Seat) => boolean;

/** For each of these a game as far as the first position that fits. */
export function rotterdamGamesWhere<Name extends string>(
  table: MatchTable,
  wanted: Readonly<Record<Name, Fits>>,
): Readonly<Record<Name, PlayedGame>> {
  const names = Object.keys(wanted) as Name[];
  const found = new Map<Name, PlayedGame>();
  playSensibly(table, (state, sofar) => {
    const [seat] = rotterdam.waitingFor(state);
    if (seat === undefined)
      throw new Error(`never found: ${names.filter((name) => !found.has(name)).join()}`);
    const moves = rotterdam.moves(state, seat);
    for (const name of names) {
      if (!found.has(name) && wanted[name](moves, state, seat)) found.set(name, sofar());
    }
    return found.size === names.length ? 'enough' : 'more';
  });
  return Object.fromEntries(found) as Record<Name, PlayedGame>;
}

/** For each of these a game in which it can just be answered. */
export const rotterdamGamesAt = <Wanted extends Answerable>(
  table: MatchTable,
  wanted: readonly Wanted[],
): Readonly<Record<Wanted, PlayedGame>> =>
  rotterdamGamesWhere(
    table,
    Object.fromEntries(
      wanted.map((one): [Wanted, Fits] => [one, (moves, state) => answerableIn(state, moves).includes(one)]),
    ) as Record<Wanted, Fits>,
  );
