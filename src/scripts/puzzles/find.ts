import type { Level } from '@/ai';
import { gainOf } from '@/ai/gain';
import { searchFor } from '@/ai/request';
import type { Search } from '@/ai/search';
import type { AnyGame, Seat } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import { begin, carryOut } from '@/engine/play';
import { parseSeed, type Seed } from '@/engine/random';
import { emptyAnswerAt } from '@/match/empty-questions';
import type { PuzzleStep, WorseMove, WrittenGame, WrittenMove } from '@/match/puzzles/puzzle';
import { puzzleTable } from '@/match/puzzles/table';
import type { GameId } from '@/games';
import { OF_ONE_GAME } from './choose';
import {
  CLEAR,
  CLOSER,
  CONFIRMATIONS,
  CONFIRMING,
  DEEPER,
  GLANCE,
  shows,
  stepOf,
  TRIES,
  verdictOf,
  WORTH_A_LOOK,
  type Verdict,
} from './judge';

/** How long each look is: tests think less. */
export interface Depths {
  readonly glance: number;
  readonly closer: number;
  readonly confirming: number;
  readonly deeper: number;
}

export const DEPTHS: Depths = { glance: GLANCE, closer: CLOSER, confirming: CONFIRMING, deeper: DEEPER };

/** A puzzle that was found, and what books are chosen by. */
export interface Found {
  readonly number: number;
  readonly game: WrittenGame;
  readonly after: number;
  readonly seat: Seat;
  readonly round: number;
  readonly step: PuzzleStep;
  readonly kind: string;
  readonly gap: number;
  readonly reason: string;
  readonly line: readonly WrittenMove[];
  readonly worse: readonly WorseMove[];
}

/** The game to be played. */
interface Source {
  readonly number: number;
  readonly seed: Seed;
  readonly seats: number;
}

interface Position {
  readonly view: unknown;
  readonly seat: Seat;
  readonly moveNumber: number;
}

/** Dice of thoughts, which are never those of a game. */
const diceOf = (name: string): Seed => parseSeed(`puzzle-${name}`) as Seed;

/** A line ends where the solver decides anew once it is so long, and here at the latest. */
const SHORTEST_LINE = 5;
const LONGEST_LINE = 14;
/** Others that are told to whoever errs. */
const MOST_WORSE = 12;

/** Moves of which the table makes several behind one button: none of them is a decision by itself. */
const PARTS: Readonly<Record<GameId, readonly string[]>> = {
  'packet-row': ['cash'],
  harbour: ['ship'],
  rotterdam: [],
};

/** Every move of every game says what it is. */
const typeOf = (move: unknown): string => (move as { readonly type: string }).type;

/** Lets bots play one game and looks at each of their decisions. */
export class Finder {
  constructor(
    private readonly id: GameId,
    private readonly game: AnyGame,
    private readonly depths: Depths = DEPTHS,
  ) {}

  private look(at: Position, dice: string, iterations: number, level: Level = 'hard', countsPoints = false) {
    const { view, seat, moveNumber } = at;
    const asked = { game: this.game, view, seat, level, seed: diceOf(dice), moveNumber };
    const { search } = searchFor(asked, { iterations, countsPoints });
    while (!search.isDone) search.iterate();
    return search;
  }

  /** What there is of these steps in one game, first to last. */
  inGame(
    { number, seed, seats }: Source,
    isWanted: (step: PuzzleStep) => boolean = () => true,
  ): readonly Found[] {
    const { game } = this;
    const begun = begin(game, { seed, options: {}, seats });
    if (isProblem(begun)) throw new Error(`the table of ${seed} cannot be set: ${begun.problem}`);
    const { state, options } = begun;
    const moves: WrittenMove[] = [];
    const found: Found[] = [];
    const takes = (step: PuzzleStep) =>
      isWanted(step) && found.filter((one) => one.step === step).length < OF_ONE_GAME;
    const make = (seat: Seat, move: unknown): void => {
      carryOut(game, state, begun, moves.length, { seat, move });
      moves.push([seat, move]);
    };
    for (let seat = game.waitingFor(state)[0]; seat !== undefined; seat = game.waitingFor(state)[0]) {
      const at = { view: game.view(state, seat), seat, moveNumber: moves.length };
      const glance = this.look(at, 'glance', this.depths.glance);
      const puzzle = this.puzzleAt(at, state, begun, glance, takes);
      if (puzzle !== undefined) {
        const played = { seed: begun.seed, options, seats, moves: moves.slice() };
        found.push({ ...puzzle, number, game: played, after: moves.length });
      }
      for (const move of glance.course()) make(seat, move);
    }
    return found;
  }

  private puzzleAt(
    at: Position,
    state: unknown,
    table: Pick<Source, 'seed' | 'seats'>,
    glance: Search,
    isWanted: (step: PuzzleStep) => boolean,
  ): Omit<Found, 'number' | 'game' | 'after'> | undefined {
    const { game } = this;
    const { seat, view } = at;
    const first = verdictOf(glance.considered());
    if (first === undefined || first.gap < WORTH_A_LOOK || glance.course().length > 1) return undefined;
    if (game.instincts?.preparation?.(game.clone(state), seat) !== undefined) return undefined;
    const answer = first.best.move;
    const reason = game.instincts?.reason?.(view, seat, answer);
    if (reason === undefined || PARTS[this.id].includes(typeOf(answer))) return undefined;
    const closer = verdictOf(this.look(at, 'closer', this.depths.closer).considered());
    if (!shows(game, closer, answer, CLEAR)) return undefined;
    // Grading costs little, long looks cost much.
    const step = stepOf({ easy: this.finds(at, 'easy', answer), medium: this.finds(at, 'medium', answer) });
    if (!isWanted(step)) return undefined;
    for (let time = 0; time < CONFIRMATIONS; time += 1) {
      const look = verdictOf(this.look(at, `confirming-${time}`, this.depths.confirming).considered());
      if (!shows(game, look, answer, CLEAR)) return undefined;
    }
    const deeper = this.look(at, 'deeper', this.depths.deeper, 'hard', true);
    const verdict = verdictOf(deeper.considered());
    if (!shows(game, verdict, answer, CLEAR) || deeper.course().length > 1) return undefined;
    const worse = this.worseThan(verdict, deeper);
    // Who is right is told by how much: a whole point at least.
    if (worse[0]?.gain.in === 'chances') return undefined;
    const line = this.lineFrom(state, table, at, answer);
    if (line.length === 0) return undefined;
    return {
      seat,
      round: game.round(state),
      step,
      kind: reason.key,
      gap: verdict.gap,
      reason: reason.key,
      line,
      worse,
    };
  }

  /** How often this level makes the move. */
  private finds(at: Position, level: Level, answer: unknown): number {
    const { game } = this;
    const key = game.moveKey(answer);
    let times = 0;
    for (let time = 0; time < TRIES; time += 1) {
      const { view, seat, moveNumber } = at;
      const asked = { game, view, seat, level, seed: diceOf(`${level}-${time}`), moveNumber };
      const { search } = searchFor(asked);
      while (!search.isDone) search.iterate();
      if (game.moveKey(search.course()[0]) === key) times += 1;
    }
    return times;
  }

  private worseThan({ best }: Verdict, deeper: Search): readonly WorseMove[] {
    return deeper
      .considered()
      .filter((one) => one !== best && one.move !== best.move && one.visits > 0)
      .slice(0, MOST_WORSE)
      .map((one): WorseMove => ({ move: one.move, gain: gainOf(best, one) }));
  }

  /**
   * The answer and what follows it, as well as bots know: up to a decision of the solver's after others have moved. Empty
   * where the game ends with the answer.
   */
  private lineFrom(
    state: unknown,
    { seed, seats }: Pick<Source, 'seed' | 'seats'>,
    { seat: solver, moveNumber: before }: Position,
    answer: unknown,
  ): readonly WrittenMove[] {
    const { game } = this;
    const now = game.clone(state);
    const table = puzzleTable({ game: this.id, options: {}, seats, seat: solver }, () => '');
    const line: WrittenMove[] = [];
    let othersMoved = false;
    let next: WrittenMove | undefined = [solver, answer];
    while (next !== undefined) {
      const [seat, move] = next;
      carryOut(game, now, { seed, seats }, before + line.length, { seat, move });
      if (game.outcome(now) !== undefined) break;
      line.push(next);
      othersMoved ||= seat !== solver;
      next = undefined;
      const asked = game.waitingFor(now)[0];
      if (asked === undefined || (asked === solver && othersMoved && line.length >= SHORTEST_LINE)) break;
      const empty = emptyAnswerAt(game, table, now);
      if (empty !== undefined) next = [empty.seat, empty.move];
      else if (line.length < LONGEST_LINE) {
        const at = { view: game.view(now, asked), seat: asked, moveNumber: before + line.length };
        next = [asked, this.look(at, 'line', this.depths.closer).course()[0]];
      }
    }
    return line;
  }
}
