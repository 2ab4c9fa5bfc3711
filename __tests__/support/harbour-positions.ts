import type { Seat } from '@/engine/game';
import { begin, carryOut, type PlayedMove } from '@/engine/play';
import { Dice } from '@/engine/random';
import { harbour } from '@/games/harbour';
import { questionOf, type Question } from '@/games/harbour/asked';
import type { HarbourMove } from '@/games/harbour/move';
import { argumentOf, giftReason, topOf, type Reason } from '@/games/harbour/rules/frames';
import type { HarbourState } from '@/games/harbour/state';
import type { MatchSeat, MatchTable } from '@/match/table';
import type { PlayedGame } from '@/match/whole';
import { expectNoProblem, randomMove, seedOf } from './random-play';

const HOUSES = ['ball', 'star', 'saltire', 'diamond'];
const NAMES = ['Anna', 'Ben', 'Cedric', 'David'];
/** More than are needed until every character was dealt. */
const GAMES = 400;

export const people = (count: number): readonly MatchSeat[] =>
  NAMES.slice(0, count).map((name, at) => ({ kind: 'human', name, house: HOUSES[at] ?? 'ball' }));

/** One person against bots. */
export const alone = (count: number): readonly MatchSeat[] =>
  people(count).map((seat, at) => (at === 0 ? seat : { ...seat, kind: 'bot', level: 'easy' }));

export const harbourTable = (seats: readonly MatchSeat[], options: object): MatchTable => ({
  game: 'harbour',
  seats,
  options,
  houseRules: { takeBack: true, openHands: false },
});

type Moves = readonly PlayedMove<HarbourMove>[];

/** Games at random, one after the other; before each move somebody may take what was played so far. */
function playMany(
  table: MatchTable,
  take: (state: HarbourState, game: () => PlayedGame, moves: Moves) => boolean,
): void {
  for (let game = 0; game < GAMES; game += 1) {
    const seed = seedOf(`positions-${game}`);
    const random = new Dice(seed, 'players');
    const play = expectNoProblem(begin(harbour, { seed, options: table.options, seats: table.seats.length }));
    const moves: PlayedMove<HarbourMove>[] = [];
    const sealed: boolean[] = [];
    const sofar = (): PlayedGame => ({
      table,
      play: { ...play, state: harbour.clone(play.state), moves: [...moves], sealed: [...sealed] },
      log: [],
    });
    for (;;) {
      if (take(play.state, sofar, moves)) return;
      if (harbour.waitingFor(play.state).length === 0) break;
      const next = randomMove(harbour, play.state, table.seats.length, random);
      sealed.push(carryOut(harbour, play.state, play, moves.length, next).sealed);
      moves.push(next);
    }
  }
  throw new Error(`not found in ${GAMES} games`);
}

/** A question; what is given for many reasons may be told by its reason too. */
export type Askable = Question | `gift-${Reason}`;

export function askableIn(state: HarbourState): readonly Askable[] {
  const question = questionOf(state);
  if (question === undefined) return [];
  return question === 'gift' ? [question, `gift-${giftReason(argumentOf(topOf(state)))}`] : [question];
}

/** For each of these questions a game in which it was just asked, in a position that fits. */
export function gamesAt<Asked extends Askable>(
  table: MatchTable,
  questions: readonly Asked[],
  fits: (state: HarbourState, seat: Seat) => boolean = () => true,
): Readonly<Record<Asked, PlayedGame>> {
  const found = new Map<Askable, PlayedGame>();
  playMany(table, (state, game) => {
    const missing = askableIn(state).filter(
      (asked) => questions.some((one) => one === asked) && !found.has(asked),
    );
    if (missing.length === 0) return false;
    // One of several answers, so that there is something to choose.
    const [seat = 0] = harbour.waitingFor(state);
    if (harbour.moves(state, seat).length < 2 || !fits(state, seat)) return false;
    for (const asked of missing) found.set(asked, game());
    return found.size === questions.length;
  });
  return Object.fromEntries(found) as Record<Asked, PlayedGame>;
}

/** A game in which this seat is asked what to ship, and by shipping two goods at least can buy. */
export function gameBeforePurchase(table: MatchTable, seat: Seat): PlayedGame {
  let before: PlayedGame | undefined;
  playMany(table, (state, game, moves) => {
    const last = moves.at(-1);
    const bought = last?.seat === seat && last.move.type === 'buy';
    if (bought && before !== undefined && moves.length - before.play.moves.length > 2) return true;
    const asked = questionOf(state) === 'ship' && harbour.waitingFor(state)[0] === seat;
    if (!asked) before = undefined;
    else if (last?.move.type !== 'ship' && last?.move.type !== 'inland') before = game();
    return false;
  });
  if (before === undefined) throw new Error('nobody buys');
  return before;
}
