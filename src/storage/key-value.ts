/** All that saves need of a device: named texts. A test can put one in its place that fails as devices do. */
export interface KeyValueStore {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<readonly string[]>;
  /** Does the work while no other window of this app does any, where the device can have more than one. */
  alone?<T>(work: () => Promise<T>): Promise<T>;
  /** Told that nobody else writes until the work is done: how often a text was written need not be read twice in it. */
  undisturbed?<T>(work: () => Promise<T>): Promise<T>;
  /** Whether every file that the text went into has said so, and nobody has written since. Else only reading it tells. */
  holdsSurely?(key: string, text: string): Promise<boolean>;
}

/** One whose windows wait for each other. */
export type SharedStore = KeyValueStore & Required<Pick<KeyValueStore, 'alone'>>;

/** Browsers name it, Android's database and a full disk only say it. */
const FULL = /quota|database or disk is full|SQLITE_FULL|no space|ENOSPC/i;

/** Whether a write failed because there is no room left. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && (FULL.test(error.name) || FULL.test(error.message));
}
