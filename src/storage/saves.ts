import { clearDiscarded, isHidden, readDiscarded, writeDiscarded, type Discarded } from './discarded';
import { clearDisproved, disprovedKey, readDisproved, writeDisproved } from './disproved';
import type { KeyValueStore } from './key-value';
import { isFault, type Save, type SaveFault, type SaveHead } from './save';
import { digestIn, parseHead, parseSave, saveText } from './save-text';
import { idOf, keyOf, newestOf, SLOTS, slotToWrite, type Slot, type SlotTexts } from './slots';
import { forgetOrder, noteLatest, readOrder } from './order';
import { NotStored, orNotStored, setSurely, twice, type WriteCare } from './surely';
import { Turns } from './turns';

export interface Unreadable {
  readonly id: string;
  readonly fault: SaveFault;
}

export interface ListedSave extends SaveHead {
  /** Its moves were found to be wrong when somebody tried to open it. */
  readonly disproved: boolean;
}

export interface ReadSave {
  readonly save: Save;
  /** The last write cannot be read, or was found to be wrong; this is the one before it. */
  readonly setBack: boolean;
  /** The last write, where it can be read and is wrong all the same: the next one takes its place. */
  readonly insteadOf?: Save;
}

export function isUnreadable(entry: object): entry is Unreadable {
  return 'fault' in entry;
}

const isNotRead = (entry: SaveHead | Unreadable): boolean => isUnreadable(entry) && entry.fault === 'notRead';

/** What is damaged counts as never written. */
const generationOf = (entry: SaveHead | Unreadable): number => (isUnreadable(entry) ? 0 : entry.generation);

/** What the device does not hand over may have been written since it was deleted, and is shown rather than hidden. */
const isDeleted = (discarded: Discarded | undefined, entry: SaveHead | Unreadable): boolean =>
  !isNotRead(entry) && isHidden(discarded, entry.id, generationOf(entry));

/**
 * Saves on a device: two slots each, one write after the other, nothing ever cleared wholesale. What is refused or
 * fails throws `NotStored`, and what was there before still is.
 */
export class SaveRepository {
  private readonly turns: Turns;
  private roomWasTaken = false;
  private ownName: string | undefined;

  constructor(
    private readonly store: KeyValueStore,
    /** Gives a name that no other window of the same browser has. */
    private readonly freshName: () => string,
  ) {
    this.turns = new Turns(store);
  }

  /** Asked for when something is written: who only reads needs no name. */
  private get writer(): string {
    return (this.ownName ??= this.freshName());
  }

  /** Resolves when everything asked for so far is done, here and in other windows. */
  idle(): Promise<void> {
    return this.turns.alone(() => Promise.resolve());
  }

  private async texts(id: string): Promise<SlotTexts> {
    const read = (slot: Slot) => twice(() => this.store.get(keyOf(id, slot)));
    const [a, b] = await Promise.all([read('a'), read('b')]);
    return { a, b };
  }

  /**
   * Resolves with its generation when the save is on the device. The save's own generation is one more than the last
   * that its writer knows: where somebody else has written since, it is refused, unless that left the
   * game where the writer knows it: `basis` is the digest of its last record, and a name that changed takes nothing away.
   * A write of the generation `wrong` is written over, and never the one before it.
   */
  write(save: Save, basis?: string, wrong?: number): Promise<number> {
    return this.turns.alone(async () => {
      // Beside each other: each way to the device and back may have to wait until something else is drawn.
      const reading = this.textsBefore(save.id);
      await noteLatest(this.store, save.id);
      return this.put(save, await reading, basis, wrong);
    });
  }

  private async textsBefore(id: string): Promise<SlotTexts | undefined> {
    return this.texts(id).catch(() => undefined);
  }

  private async put(
    save: Save,
    texts: SlotTexts | undefined,
    basis?: string,
    wrong?: number,
  ): Promise<number> {
    if (texts === undefined) throw new NotStored('failed');
    const newest = newestOf(texts, parseHead);
    const there = newest === undefined || isFault(newest) ? undefined : newest;
    const last = there?.found.generation ?? 0;
    const foreign = there !== undefined && there.found.writer !== this.writer && last >= save.generation;
    const moved = there !== undefined && digestIn(there.text) !== basis;
    if ((foreign && moved) || newest === 'newerFormat') throw new NotStored('playedElsewhere');
    const generation = Math.max(save.generation, last + 1);
    // A table does not know what its save is called.
    const name = save.name ?? there?.found.name;
    const slot =
      there !== undefined && last === wrong ? there.slot : slotToWrite(texts, there?.slot, generation);
    const text = saveText({ ...save, generation, name }, this.writer);
    await setSurely(this.store, keyOf(save.id, slot), text, this.careFor(save.id));
    return generation;
  }

  private careFor(id: string): WriteCare {
    return {
      makeRoom: async () => {
        const discarded = await readDiscarded(this.store);
        // A table that was still open is written again: making room must not take what there is of it.
        if (discarded === undefined || discarded.id === id) return false;
        return this.purge(discarded).then(
          (removed) => {
            this.roomWasTaken ||= removed;
            return true;
          },
          () => false,
        );
      },
      isForeign: (text) => {
        const found = parseHead(text);
        return !isFault(found) && found.writer !== this.writer;
      },
    };
  }

  /** Stores a save under an id that no other has; where that fails, nothing of it stays. */
  create(save: Save): Promise<number> {
    return this.turns.alone(async () => {
      if ((await this.headOf(save.id)) !== undefined) throw new NotStored('failed');
      try {
        const generation = await this.put(save, await this.textsBefore(save.id));
        await noteLatest(this.store, save.id);
        return generation;
      } catch (error) {
        await this.removeSlots(save.id, SLOTS).catch(() => undefined);
        throw error;
      }
    });
  }

  /** The newest slot that can be read, or why none can; undefined where there is no such save. */
  read(id: string): Promise<ReadSave | Unreadable | undefined> {
    return this.turns.inTurn(() => this.readNow(id));
  }

  private async readNow(id: string): Promise<ReadSave | Unreadable | undefined> {
    const texts = await this.texts(id).catch(() => undefined);
    if (texts === undefined) return { id, fault: 'notRead' };
    const newest = newestOf(texts, parseSave);
    if (newest === undefined) return undefined;
    if (isFault(newest)) return { id, fault: newest };
    return { save: { ...newest.found, id }, setBack: newest.setBack };
  }

  /** The write before this one, as far as it is there and can be read. */
  readBefore(id: string, generation: number): Promise<Save | undefined> {
    return this.turns.inTurn(async () => {
      const texts: SlotTexts = await this.texts(id).catch(() => ({}));
      const saves = SLOTS.flatMap((slot) => texts[slot] ?? []).map(parseSave);
      const before = saves.find((save): save is Save => !isFault(save) && save.generation < generation);
      return before && { ...before, id };
    });
  }

  private async headOf(id: string): Promise<SaveHead | Unreadable | undefined> {
    const texts = await this.texts(id).catch(() => undefined);
    const newest = texts === undefined ? 'notRead' : newestOf(texts, parseHead);
    if (newest === undefined) return undefined;
    return isFault(newest) ? { id, fault: newest } : { ...newest.found, id };
  }

  private async knownHeadOf(id: string): Promise<SaveHead | Unreadable | undefined> {
    const head = await this.headOf(id);
    if (head !== undefined && isNotRead(head)) throw new NotStored('failed');
    return head;
  }

  /** Every save, the one played last first; those that cannot be read come last, with the reason. */
  list(): Promise<readonly (ListedSave | Unreadable)[]> {
    return this.turns.inTurn(async () => {
      const keys = new Set(await twice(() => this.store.keys()));
      const discarded = await readDiscarded(this.store);
      const ids = [...new Set([...keys].flatMap((key) => idOf(key) ?? []))];
      const entries = await Promise.all(ids.map((id) => this.listedOf(id, keys.has(disprovedKey(id)))));
      const order = await readOrder(this.store);
      const played = (entry: SaveHead | Unreadable) => order.indexOf(entry.id);
      const updated = (entry: SaveHead | Unreadable) => (isUnreadable(entry) ? 0 : entry.updated);
      return entries
        .filter((entry) => entry !== undefined)
        .filter((entry) => !isDeleted(discarded, entry))
        .sort((a, b) => played(b) - played(a) || updated(b) - updated(a));
    });
  }

  private async listedOf(id: string, tried: boolean): Promise<ListedSave | Unreadable | undefined> {
    const head = await this.headOf(id);
    if (head === undefined || isUnreadable(head)) return head;
    return { ...head, disproved: tried && (await readDisproved(this.store, id)) === head.generation };
  }

  /** Notes beside the save that this write of it is wrong, for as long as it is the last one. */
  disprove(id: string, generation: number): Promise<void> {
    return this.turns.alone(async () => {
      const head = await this.knownHeadOf(id);
      if (head === undefined || generationOf(head) !== generation) return;
      await orNotStored(() => writeDisproved(this.store, id, generation));
    });
  }

  /** What is stored, to the letter, also of a save that cannot be read; undefined where there is none. */
  text(id: string): Promise<string | undefined> {
    return this.turns.inTurn(async () => {
      const texts = await this.texts(id);
      const newest = newestOf(texts, parseSave);
      if (newest !== undefined && !isFault(newest)) return newest.text;
      const all = SLOTS.flatMap((slot) => texts[slot] ?? []);
      return all.length === 0 ? undefined : all.join('\n');
    });
  }

  /** What somebody knows to be right of it stands in for what can be read and is wrong. */
  rename(id: string, name: string, known?: ReadSave): Promise<void> {
    return this.turns.alone(async () => {
      const found = await this.readNow(id);
      if (found === undefined || isUnreadable(found)) throw new NotStored('failed');
      const wrong = known?.insteadOf?.generation;
      const { generation } = found.save;
      const save = generation === wrong ? (known?.save ?? found.save) : found.save;
      const next = { ...save, generation: generation + 1, name };
      await this.put(next, await this.textsBefore(id), undefined, wrong);
    });
  }

  /** Hides the save until the next one is discarded or its room is needed; the one before it goes for good. */
  discard(id: string): Promise<void> {
    return this.turns.alone(async () => {
      const before = await readDiscarded(this.store);
      const head = await this.knownHeadOf(id);
      if (head === undefined) return;
      await orNotStored(async () => {
        if (before !== undefined && before.id !== id) await this.purge(before);
        await writeDiscarded(this.store, { id, generation: generationOf(head) });
        if ((await readDiscarded(this.store))?.id !== id) throw new NotStored('failed');
      });
    });
  }

  /** The save that was discarded last, as long as it can be had back. */
  async discarded(): Promise<string | undefined> {
    return (await this.turns.inTurn(() => this.hidden()).catch(() => undefined))?.id;
  }

  /** Whether the discarded save went for good since this was asked last, because its room was needed. */
  tellRoomTaken(): boolean {
    const taken = this.roomWasTaken;
    this.roomWasTaken = false;
    return taken;
  }

  /** Undoes the last `discard`; the id of the save that is back. */
  restore(): Promise<string | undefined> {
    return this.turns.alone(async () => {
      const discarded = await this.hidden();
      if (discarded !== undefined) await orNotStored(() => clearDiscarded(this.store));
      return discarded?.id;
    });
  }

  private async hidden(): Promise<Discarded | undefined> {
    const discarded = await readDiscarded(this.store);
    const head = discarded === undefined ? undefined : await this.knownHeadOf(discarded.id);
    return head !== undefined && isDeleted(discarded, head) ? discarded : undefined;
  }

  /** Refused where the device does not tell whether the save was written since: it would be a live one. */
  private async purge(discarded: Discarded): Promise<boolean> {
    const head = await this.knownHeadOf(discarded.id);
    const removed = head === undefined || isDeleted(discarded, head);
    if (removed) await this.removeNow(discarded.id);
    await clearDiscarded(this.store);
    return removed;
  }

  /** Deletes the save at once and for good. */
  remove(id: string): Promise<void> {
    return this.turns.alone(() => orNotStored(() => this.removeNow(id)));
  }

  /** The newest slot goes last: a removal that is cut off leaves the save as it was. */
  private async removeNow(id: string): Promise<void> {
    const newest = newestOf(await this.texts(id), parseHead);
    const last = newest === undefined || isFault(newest) ? 'b' : newest.slot;
    await clearDisproved(this.store, id);
    await this.removeSlots(id, last === 'a' ? ['b', 'a'] : ['a', 'b']);
    await forgetOrder(this.store, id);
  }

  private async removeSlots(id: string, slots: readonly Slot[]): Promise<void> {
    for (const slot of slots) await twice(() => this.store.remove(keyOf(id, slot)));
  }
}
