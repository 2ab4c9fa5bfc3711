import { wrap, type DBSchema, type IDBPDatabase } from 'idb';
import { isFull } from '../key-value';
import { checkOf } from '../save-text';

/** A text and how often it was written: of two copies that are whole the one with more writes is the later. */
export interface Copy {
  readonly text: string;
  readonly writes: number;
  /** The fingerprint of the text; earlier versions of the app left none. */
  readonly check?: string;
}

/** A copy whose text is not the one that was written: the file that it lies in was torn. */
export const isTorn = ({ text, check }: Copy): boolean => check !== undefined && checkOf(text) !== check;

interface Schema extends DBSchema {
  texts: { key: string; value: Copy };
}

const NAME = 'harbourmaster';
const VERSION = 1;
const TEXTS = 'texts';
/** The browser answers only once what was written has reached the disk. */
const ON_DISK = { durability: 'strict' } as const;

/** Some browsers have been seen to answer never, without a word; no answer takes a small part of this. */
const ANSWERS_WITHIN = 10_000;

class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

function inTime<T>(work: Promise<T>, limit: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswer('The database does not answer.')), limit);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Where databases can be opened. Chromium forgets a bucket's databases with the bucket itself: whoever uses them holds it. */
export interface Place {
  readonly indexedDB: IDBFactory;
}

/** One database of texts, in files of its own. It is opened when it is needed, and anew when the browser closed it. */
export class Vault {
  private opened: Promise<IDBPDatabase<Schema>> | undefined;
  private held: Place | undefined;
  /** What does not answer would keep everybody waiting each time; as long as it does not, nothing more is asked of it. */
  private silent: NoAnswer | undefined;

  constructor(
    private readonly place: () => Promise<Place>,
    private readonly name = NAME,
    private readonly patience = ANSWERS_WITHIN,
  ) {}

  private async answered<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    if (this.silent !== undefined) throw this.silent;
    const answer = this.database().then(work);
    try {
      return await inTime(answer, this.patience);
    } catch (error) {
      if (error instanceof NoAnswer) this.waitFor(answer, error);
      else if (!isFull(error)) this.openAnew();
      throw error;
    }
  }

  /** A device that slept in the middle of a write, or was kept busy, may answer late: it counts again from then on. */
  private waitFor(answer: Promise<unknown>, silent: NoAnswer): void {
    this.silent = silent;
    const lost = () => this.openAnew();
    void answer.catch(lost).then(() => (this.silent = undefined));
  }

  /** Some browsers lose a database that is open and do not say so: whatever failed, the next attempt opens it again. */
  private openAnew(): void {
    const { opened } = this;
    this.opened = undefined;
    void opened?.then((database) => database.close()).catch(() => undefined);
  }

  private database(): Promise<IDBPDatabase<Schema>> {
    this.opened ??= this.open().catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  private async open(): Promise<IDBPDatabase<Schema>> {
    this.held ??= await this.place();
    const request = this.held.indexedDB.open(this.name, VERSION);
    request.onupgradeneeded = () => request.result.createObjectStore(TEXTS);
    const database = await (wrap(request) as unknown as Promise<IDBPDatabase<Schema>>);
    // Somebody cleared the site's data, or the browser gave the database up.
    database.onclose = database.onversionchange = () => this.openAnew();
    return database;
  }

  /** Fails where the database cannot be had. */
  ready(): Promise<void> {
    return this.answered(() => Promise.resolve());
  }

  get(key: string): Promise<Copy | undefined> {
    return this.answered((database) => database.get(TEXTS, key));
  }

  set(key: string, copy: Copy): Promise<void> {
    return this.answered(async (database) => {
      const writing = database.transaction(TEXTS, 'readwrite', ON_DISK);
      await Promise.all([writing.store.put(copy, key), writing.done]);
    });
  }

  /** Gives it a later copy than it has, or a whole one for a torn one; what was removed meanwhile stays so. */
  catchUp(key: string, copy: Copy): Promise<void> {
    return this.answered(async (database) => {
      const writing = database.transaction(TEXTS, 'readwrite', ON_DISK);
      const there = await writing.store.get(key);
      const behind = there !== undefined && (there.writes < copy.writes || isTorn(there));
      if (behind) await writing.store.put(copy, key);
      await writing.done;
    });
  }

  remove(key: string): Promise<void> {
    return this.answered(async (database) => {
      const writing = database.transaction(TEXTS, 'readwrite', ON_DISK);
      await Promise.all([writing.store.delete(key), writing.done]);
    });
  }

  /** Puts a note in the place of a text, under a name of its own: both or neither. */
  replace(key: string, note: string, copy: Copy): Promise<void> {
    return this.answered(async (database) => {
      const writing = database.transaction(TEXTS, 'readwrite', ON_DISK);
      await Promise.all([writing.store.put(copy, note), writing.store.delete(key), writing.done]);
    });
  }

  keys(): Promise<readonly string[]> {
    return this.answered((database) => database.getAllKeys(TEXTS));
  }
}
