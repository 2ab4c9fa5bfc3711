import type { AnyGame, Seat } from '@/engine/game';
import { isProblem, type Phrase } from '@/engine/phrase';
import { begin, carryOut, type PlayedMove } from '@/engine/play';
import { parseSeed, type Seed } from '@/engine/random';
import type { Clock } from './clock';
import { gainOf, type Gain } from './gain';
import { searchFor } from './request';
import type { Considered, Search } from './search';
import { inSlices, type Sliced, type Work } from './slices';

/** A decision that mattered: the best move was missed, or the best move was found where others were much worse. */
export interface Moment {
  readonly moveNumber: number;
  readonly seat: Seat;
  readonly round: number;
  readonly made: Phrase;
  readonly found: boolean;
  /** The move that was missed, or the next best where the best was found. */
  readonly other: Phrase;
  /** What lies between the two. */
  readonly gain: Gain;
}

/** A game as it was played, and whose decisions are looked at. */
export interface MomentsRequest {
  readonly game: AnyGame;
  readonly play: {
    readonly seed: Seed;
    readonly options: unknown;
    readonly seats: number;
    readonly moves: readonly PlayedMove<unknown>[];
  };
  readonly seats: readonly Seat[];
  /** Decisions before this move are not looked at. */
  readonly first?: number;
  readonly clock?: Clock;
}

interface Decision {
  readonly moveNumber: number;
  readonly seat: Seat;
  readonly round: number;
  /** What the seat knew when it decided. */
  readonly view: unknown;
  readonly made: unknown;
}

interface Judged {
  readonly decision: Decision;
  readonly made: Considered;
  readonly best: Considered;
  readonly next: Considered;
  /** How much it mattered, from 0 to 1. */
  readonly weight: number;
}

const MOMENTS = 3;
/** A quick look at every decision, within so many iterations in all; then a closer look at the few that stand out. */
const QUICK_IN_ALL = 9_000;
const FEWEST = 60;
const MOST = 250;
const CLOSER_LOOKS = 6;
const CLOSER = 1_500;
const LONGEST_MS = 15_000;
/** What is missed teaches more than what is found. */
const FOUND_COUNTS = 0.5;
/** Smaller differences are chance. */
const TELLING = 0.01;

/** Not the dice of the game: of a game that goes on they could tell what is hidden. */
const LOOKING_BACK = parseSeed('look-back') as Seed;

const byWeight = (a: Judged, b: Judged) => b.weight - a.weight;

function judge(decision: Decision, search: Search, key: (move: unknown) => string): Judged | undefined {
  const considered = search.considered();
  const [best, next] = considered;
  const made = considered.find(({ move }) => key(move) === key(decision.made));
  if (best === undefined || next === undefined || made === undefined) return undefined;
  const weight = made === best ? FOUND_COUNTS * (best.value - next.value) : best.value - made.value;
  return { decision, made, best, next, weight };
}

/** Goes through a game: plays it again, looks at each decision as the seat saw it, then closer at a few. */
class Review implements Work<readonly Moment[]> {
  private readonly state: unknown;
  private played = 0;
  private readonly decisions: Decision[] = [];
  /** Decisions that are still to be looked at, the next one last. */
  private waiting: Decision[] | undefined;
  private look: { readonly decision: Decision; readonly search: Search } | undefined;
  private quick: Judged[] = [];
  private readonly closer: Judged[] = [];
  private isCloser = false;

  constructor(private readonly request: MomentsRequest) {
    const { game, play } = request;
    const begun = begin(game, play);
    if (isProblem(begun)) throw new Error(`a played game does not begin: ${begun.problem}`);
    this.state = begun.state;
  }

  get isDone(): boolean {
    return this.isCloser && this.look === undefined && this.waiting?.length === 0;
  }

  step(): void {
    if (this.played < this.request.play.moves.length) this.replayOne();
    else if (this.look !== undefined) this.lookOn();
    else this.lookAtNext();
  }

  private replayOne(): void {
    const { game, play, seats, first = 0 } = this.request;
    const { state, played: moveNumber } = this;
    const move = play.moves[moveNumber] as PlayedMove<unknown>;
    const { seat } = move;
    const asked = seats.includes(seat) && game.waitingFor(state).includes(seat);
    if (asked && moveNumber >= first) {
      const decided = { moveNumber, seat, round: game.round(state), view: game.view(state, seat) };
      this.decisions.push({ ...decided, made: move.move });
    }
    carryOut(game, state, play, moveNumber, move);
    this.played += 1;
  }

  private lookAtNext(): void {
    this.waiting ??= this.decisions.slice().reverse();
    const decision = this.waiting.pop();
    if (decision !== undefined) this.look = { decision, search: this.searchAt(decision) };
    else if (!this.isCloser) {
      this.isCloser = true;
      this.quick.sort(byWeight);
      this.waiting = this.quick.slice(0, CLOSER_LOOKS).map((judged) => judged.decision);
      this.quick = this.quick.slice(CLOSER_LOOKS);
    }
  }

  private searchAt({ view, seat, moveNumber, made }: Decision): Search {
    const { game } = this.request;
    const quick = Math.round(QUICK_IN_ALL / this.decisions.length);
    const iterations = this.isCloser ? CLOSER : Math.min(MOST, Math.max(FEWEST, quick));
    const asked = { game, view, seat, level: 'hard', seed: LOOKING_BACK, moveNumber } as const;
    return searchFor(asked, { iterations, countsPoints: true, also: made }).search;
  }

  private lookOn(): void {
    const { decision, search } = this.look ?? {};
    if (decision === undefined || search === undefined) return;
    if (!search.isDone) search.iterate();
    if (!search.isDone) return;
    const judged = judge(decision, search, (move) => this.request.game.moveKey(move));
    if (judged !== undefined) (this.isCloser ? this.closer : this.quick).push(judged);
    this.look = undefined;
  }

  /** Where time ran out before anything was looked at closely, the quick looks have to do. */
  result(): readonly Moment[] {
    const judged = this.closer.length >= MOMENTS ? this.closer : [...this.closer, ...this.quick];
    return judged
      .filter(({ weight }) => weight > TELLING)
      .sort(byWeight)
      .slice(0, MOMENTS)
      .map((one) => this.momentOf(one))
      .sort((a, b) => a.moveNumber - b.moveNumber);
  }

  private momentOf({ decision, made, best, next }: Judged): Moment {
    const { game } = this.request;
    const { moveNumber, seat, round, view } = decision;
    const found = made === best;
    return {
      moveNumber,
      seat,
      round,
      made: game.describe(decision.made, view),
      found,
      other: game.describe(found ? next.move : best.move, view),
      gain: gainOf(best, found ? next : made),
    };
  }
}

/** The moments of a game that mattered most to these seats, by what each knew then; first to last. */
export function startMoments(request: MomentsRequest): Sliced<readonly Moment[]> {
  return inSlices(new Review(request), { milliseconds: LONGEST_MS, clock: request.clock });
}
