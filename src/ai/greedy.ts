import type { AnyGame, Seat } from '@/engine/game';
import type { AnyInstincts } from '@/engine/instincts';
import type { Random } from '@/engine/random';
import { playOn } from './playout';
import { sharesIn } from './win-shares';

/** Rounds that are imagined for each move whose worth does not show at once. */
const ROUNDS = 16;
const SAME = 1e-6;

class Look {
  private readonly instincts: AnyInstincts;

  constructor(
    private readonly game: AnyGame,
    private readonly view: unknown,
    private readonly seat: Seat,
    private readonly random: Random,
  ) {
    this.instincts = game.instincts ?? {};
  }

  /** A world in which nothing is left to prepare. */
  private world(): unknown {
    const { game, seat, random } = this;
    const world = game.imagine(this.view, random);
    for (;;) {
      const move = this.instincts.preparation?.(world, seat);
      if (move === undefined) return world;
      game.apply(world, seat, move, { random });
    }
  }

  moves(): readonly unknown[] {
    const world = this.world();
    return this.instincts.candidates?.(world, this.seat) ?? this.game.moves(world, this.seat);
  }

  private share(world: unknown): number {
    const { game, seat } = this;
    return sharesIn(game, world)[seat] ?? 0;
  }

  after(move: unknown): number {
    const world = this.world();
    this.game.apply(world, this.seat, move, { random: this.random });
    return this.share(world);
  }

  /** The mean share at the end of the round when everybody plays on at random. */
  afterRound(move: unknown): number {
    const { game, random } = this;
    let sum = 0;
    for (let i = 0; i < ROUNDS; i += 1) {
      const world = this.world();
      const round = game.round(world);
      game.apply(world, this.seat, move, { random });
      playOn(game, world, { random }, round + 1);
      sum += this.share(world);
    }
    return sum / ROUNDS;
  }

  /** The move that leads to this one: itself where it is legal now. */
  towards(goal: unknown): unknown {
    const now = this.game.imagine(this.view, this.random);
    if (this.game.problem(now, this.seat, goal) === undefined) return goal;
    return this.instincts.preparation?.(now, this.seat);
  }
}

const bestBy = (moves: readonly unknown[], worth: (move: unknown) => number): unknown => {
  const worths = moves.map(worth);
  return moves[worths.indexOf(Math.max(...worths))];
};

/**
 * A careful player who never plans: makes the move after which the game's own estimate is best at once, and imagines the
 * rest of the round only where nothing shows at once. A measure for the levels that think.
 */
export function greedyChoice(game: AnyGame, view: unknown, seat: Seat, random: Random): unknown {
  const look = new Look(game, view, seat, random);
  const moves = look.moves();
  if (moves.length === 1) return look.towards(moves[0]);
  const worths = moves.map((move) => look.after(move));
  const allSame = Math.max(...worths) - Math.min(...worths) < SAME;
  const worth = (move: unknown) =>
    allSame ? look.afterRound(move) : (worths[moves.indexOf(move)] as number);
  return look.towards(bestBy(moves, worth));
}
