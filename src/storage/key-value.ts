/** All that saves need of a device: named texts. A test can put one in its place that fails as devices do. */
export interface KeyValueStore {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<readonly string[]>;
  /** Does the work while no other window of this app does any, where the device can have more than one. */
  alone?<T>(work: () => Promise<T>): Promise<T>;
}

/** Browsers name it, Android's database and a full disk only say it. */
const FULL = /quota|database or disk is full|SQLITE_FULL|no space|ENOSPC/i;

/** Whether a write failed because there is no room left. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && (FULL.test(error.name) || FULL.test(error.message));
}
