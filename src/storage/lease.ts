import { isFull, type KeyValueStore, type SharedStore } from './key-value';

const PREFIX = 'harbourmaster/turn/';
const STILL_CHOOSING = 0;

/** In milliseconds. */
interface Patience {
  /** A ticket that stays as it is for so long was left behind by a window that is gone: one that waits or works writes its own anew. */
  readonly expires: number;
  readonly looksAgain: number;
}

const USUAL: Patience = { expires: 2_000, looksAgain: 15 };

/** The number of a ticket; how often it was written stands behind it. */
function numberIn(text: string | undefined): number | undefined {
  const number = /^(\d{1,15}) -?\d{1,15}$/.exec(text ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
}

/** What this window knows of tickets that others wrote. */
class Known {
  private readonly seen = new Map<string, { readonly text: string; readonly since: number }>();
  /** Those whose turn is over, also where the device did not remove them: nobody waits for one twice. */
  readonly done = new Set<string>();

  /** How long the ticket has been as it is, by a clock that nobody sets; what a window wrote by its own clock tells nothing. */
  standsFor(key: string, text: string): number {
    const now = performance.now();
    const known = this.seen.get(key);
    if (known?.text === text) return now - known.since;
    this.seen.set(key, { text, since: now });
    return 0;
  }

  forgetAllBut(keys: readonly string[]): void {
    for (const key of this.seen.keys()) if (!keys.includes(key)) this.seen.delete(key);
  }
}

const pause = (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, duration));

/**
 * One piece of work that waits for its turn as people do at a counter (Lamport's bakery): everybody draws a number above
 * all that they see, and waits for those who are still drawing and for the lower numbers. It needs nothing of the store
 * but that a text is written and read as a whole.
 */
class Turn {
  /** By a clock that nobody sets: how long ago is asked of this window alone. */
  private written = 0;
  private number = STILL_CHOOSING;
  private times = 0;
  private renewing: Promise<void> = Promise.resolve();
  private awake: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly store: KeyValueStore,
    private readonly key: string,
    private readonly patience: Patience,
    private readonly known: Known,
  ) {}

  private async write(number: number): Promise<void> {
    this.written = performance.now();
    this.number = number;
    this.times += 1;
    await this.store.set(this.key, `${number} ${this.times}`);
  }

  /** While the work lasts, others see that this window is alive. */
  stayAwake(): void {
    const renew = () => this.write(this.number).catch(() => undefined);
    this.awake = setInterval(() => {
      this.renewing = this.renewing.then(renew);
    }, this.patience.expires / 4);
  }

  private async others(): Promise<readonly string[]> {
    return (await this.store.keys()).filter((key) => key.startsWith(PREFIX) && key !== this.key);
  }

  /** Whether it is this one's turn now. One that slept too long to be still expected has to draw again. */
  async come(): Promise<boolean> {
    await this.write(STILL_CHOOSING);
    const others = await this.others();
    this.known.forgetAllBut(others);
    const drawn = await Promise.all(others.map((key) => this.numberOf(key)));
    const number = 1 + Math.max(0, ...drawn);
    await this.write(number);
    for (const other of await this.others()) await this.letPass(other, number);
    return performance.now() - this.written < this.patience.expires / 2;
  }

  /** From here on it is known how long each of them stays as it is: those left behind are waited for all at once. */
  private async numberOf(key: string): Promise<number> {
    const text = await this.store.get(key);
    if (text !== undefined) this.known.standsFor(key, text);
    return numberIn(text) ?? 0;
  }

  private async letPass(other: string, number: number): Promise<void> {
    const { expires, looksAgain } = this.patience;
    const { done } = this.known;
    for (;;) {
      const text = await this.store.get(other);
      const theirs = numberIn(text);
      if (text === undefined || theirs === undefined) return;
      if (done.has(other) || done.has(`${other} ${text}`)) return;
      if (this.known.standsFor(other, text) > expires) {
        // One that only slept draws another ticket under its name.
        done.add(`${other} ${text}`);
        return this.store.remove(other).catch(() => undefined);
      }
      const isLater = theirs > number || (theirs === number && other > this.key);
      if (theirs !== STILL_CHOOSING && isLater) return;
      await pause(looksAgain);
      if (performance.now() - this.written > expires / 4) await this.write(number);
    }
  }

  async go(): Promise<void> {
    clearInterval(this.awake);
    // A ticket that is still being written must not outlive its turn.
    await this.renewing;
    await this.store.remove(this.key).catch(() => this.known.done.add(this.key));
  }
}

/** Whether a turn could be had; not where there is no room to ask for one, and making room must still be possible. */
async function comes(turn: Turn): Promise<boolean> {
  try {
    while (!(await turn.come()));
    return true;
  } catch (error) {
    await turn.go();
    if (isFull(error)) return false;
    throw error;
  }
}

/** The store with turns for its windows, each under a name that no other has, where the browser itself gives none. */
export function leased(
  store: KeyValueStore,
  freshName: () => string,
  patience: Patience = USUAL,
): SharedStore {
  const known = new Known();
  return {
    ...store,
    alone: async (work) => {
      const turn = new Turn(store, PREFIX + freshName(), patience, known);
      const came = await comes(turn);
      if (came) turn.stayAwake();
      try {
        return await work();
      } finally {
        if (came) await turn.go();
      }
    },
  };
}
