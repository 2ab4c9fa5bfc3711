import type { AnyGame, Seat } from '@/engine/game';
import type { AnyInstincts } from '@/engine/instincts';
import type { Random } from '@/engine/random';
import { horizonFrom, playOn } from './playout';
import { PointsTally, type Prospect } from './points';
import { QuickDice } from './quick-dice';
import { fillRewards, TELLING_LEAD } from './reward';
import type { Work } from './slices';
import { NONE, ROOT, Tree } from './tree';

const MOST_SEATS = 8;
/** Imagining costs more than copying, so that each world serves a few iterations. */
const GAMES_PER_WORLD = 4;

export interface Limits {
  readonly iterations: number;
  readonly forgetful: boolean;
  /** Whether points are counted beside shares of the win, for those who explain moves. */
  readonly countsPoints?: boolean;
  /** Only the decision itself is a tree, what follows is played out: flat Monte Carlo, by which the search is measured. */
  readonly flat?: boolean;
  /** A move that is judged beside those worth a thought, because somebody made it: then all are looked at as often as usual. */
  readonly also?: unknown;
}

/** Moves that are made one after the other: whoever begins has decided for all of them. */
export type Course = readonly [unknown, ...unknown[]];

export interface Considered {
  readonly move: unknown;
  readonly visits: number;
  /** Mean share of the win, from 0 to 1, of the seat that thinks. */
  readonly value: number;
  /** What it led to in points, where they were counted. */
  readonly prospect: Prospect | undefined;
}

/**
 * Information-set Monte Carlo tree search with a single observer: every iteration plays in an imagined world that the
 * view cannot tell from the real one. It walks down the tree along moves that are legal there, adds one node and plays
 * on at random. Each seat in it plays for itself.
 */
export class Search {
  iterations = 0;
  /** The moves between which the decision lies. */
  readonly moves: readonly unknown[];
  private readonly instincts: AnyInstincts;
  private readonly random: Random;
  private readonly step: { readonly random: Random };
  private readonly tree: Tree;
  /** Keys of moves as numbers, seat by seat: where a forced move is skipped, different seats may act at one node. */
  private readonly keys = Array.from({ length: MOST_SEATS }, () => new Map<string, number>());
  private keyCount = 0;
  /** The nodes of this iteration and who moved there. */
  private readonly path: Int32Array;
  private readonly actors: Int32Array;
  private depth = 0;
  private readonly rewards = new Float64Array(MOST_SEATS);
  private world: unknown;
  private readonly points: PointsTally | undefined;

  constructor(
    private readonly game: AnyGame,
    private readonly view: unknown,
    private readonly seat: Seat,
    private readonly limits: Limits,
    random: Random,
  ) {
    this.random = new QuickDice(random);
    this.step = { random: this.random };
    this.instincts = game.instincts ?? {};
    this.moves = this.rootMoves();
    const mostNodes = limits.iterations + 1;
    this.tree = new Tree(mostNodes, limits.also === undefined ? this.instincts.exploration : undefined);
    this.path = new Int32Array(mostNodes);
    this.actors = new Int32Array(mostNodes);
    this.points = limits.countsPoints === true ? new PointsTally(game, seat) : undefined;
  }

  get isDone(): boolean {
    return this.moves.length < 2 || this.iterations >= this.limits.iterations;
  }

  /** One more imagined game. */
  iterate(): void {
    const world = this.nextWorld();
    this.depth = 0;
    this.descend(world);
    this.playOut(world);
    for (let i = 0; i < this.depth; i += 1) {
      this.tree.learn(this.path[i] as number, this.rewards[this.actors[i] as Seat] as number);
    }
    this.points?.add(this.path[0] as number, world);
    this.iterations += 1;
  }

  /** The search a little at a time, for whatever is asked of it in the end. */
  work<Result>(result: () => Result): Work<Result> {
    const isDone = () => this.isDone;
    return {
      get isDone() {
        return isDone();
      },
      step: () => this.iterate(),
      result,
    };
  }

  /** The moves of the decision, most visited first. */
  considered(): Considered[] {
    return this.moves
      .map((move) => {
        const child = this.tree.child(ROOT, this.keyOf(this.seat, move));
        const visits = child === NONE ? 0 : (this.tree.visits[child] as number);
        const value = visits === 0 ? 0 : (this.tree.value[child] as number) / visits;
        return { move, visits, value, prospect: this.points?.mean(child) };
      })
      .sort((a, b) => b.visits - a.visits || b.value - a.value);
  }

  /**
   * What to do now: the move that was found best, after whatever has to come before it. What only serves another move is
   * made together with that, or not at all.
   */
  course(): Course {
    const { game, seat } = this;
    const now = game.imagine(this.view, this.random);
    const made: unknown[] = [];
    const make = (move: unknown): void => {
      made.push(move);
      game.apply(now, seat, move, this.step);
    };
    let node = ROOT;
    let goal = this.moves.length > 1 ? this.considered()[0]?.move : this.moves[0];
    for (;;) {
      while (game.problem(now, seat, goal) !== undefined) {
        const move = this.instincts.preparation?.(now, seat);
        if (move === undefined) break;
        make(move);
      }
      const next = this.servedBy(goal, node, now);
      if (next === undefined) break;
      if (this.instincts.isIdle?.(next) === true) {
        // Nothing follows: it is left as well, with all that came before it.
        made.length = 0;
        goal = next;
        break;
      }
      node = this.tree.child(node, this.keyOf(seat, goal));
      make(goal);
      goal = next;
    }
    return made.length === 0 ? [goal] : this.withoutWaste(made, goal);
  }

  /** What was to serve the goal is left out where that can be reached without it. */
  private withoutWaste(made: readonly unknown[], goal: unknown): Course {
    const { game, seat } = this;
    const now = game.imagine(this.view, this.random);
    const needed: unknown[] = [];
    while (game.problem(now, seat, goal) !== undefined) {
      const move = this.instincts.preparation?.(now, seat);
      if (move === undefined) break;
      game.apply(now, seat, move, this.step);
      needed.push(move);
    }
    const isReached = game.problem(now, seat, goal) === undefined;
    const [begins = goal, ...then] = [...(isReached ? needed : made), goal];
    return [begins, ...then];
  }

  /** What the seat does after a move that serves only that, as the search found best; undefined where it serves itself. */
  private servedBy(move: unknown, node: number, world: unknown): unknown {
    const { game, seat, tree } = this;
    if (this.instincts.isMeans?.(world, move) !== true) return undefined;
    const after = game.clone(world);
    game.apply(after, seat, move, this.step);
    if (game.waitingFor(after)[0] !== seat) return undefined;
    const child = tree.child(node, this.keyOf(seat, move));
    const moves = this.movesOf(after, seat);
    if (moves.length === 1 || child === NONE) return moves[moves.length - 1];
    const visitsOf = (next: unknown): number => {
      const at = tree.child(child, this.keyOf(seat, next));
      return at === NONE ? 0 : (tree.visits[at] as number);
    };
    let best = moves[0];
    for (const next of moves) if (visitsOf(next) > visitsOf(best)) best = next;
    return best;
  }

  /** The move to make now. */
  best(): unknown {
    return this.course()[0];
  }

  private nextWorld(): unknown {
    const { game, random } = this;
    const turn = this.iterations % GAMES_PER_WORLD;
    if (turn === 0) {
      this.world = game.imagine(this.view, random);
      if (this.limits.forgetful) this.instincts.forget?.(this.world, this.seat, random);
    }
    return turn === GAMES_PER_WORLD - 1 ? this.world : game.clone(this.world);
  }

  private rootMoves(): readonly unknown[] {
    const { game, seat, limits } = this;
    const world = game.imagine(this.view, this.random);
    const moves = this.movesOf(world, seat);
    if (limits.also === undefined || game.problem(world, seat, limits.also) !== undefined) return moves;
    const key = game.moveKey(limits.also);
    return moves.some((move) => game.moveKey(move) === key) ? moves : [...moves, limits.also];
  }

  /** What the seat can choose between, after moves that need no choice have been made in this world. */
  private movesOf(world: unknown, seat: Seat): readonly unknown[] {
    for (;;) {
      const move = this.instincts.preparation?.(world, seat);
      if (move === undefined) break;
      this.game.apply(world, seat, move, this.step);
    }
    return this.instincts.candidates?.(world, seat) ?? this.game.moves(world, seat);
  }

  private keyOf(seat: Seat, move: unknown): number {
    const key = this.game.moveKey(move);
    const keys = this.keys[seat] as Map<string, number>;
    const known = keys.get(key);
    if (known !== undefined) return known;
    this.keyCount += 1;
    keys.set(key, this.keyCount);
    return this.keyCount;
  }

  private descend(world: unknown): void {
    const { game, tree } = this;
    for (let node = ROOT, seat: Seat | undefined = this.seat; seat !== undefined;) {
      const found = this.movesOf(world, seat);
      const moves = node === ROOT && this.limits.also !== undefined ? this.moves : found;
      let move = moves[0];
      let isNew = false;
      if (moves.length > 1) {
        let best = NONE;
        let bestPromise = -1;
        let untried = 0;
        for (const candidate of moves) {
          const child = tree.child(node, this.keyOf(seat, candidate));
          if (child === NONE) {
            untried += 1;
            if (this.random.below(untried) === 0) move = candidate;
            continue;
          }
          const promise = tree.promise(child);
          if (untried > 0 || promise <= bestPromise) continue;
          bestPromise = promise;
          best = child;
          move = candidate;
        }
        isNew = untried > 0;
        if (isNew && tree.isFull) return;
        node = isNew ? tree.add(node, this.keyOf(seat, move)) : best;
        this.path[this.depth] = node;
        this.actors[this.depth] = seat;
        this.depth += 1;
      }
      game.apply(world, seat, move, this.step);
      if (isNew || this.limits.flat === true) return;
      seat = game.waitingFor(world)[0];
    }
  }

  /** Plays on at random, to the end or as far as the game can judge, and leaves what that is worth in `rewards`. */
  private playOut(world: unknown): void {
    const { game, instincts } = this;
    playOn(game, world, this.step, horizonFrom(game, world));
    const outcome = game.outcome(world);
    if (outcome === undefined) this.rewards.set(game.estimate?.(world) ?? []);
    else fillRewards(outcome, instincts.tellingLead ?? TELLING_LEAD, this.rewards);
  }
}
