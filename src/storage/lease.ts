import { isFull, type KeyValueStore } from './key-value';

const PREFIX = 'harbourmaster/turn/';
const STILL_CHOOSING = 0;

/** In milliseconds. */
interface Patience {
  /** A ticket this old was left behind by a window that is gone: one that waits or works writes its own anew in time. */
  readonly expires: number;
  readonly looksAgain: number;
}

const USUAL: Patience = { expires: 2_000, looksAgain: 15 };

interface Ticket {
  readonly number: number;
  readonly written: number;
}

function ticketIn(text: string | undefined): Ticket | undefined {
  const [, number, written] = /^(\d{1,15}) (\d{1,15})$/.exec(text ?? '') ?? [];
  return number === undefined ? undefined : { number: Number(number), written: Number(written) };
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
  private renewing: Promise<void> = Promise.resolve();
  private awake: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly store: KeyValueStore,
    private readonly key: string,
    private readonly patience: Patience,
    /** Tickets whose turn is over, also where the device did not remove them: nobody waits for one twice. */
    private readonly done: Set<string>,
  ) {}

  private async write(number: number): Promise<void> {
    this.written = performance.now();
    this.number = number;
    await this.store.set(this.key, `${number} ${Date.now()}`);
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
    const drawn = await Promise.all((await this.others()).map((key) => this.store.get(key)));
    const number = 1 + Math.max(0, ...drawn.map((text) => ticketIn(text)?.number ?? 0));
    await this.write(number);
    for (const other of await this.others()) await this.letPass(other, number);
    return performance.now() - this.written < this.patience.expires / 2;
  }

  private async letPass(other: string, number: number): Promise<void> {
    const { expires, looksAgain } = this.patience;
    for (;;) {
      const text = await this.store.get(other);
      const ticket = ticketIn(text);
      if (ticket === undefined || this.done.has(other) || this.done.has(`${other} ${text}`)) return;
      if (Math.abs(Date.now() - ticket.written) > expires) {
        // One that only slept draws another ticket under its name.
        this.done.add(`${other} ${text}`);
        return this.store.remove(other).catch(() => undefined);
      }
      const isLater = ticket.number > number || (ticket.number === number && other > this.key);
      if (ticket.number !== STILL_CHOOSING && isLater) return;
      await pause(looksAgain);
      if (performance.now() - this.written > expires / 4) await this.write(number);
    }
  }

  async go(): Promise<void> {
    clearInterval(this.awake);
    // A ticket that is still being written must not outlive its turn.
    await this.renewing;
    await this.store.remove(this.key).catch(() => this.done.add(this.key));
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
): Required<KeyValueStore> {
  const done = new Set<string>();
  return {
    ...store,
    alone: async (work) => {
      const turn = new Turn(store, PREFIX + freshName(), patience, done);
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
