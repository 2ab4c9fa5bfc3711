import { canonicalJson } from '@/engine/canonical';
import type { Game } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import { begin, checkMove } from '@/engine/play';
import { Dice, type Random } from '@/engine/random';
import { transcriptOf } from '@/engine/transcript';
import { expectNoProblem, playAtRandom, seedOf } from './random-play';

/** A referee that knows a game by its transcript alone. */
export interface Referee<Told> {
  waitingFor(): readonly number[];
  moves(seat: number): readonly Told[];
  isLegal(seat: number, move: Told): boolean;
  play(seat: number, move: Told): void;
  result(): unknown;
}

export interface Refereed<State, Move, View, Options, Told, Judge extends Referee<Told>> {
  readonly game: Game<State, Move, View, Options>;
  readonly referee: (transcript: unknown) => Judge & Referee<Told>;
  readonly longest: number;
  /** The whole lists of legal moves are compared at one position in so many. */
  readonly sampling: number;
}

/** Plays a transcript to its end under the eyes of a referee, who must find everything in it true. */
export function expectRefereeAgrees<Told>(
  transcript: {
    readonly moves: readonly { readonly seat: number; readonly move: Told }[];
    readonly end: unknown;
  },
  referee: Pick<Referee<Told>, 'play' | 'waitingFor' | 'result'>,
): void {
  for (const { seat, move } of transcript.moves) referee.play(seat, move);
  expect(referee.waitingFor()).toEqual([]);
  expect(referee.result()).toEqual(transcript.end);
}

/** How often random players make a move, compared with others; 0: only if there is nothing else. */
export type Temper<Told, Judge> = (move: Told, seat: number, referee: Judge) => number;

export interface Figures {
  games: number;
  moves: number;
  /** Positions at which the whole lists of legal moves were compared. */
  positions: number;
  /** Moves out of place that both refused, and some that both found legal. */
  refused: number;
  accepted: number;
  readonly legalTypes: Set<string>;
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const sortedLines = (moves: readonly unknown[]) => moves.map((move) => canonicalJson(move)).sort();

/** The move with one of its fields turned into nonsense. */
function spoilt(move: unknown, random: Random): unknown {
  const fields = Object.keys(move as object);
  const field = fields[random.below(fields.length)] ?? 'type';
  return { ...(move as object), [field]: random.below(2) === 0 ? 'nonsense' : -1 };
}

/**
 * Matches of a game under the eyes of its referee. Every move must be legal; at many positions all that is legal for
 * every seat is compared; at some, moves from other positions are tried, by any seat: other goods, places and cards,
 * too dear, taken or not asked.
 */
export class Match<State, Move, View, Options, Told, Judge extends Referee<Told>> {
  readonly figures: Figures = {
    games: 0,
    moves: 0,
    positions: 0,
    refused: 0,
    accepted: 0,
    legalTypes: new Set(),
  };
  private readonly seen = new Map<string, Move>();

  constructor(private readonly rules: Refereed<State, Move, View, Options, Told, Judge>) {}

  play(seats: number, options: unknown, seedText: string, temper: Temper<Told, Judge>): void {
    const { game, longest } = this.rules;
    const seed = seedOf(seedText);
    const start = expectNoProblem(begin(game, { seed, options, seats }));
    const referee = this.rules.referee(asJson(transcriptOf(game, start, options)));
    const random = new Dice(seed, 'probes');
    const played = playAtRandom({
      game: this.tempered(temper, referee),
      seats,
      options,
      seed,
      longest,
      before: ({ play, next }) => {
        const where = `${seedText}, ${seats} players, move ${play.moves.length}`;
        try {
          if (random.below(this.rules.sampling) === 0) this.compareMoves(play.state, seats, referee);
          if (random.below(40) === 0) this.tryOthers(play.state, seats, referee, random);
          this.trySpoilt(play.state, seats, referee, next, random);
          referee.play(next.seat, asJson(this.told(next.move)) as Told);
        } catch (error) {
          const tail = play.moves.slice(-8).map(({ seat, move }) => `${seat} ${canonicalJson(move)}`);
          throw new Error(`${where}: ${String(error)}\nafter ${tail.join('\n')}`, { cause: error });
        }
      },
    });
    expect(referee.waitingFor()).toEqual([]);
    const { end } = asJson(transcriptOf(game, played, options)) as { end: unknown };
    expect(referee.result()).toEqual(end);
    this.figures.games += 1;
    this.figures.moves += played.moves.length;
  }

  private told(move: Move): Told {
    return this.rules.game.transcript.move(move) as Told;
  }

  /** The same game, for players who like some moves better. */
  private tempered(temper: Temper<Told, Judge>, referee: Judge): Game<State, Move, View, Options> {
    const { game } = this.rules;
    return {
      ...game,
      moves: (state, seat) => {
        const moves = game.moves(state, seat);
        const weighed = moves.flatMap((move) =>
          Array.from({ length: temper(this.told(move), seat, referee) }, () => move),
        );
        return weighed.length > 0 ? weighed : moves;
      },
    };
  }

  private compareMoves(state: State, seats: number, referee: Referee<Told>): void {
    const { game } = this.rules;
    const asked = [...game.waitingFor(state)].sort().join();
    if ([...referee.waitingFor()].sort().join() !== asked) {
      throw new Error(`the game asks ${asked}, the referee ${referee.waitingFor().join()}`);
    }
    for (let seat = 0; seat < seats; seat += 1) {
      const moves = game.moves(state, seat);
      const told = moves.map((move) => this.told(move));
      const ours = sortedLines(told);
      const theirs = sortedLines(referee.moves(seat));
      // Plain text is compared first, because expect is slow and this is asked at every position.
      if (ours.join() !== theirs.join()) expect(theirs).toEqual(ours);
      moves.forEach((move) => this.seen.set(game.moveKey(move), move));
      told.forEach((move) => this.figures.legalTypes.add((move as { type: string }).type));
    }
    this.figures.positions += 1;
  }

  private tryOthers(state: State, seats: number, referee: Referee<Told>, random: Random): void {
    const { game } = this.rules;
    const known = [...this.seen.values()];
    for (let count = 0; count < 40; count += 1) {
      const move = known[random.below(known.length)] as Move;
      const seat = random.below(3) === 0 ? random.below(seats) : (referee.waitingFor()[0] ?? 0);
      const ours = checkMove(game, state, seats, seat, asJson(move));
      const theirs = referee.isLegal(seat, asJson(this.told(move)) as Told);
      if (isProblem(ours) === theirs) {
        throw new Error(
          `seat ${seat}, ${canonicalJson(move)}: ${theirs ? 'only the referee' : 'only the game'} allows it`,
        );
      }
      this.figures[theirs ? 'accepted' : 'refused'] += 1;
    }
  }

  private trySpoilt(
    state: State,
    seats: number,
    referee: Referee<Told>,
    next: { seat: number; move: Move },
    random: Random,
  ): void {
    const ours = spoilt(next.move, random);
    const theirs = spoilt(asJson(this.told(next.move)), random);
    if (!isProblem(checkMove(this.rules.game, state, seats, next.seat, ours))) {
      throw new Error(`the game allows ${canonicalJson(ours)}`);
    }
    if (referee.isLegal(next.seat, theirs as Told))
      throw new Error(`the referee allows ${canonicalJson(theirs)}`);
    this.figures.refused += 1;
  }
}
