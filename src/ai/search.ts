import type { AnyGame, Seat } from '@/engine/game';
import type { Random } from '@/engine/random';
import { instinctsOf, type AnyInstincts } from './instincts';
import { QuickDice } from './quick-dice';
import { fillRewards } from './reward';
import { NONE, ROOT, Tree } from './tree';

const MOST_SEATS = 8;

export interface Considered {
  readonly move: unknown;
  readonly visits: number;
  /** Mean reward of the seat that thinks, from 0 to 1. */
  readonly value: number;
}

/**
 * Information-set Monte Carlo tree search with a single observer: every iteration imagines a world that the view
 * cannot tell from the real one, walks down the tree along moves that are legal there, adds one node and plays the
 * imagined game to its end. Each seat in it plays for itself.
 */
export class Search {
  iterations = 0;
  readonly moves: readonly unknown[];
  private readonly instincts: AnyInstincts;
  private readonly random: Random;
  private readonly step: { readonly random: Random };
  private readonly tree: Tree;
  private readonly keys = new Map<string, number>();
  private readonly path: number[] = [];
  private readonly actors: Seat[] = [];
  private readonly forgetful: boolean;
  private readonly rewards = new Float64Array(MOST_SEATS);

  constructor(
    private readonly game: AnyGame,
    private readonly view: unknown,
    private readonly seat: Seat,
    limits: { readonly iterations: number; readonly forgetful: boolean },
    random: Random,
  ) {
    this.random = new QuickDice(random);
    this.step = { random: this.random };
    this.instincts = instinctsOf(game);
    this.forgetful = limits.forgetful;
    this.moves = this.movesOf(game.imagine(view, this.random), seat);
    this.tree = new Tree(limits.iterations + 1);
  }

  /** One more imagined game. */
  iterate(): void {
    const { game, random, path } = this;
    const world = game.imagine(this.view, random);
    if (this.forgetful) this.instincts.forget?.(world, this.seat, random);
    path.length = 0;
    this.actors.length = 0;
    this.descend(world);
    this.playOut(world);
    this.learn(world);
    this.iterations += 1;
  }

  /** The legal moves of the decision, most visited first. */
  considered(): Considered[] {
    return this.moves
      .map((move) => {
        const child = this.tree.child(ROOT, this.keyOf(this.seat, move));
        const visits = child === NONE ? 0 : (this.tree.visits[child] as number);
        return { move, visits, value: visits === 0 ? 0 : (this.tree.value[child] as number) / visits };
      })
      .sort((a, b) => b.visits - a.visits || b.value - a.value);
  }

  best(): unknown {
    return this.considered()[0]?.move;
  }

  private movesOf(world: unknown, seat: Seat): readonly unknown[] {
    return this.instincts.candidates?.(world, seat) ?? this.game.moves(world, seat);
  }

  /** Keys are numbered, and told apart by actor: where a forced move is skipped, different seats may act at one node. */
  private keyOf(seat: Seat, move: unknown): number {
    const key = `${seat}${this.game.moveKey(move)}`;
    let id = this.keys.get(key);
    if (id === undefined) {
      id = this.keys.size;
      this.keys.set(key, id);
    }
    return id;
  }

  private descend(world: unknown): void {
    const { game, tree } = this;
    for (let node = ROOT, seat: Seat | undefined = this.seat; seat !== undefined;) {
      const moves = this.movesOf(world, seat);
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
        this.path.push(node);
        this.actors.push(seat);
      }
      game.apply(world, seat, move, this.step);
      if (isNew) return;
      seat = game.waitingFor(world)[0];
    }
  }

  private playOut(world: unknown): void {
    const { game, random, step, instincts } = this;
    for (let seat = game.waitingFor(world)[0]; seat !== undefined; seat = game.waitingFor(world)[0]) {
      if (instincts.playoutMove !== undefined) {
        game.apply(world, seat, instincts.playoutMove(world, seat, random), step);
        continue;
      }
      const moves = game.moves(world, seat);
      game.apply(world, seat, moves[random.below(moves.length)], step);
    }
  }

  private learn(world: unknown): void {
    const outcome = this.game.outcome(world);
    if (outcome === undefined) return;
    fillRewards(outcome, this.rewards);
    for (let i = 0; i < this.path.length; i += 1) {
      this.tree.learn(this.path[i] as number, this.rewards[this.actors[i] as Seat] as number);
    }
  }
}
