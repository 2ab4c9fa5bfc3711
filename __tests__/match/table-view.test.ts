import { canonicalJson } from '@/engine/canonical';
import type { AnyGame } from '@/engine/game';
import { begin, carryOut, type PlayedMove } from '@/engine/play';
import { Dice, type Random, type Seed } from '@/engine/random';
import { gameOf, type GameId } from '@/games';
import type { LogEntry } from '@/match/log';
import type { ProvenSave } from '@/match/proof';
import { tableViewText } from '@/match/table-view';
import { tellFigure } from '../support/figures';
import { knownOf, swapped } from '../support/hidden';
import { expectNoProblem, randomMove, seedOf } from '../support/random-play';
import { peopleAt } from '../support/saved-matches';

/*
 * Two games with different cards in hidden places and different seeds, in which the same moves were made and the open
 * table saw the same: the texts that are shared of them are the same, letter by letter.
 */
const PAIRS_A_SETTING = 60;
const MOST_MOVES = 70;
const MOST_SWAPS = 3;
const CANDIDATES = 12;

interface Setting {
  readonly id: GameId;
  readonly seats: number;
  readonly options: object;
}

/** A game as it went, and what the table could know after each move. */
interface Course {
  readonly save: ProvenSave;
  readonly known: readonly string[];
}

type NextMove = (state: unknown, number: number) => PlayedMove<unknown> | undefined;

/** Plays from set-up on; undefined as soon as the table could know that this is not the game of the other course. */
function courseOf(
  { id, seats, options }: Setting,
  game: AnyGame,
  seed: Seed,
  nextMove: NextMove,
  other?: Course,
): Course | undefined {
  const start = expectNoProblem(begin(game, { seed, options, seats }));
  const play = { ...start, moves: [] as PlayedMove<unknown>[], sealed: [] as boolean[] };
  const log: LogEntry[] = [];
  const known: string[] = [];
  for (;;) {
    const now = knownOf(id, play.state, 'table');
    if (other !== undefined && other.known[known.length] !== now) return undefined;
    known.push(now);
    const next = nextMove(play.state, log.length);
    if (next === undefined) break;
    if (game.problem(play.state, next.seat, next.move) !== undefined) return undefined;
    const round = game.round(play.state);
    const { events, sealed } = carryOut(game, play.state, play, log.length, next);
    log.push({ number: log.length, seat: next.seat, round, events });
    play.moves.push(next);
    play.sealed.push(sealed);
  }
  const table = peopleAt(id, seats, play.options);
  return { save: { game, table, play, log }, known };
}

/** A game that was broken off somewhere before its end. */
function unfinished(setting: Setting, seed: Seed, random: Random): Course {
  const game = gameOf(setting.id);
  const moves = random.below(MOST_MOVES);
  const course = courseOf(setting, game, seed, (state, number) => {
    if (number === moves || game.waitingFor(state).length === 0) return undefined;
    return randomMove(game, state, setting.seats, random);
  });
  if (course === undefined) throw new Error('a game was refused its own moves');
  return course;
}

/** The same moves in a game with other cards in hidden places; undefined where these would have been seen. */
function elsewhere(setting: Setting, course: Course, random: Random): Course | undefined {
  const { game, play } = course.save;
  const start = expectNoProblem(begin(game, play)).state;
  let dealt = start;
  for (let swaps = 1 + random.below(MOST_SWAPS); swaps > 0; swaps -= 1) {
    dealt = swapped(setting.id, dealt, 'table', random) ?? dealt;
  }
  if (canonicalJson(dealt) === canonicalJson(start)) return undefined;
  const otherwiseDealt: AnyGame = { ...game, setup: () => game.clone(dealt) };
  return courseOf(setting, otherwiseDealt, seedOf('elsewhere'), (_, number) => play.moves[number], course);
}

const SETTINGS: readonly Setting[] = [
  { id: 'packet-row', seats: 2, options: {} },
  { id: 'packet-row', seats: 4, options: { ledger: false } },
  { id: 'harbour', seats: 3, options: { boards: 'characters', bonusCards: true } },
  { id: 'harbour', seats: 4, options: { boards: 'characters', bonusCards: true } },
  { id: 'rotterdam', seats: 3, options: {} },
];

const compared = { pairs: 0, moves: 0 };
afterAll(() => {
  tellFigure(
    `${compared.pairs} pairs of unfinished games with ${compared.moves} moves shared as the same text`,
  );
});

it.each(SETTINGS)(
  'the view of $id with $seats players, $options, is the same text whatever is hidden before its end',
  (setting) => {
    const random = new Dice(seedOf(`shared-${setting.id}`), `${setting.seats}`);
    let pairs = 0;
    for (let number = 0; pairs < PAIRS_A_SETTING; number += 1) {
      const course = unfinished(setting, seedOf(`shared-${number}`), random);
      const { game, play } = course.save;
      if (game.outcome(play.state) !== undefined) continue;
      for (let candidate = 0; candidate < CANDIDATES; candidate += 1) {
        const other = elsewhere(setting, course, random);
        if (other === undefined) continue;
        expect(tableViewText(other.save)).toBe(tableViewText(course.save));
        pairs += 1;
        compared.moves += play.moves.length;
        break;
      }
    }
    compared.pairs += pairs;
  },
);
