import { Vault, type Place } from './vault';

/** Each is a part of the site's storage with files of its own; not in TypeScript's library yet. */
interface StorageBuckets {
  open(name: string, options: { durability: 'strict' }): Promise<Place>;
}

/** What there may be of a browser, which a test can stand in for. */
export interface Browsing {
  readonly indexedDB?: IDBFactory | undefined;
  readonly localStorage?: Storage | undefined;
  readonly navigator?: {
    readonly storage?: Pick<StorageManager, 'persist' | 'persisted'>;
    readonly storageBuckets?: StorageBuckets;
  };
}

function ownPlaceOf({ indexedDB }: Browsing): Promise<Place> {
  return indexedDB === undefined
    ? Promise.reject(new Error('This browser has no IndexedDB.'))
    : Promise.resolve({ indexedDB });
}

const MIRROR = 'harbourmaster-mirror';

/**
 * Two databases that never share a file. Firefox and Safari keep each database in a file of its own. Chromium keeps all
 * databases of a site in one, unless they lie in another bucket of its storage, which it can have.
 */
export function vaultsOf(browser: Browsing): readonly Vault[] {
  const buckets = browser.navigator?.storageBuckets;
  return [
    new Vault(() => ownPlaceOf(browser)),
    buckets === undefined
      ? new Vault(() => ownPlaceOf(browser), MIRROR)
      : new Vault(() => buckets.open(MIRROR, { durability: 'strict' })),
  ];
}
