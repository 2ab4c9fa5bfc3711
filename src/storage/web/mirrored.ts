import type { KeyValueStore } from '../key-value';
import { checkOf } from '../save-text';
import { isTorn, type Copy, type Vault } from './vault';

/** What is needed of a vault, which a test can put in its place with faults. */
export type Holder = Pick<Vault, 'get' | 'set' | 'catchUp' | 'remove' | 'replace' | 'keys'>;

/** Begins the name of a note that a text was removed while not every vault could be reached. */
const REMOVED = 'removed:';

/** What those vaults answered that could; where none could, it fails as the first did. */
async function fromSome<T>(answers: readonly Promise<T>[]): Promise<readonly T[]> {
  const settled = await Promise.allSettled(answers);
  const found = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const [failed] = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (found.length === 0) throw failed;
  return found;
}

const isSame = (one: Copy, other: Copy): boolean =>
  one.writes === other.writes && one.check === other.check && one.text === other.text;

/** Nothing torn is preferred to something whole, however often it was written. */
function betterOf(one: Copy | undefined, other: Copy | undefined): Copy | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (isSame(one, other)) return one;
  if (isTorn(one) !== isTorn(other)) return isTorn(one) ? other : one;
  return other.writes > one.writes ? other : one;
}

const written = (text: string, writes: number): Copy => ({ text, writes, check: checkOf(text) });

/** What each vault that answers holds of one text, and the best of that. */
interface Copies {
  readonly held: readonly { readonly vault: Holder; readonly copy: Copy | undefined }[];
  readonly best: Copy | undefined;
  /** By any of them, whole or not. */
  readonly writes: number;
}

/** What is known of a text without reading it. */
interface Known {
  readonly writes: number;
  /** What every vault has said that it holds. */
  readonly text?: string;
}

/**
 * Every text in each of the vaults, whose files are not the same: where one was torn, cleared or fails, the other has it
 * all. Of two copies that differ, because a write was cut off between them, the later one counts, if it is whole.
 */
export class Mirrored implements KeyValueStore {
  /** How often this page has written each text, or tried to: what was given up may still arrive, and must not count then. */
  private readonly tried = new Map<string, number>();
  /** As long as nobody else writes: what every vault has told. */
  private known: Map<string, Known> | undefined;

  constructor(
    private readonly vaults: readonly Holder[],
    /** Whether these are all the vaults that there are; others may open at the next start, with what they had. */
    private readonly complete = true,
  ) {}

  undisturbed = async <T>(work: () => Promise<T>): Promise<T> => {
    this.known = new Map();
    try {
      return await work();
    } finally {
      this.known = undefined;
    }
  };

  holdsSurely = (key: string, text: string): Promise<boolean> =>
    Promise.resolve(this.known?.get(key)?.text === text);

  /** One that was not heard of may know of more. */
  private isEach(answers: readonly unknown[]): boolean {
    return this.complete && answers.length === this.vaults.length;
  }

  private async copies(key: string): Promise<Copies> {
    // What was asked before nobody else wrote may be older than that.
    const { known } = this;
    const held = await fromSome(
      this.vaults.map(async (vault) => ({ vault, copy: await vault.get(key) }) as const),
    );
    const all = held.map(({ copy }) => copy);
    const writes = Math.max(0, ...all.map((copy) => copy?.writes ?? 0));
    if (this.isEach(held)) known?.set(key, { writes });
    return { held, best: all.reduce(betterOf, undefined), writes };
  }

  /** What is read lies in each of them from then on: one whose write was cut off catches up. */
  get = async (key: string): Promise<string | undefined> => {
    const { held, best } = await this.copies(key);
    if (best === undefined) return undefined;
    const behind = held.filter(
      ({ copy }) => copy !== undefined && !isSame(copy, best) && (copy.writes < best.writes || isTorn(copy)),
    );
    await Promise.allSettled(behind.map(({ vault }) => vault.catchUp(key, best)));
    return best.text;
  };

  set = async (key: string, text: string): Promise<void> => {
    const { known } = this;
    const before = known?.get(key) ?? (await this.copies(key));
    const removed = this.complete ? 0 : (await this.copies(REMOVED + key)).writes;
    const writes = Math.max(before.writes, removed, this.tried.get(key) ?? 0) + 1;
    this.tried.set(key, writes);
    known?.delete(key);
    const copy = written(text, writes);
    const told = await fromSome(this.vaults.map((vault) => vault.set(key, copy)));
    if (this.isEach(told)) known?.set(key, { writes, text });
  };

  /** From every one of them, or it is not gone. One that cannot be reached now is told as soon as it can. */
  remove = async (key: string): Promise<void> => {
    this.known?.delete(key);
    const { writes } = this.complete ? { writes: 0 } : await this.copies(key);
    const note = written('', Math.max(writes, this.tried.get(key) ?? 0));
    const leave = (vault: Holder) =>
      writes === 0 ? vault.remove(key) : vault.replace(key, REMOVED + key, note);
    await Promise.all(this.vaults.map(leave));
  };

  private async allKeys(): Promise<readonly string[]> {
    const found = await fromSome(this.vaults.map((vault) => vault.keys()));
    return [...new Set(found.flat())];
  }

  keys = async (): Promise<readonly string[]> =>
    (await this.allKeys()).filter((key) => !key.startsWith(REMOVED));

  /**
   * Takes from each vault what was removed while it could not be reached, and gives one that was lost and begun anew all
   * that the others still have.
   */
  heal = async (): Promise<void> => {
    if (this.complete) await this.removeEverywhere();
    const held = await Promise.all(this.vaults.map(async (vault) => new Set(await vault.keys())));
    for (const key of new Set(held.flatMap((keys) => [...keys]))) {
      const lacking = this.vaults.filter((_, at) => !held[at]?.has(key));
      const copy = lacking.length === 0 ? undefined : (await this.copies(key)).best;
      if (copy !== undefined) await Promise.all(lacking.map((vault) => vault.set(key, copy)));
    }
  };

  private async removeEverywhere(): Promise<void> {
    for (const note of (await this.allKeys()).filter((key) => key.startsWith(REMOVED))) {
      const key = note.slice(REMOVED.length);
      const { writes } = await this.copies(note);
      const { held } = await this.copies(key);
      // What was written since stays.
      const gone = held.filter(({ copy }) => copy !== undefined && copy.writes <= writes);
      await Promise.all(gone.map(({ vault }) => vault.remove(key)));
      await Promise.all(this.vaults.map((vault) => vault.remove(note)));
    }
  }
}
