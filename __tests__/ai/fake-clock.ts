import type { Clock } from '@/ai';
import type { AnyGame } from '@/engine/game';

/** A clock that stands still unless it is moved. */
export class FakeClock implements Clock {
  time = 0;
  /** How long the code ran between two pauses. */
  readonly slices: number[] = [];
  private waiting: (() => void)[] = [];

  now(): number {
    return this.time;
  }

  soon(run: () => void): () => void {
    this.waiting.push(run);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== run);
    };
  }

  get isIdle(): boolean {
    return this.waiting.length === 0;
  }

  /** Lets the next waiting piece of work run. */
  tick(): void {
    const begin = this.time;
    this.waiting.shift()?.();
    this.slices.push(this.time - begin);
  }

  runAll(): void {
    while (!this.isIdle) this.tick();
  }
}

/** The game on a device where each imagined world takes so many milliseconds, playing it to its end included. */
export function slowed(game: AnyGame, clock: FakeClock, cost: number): AnyGame {
  return {
    ...game,
    imagine: (view, random) => {
      clock.time += cost;
      return game.imagine(view, random);
    },
  };
}
