import type { KeyValueStore } from './key-value';
import { parseSave, type Save, type SaveFault } from './save';

const PREFIX = 'harbourmaster/save/';
const SLOTS = ['a', 'b'] as const;
type Slot = (typeof SLOTS)[number];

const keyOf = (id: string, slot: Slot): string => `${PREFIX}${id}/${slot}`;
/** Writes take turns, so that a write that dies half-way leaves the one before it whole. */
const slotOf = (generation: number): Slot => (generation % 2 === 0 ? 'a' : 'b');

function idOf(key: string): string | undefined {
  const match = /^harbourmaster\/save\/(.+)\/[ab]$/.exec(key);
  return match?.[1];
}

export interface Unreadable {
  readonly id: string;
  readonly fault: SaveFault;
}

export function isUnreadable(entry: Save | Unreadable): entry is Unreadable {
  return 'fault' in entry;
}

/** Saves on a device: two slots each, one write after the other, nothing ever cleared wholesale. */
export class SaveRepository {
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly store: KeyValueStore) {}

  /** One ordered queue: a later write can never be overtaken by an earlier one. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.queue.then(work, work);
    this.queue = result.catch(() => undefined);
    return result;
  }

  /** Resolves when the save is on the device. */
  write(save: Save): Promise<void> {
    return this.inTurn(() => this.store.set(keyOf(save.id, slotOf(save.generation)), JSON.stringify(save)));
  }

  /** The newest slot that can be read, or why none can; undefined where there is no such save. */
  read(id: string): Promise<Save | Unreadable | undefined> {
    return this.inTurn(() => this.readSlots(id));
  }

  private async readSlots(id: string): Promise<Save | Unreadable | undefined> {
    const texts = await Promise.all(SLOTS.map((slot) => this.store.get(keyOf(id, slot))));
    const found = texts.flatMap((text) => (text === undefined ? [] : [parseSave(text)]));
    const saves = found.filter((entry) => typeof entry !== 'string');
    const newest = saves.sort((a, b) => b.generation - a.generation)[0];
    if (newest !== undefined) return newest;
    const fault = found.find((entry) => typeof entry === 'string');
    return fault === undefined ? undefined : { id, fault };
  }

  /** Every save, newest first; those that cannot be read come last, with the reason. */
  async list(): Promise<readonly (Save | Unreadable)[]> {
    const keys = await this.inTurn(() => this.store.keys());
    const ids = [...new Set(keys.flatMap((key) => idOf(key) ?? []))];
    const entries = await Promise.all(ids.map((id) => this.read(id)));
    const updated = (entry: Save | Unreadable) => (isUnreadable(entry) ? 0 : entry.updated);
    return entries.filter((entry) => entry !== undefined).sort((a, b) => updated(b) - updated(a));
  }

  remove(id: string): Promise<void> {
    return this.inTurn(async () => {
      for (const slot of SLOTS) await this.store.remove(keyOf(id, slot));
    });
  }
}
