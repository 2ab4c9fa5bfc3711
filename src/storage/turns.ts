import type { KeyValueStore } from './key-value';

/** One piece of work after the other: a later write can never be overtaken by an earlier one. */
export class Turns {
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly store: KeyValueStore) {}

  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.queue.then(work, work);
    this.queue = result.catch(() => undefined);
    return result;
  }

  /** In turn, and while no other window writes. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    return this.inTurn(() => (this.store.alone === undefined ? work() : this.store.alone(work)));
  }
}
