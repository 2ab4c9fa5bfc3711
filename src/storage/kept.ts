import { isFields } from '@/engine/json';
import type { KeyValueStore } from './key-value';
import { NotStored, orNotStored, setSurely, twice, type WriteCare } from './surely';
import { Turns } from './turns';

/** Whether everything that the device holds is in what was understood of it. */
function isIn(json: unknown, value: unknown): boolean {
  if (Array.isArray(json)) {
    return (
      Array.isArray(value) && value.length === json.length && json.every((one, at) => isIn(one, value[at]))
    );
  }
  if (!isFields(json)) return json === value;
  return isFields(value) && Object.entries(json).every(([name, field]) => isIn(field, value[name]));
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** More than ever come together: each was written by another version of the app, or damaged. */
const MOST_ASIDE = 100;

const CARE: WriteCare = { makeRoom: () => Promise.resolve(false), isForeign: () => false };

/**
 * A text of the device that is read, changed and written again. A change that does not know what is there is refused
 * (`NotStored`), and what this version of the app does not understand of it is laid aside before it is written over.
 */
export class Kept<T> {
  private readonly turns: Turns;

  /** `understood` makes what it can of any JSON, and of undefined where there is none. */
  constructor(
    private readonly store: KeyValueStore,
    private readonly key: string,
    private readonly understood: (json: unknown) => T,
  ) {
    this.turns = new Turns(store);
  }

  private text(key: string): Promise<string | undefined> {
    return twice(() => this.store.get(key));
  }

  /** Fails where the device does not hand it over. */
  read(): Promise<T> {
    return this.turns.inTurn(async () => this.understood(parsed(await this.text(this.key))));
  }

  change(to: (before: T) => T): Promise<T> {
    return this.turns.alone(() =>
      orNotStored(async () => {
        const text = await this.text(this.key);
        const json = parsed(text);
        const before = this.understood(json);
        if (text !== undefined && (json === undefined || !isIn(json, before))) await this.layAside(text);
        const next = to(before);
        await setSurely(this.store, this.key, JSON.stringify(next), CARE);
        return next;
      }),
    );
  }

  /** Under a name of its own, so that nothing that was laid aside before is lost. */
  private async layAside(text: string): Promise<void> {
    for (let number = 1; number <= MOST_ASIDE; number += 1) {
      const key = `${this.key}/aside/${number}`;
      const found = await this.text(key);
      if (found === text) return;
      if (found === undefined) return setSurely(this.store, key, text, CARE);
    }
    throw new NotStored('failed');
  }
}
