import { systemClock, type Clock } from '@/ai';
import type { Stepwise } from '@/engine/stepwise';

/** How long the screen may stand still at a time. */
const SLICE_MS = 12;

/** Long work that somebody waits for: it rests often enough for the screen to stay alive, and ends where nobody wants it any more. */
export class Errand {
  private calledOff = false;
  private since: number;

  constructor(private readonly clock: Clock = systemClock) {
    this.since = clock.now();
  }

  callOff(): void {
    this.calledOff = true;
  }

  get isCalledOff(): boolean {
    return this.calledOff;
  }

  /** Lets everything else have its turn: taps, frames, what was to be drawn. */
  rest(): Promise<void> {
    return new Promise((resolve) => {
      this.clock.soon(() => {
        this.since = this.clock.now();
        resolve();
      });
    });
  }

  /** To be asked between two pieces of the work; false where the next is not wanted. */
  async goesOn(): Promise<boolean> {
    if (this.isDue()) await this.rest();
    return !this.calledOff;
  }

  /** Does what can be done step by step; undefined where it was called off on the way. */
  async does<Result>(work: Stepwise<Result>): Promise<Result | undefined> {
    for (let step = work.next(); ; step = work.next()) {
      if (step.done === true) return step.value;
      if (this.isDue()) await this.rest();
      if (this.calledOff) return undefined;
    }
  }

  private isDue(): boolean {
    return this.clock.now() - this.since >= SLICE_MS;
  }
}
