import { wrap, type DBSchema, type IDBPDatabase } from 'idb';

/** A text and how often it was written: of two copies the one with more writes is the later. */
export interface Copy {
  readonly text: string;
  readonly writes: number;
}

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
  /** What did not answer once would keep everybody waiting each time. */
  private silent: NoAnswer | undefined;

  constructor(
    private readonly place: () => Promise<Place>,
    private readonly name = NAME,
    private readonly patience = ANSWERS_WITHIN,
  ) {}

  private async answered<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    if (this.silent !== undefined) throw this.silent;
    try {
      return await inTime(this.database().then(work), this.patience);
    } catch (error) {
      if (error instanceof NoAnswer) this.silent = error;
      throw error;
    }
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
    const forget = () => {
      database.close();
      this.opened = undefined;
    };
    // Somebody cleared the site's data, or the browser gave the database up.
    database.onclose = forget;
    database.onversionchange = forget;
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

  remove(key: string): Promise<void> {
    return this.answered(async (database) => {
      const writing = database.transaction(TEXTS, 'readwrite', ON_DISK);
      await Promise.all([writing.store.delete(key), writing.done]);
    });
  }

  keys(): Promise<readonly string[]> {
    return this.answered((database) => database.getAllKeys(TEXTS));
  }
}
