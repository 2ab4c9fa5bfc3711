import { isFault, type SaveFault } from './save';
import { generationIn } from './save-text';

export const SLOTS = ['a', 'b'] as const;
export type Slot = (typeof SLOTS)[number];

/** Of everything that belongs to a save. */
export const PREFIX = 'harbourmaster/save/';

export const keyOf = (id: string, slot: Slot): string => `${PREFIX}${id}/${slot}`;

export function idOf(key: string): string | undefined {
  return /^harbourmaster\/save\/(.+)\/[ab]$/.exec(key)?.[1];
}

/** What the device holds of one save. */
export type SlotTexts = Readonly<Partial<Record<Slot, string>>>;

export interface Newest<T> {
  readonly slot: Slot;
  readonly text: string;
  readonly found: T;
  /** The other slot may have been later, but cannot be read: the last move may be missing. */
  readonly setBack: boolean;
}

interface Read<T> {
  readonly slot: Slot;
  readonly text: string;
  readonly found: T | SaveFault;
}

function readSlot<T>(
  texts: SlotTexts,
  slot: Slot,
  parse: (text: string) => T | SaveFault,
): readonly Read<T>[] {
  const text = texts[slot];
  if (text === undefined) return [];
  const found = parse(text);
  // Only the app writes here: what is no save was one before its end was lost.
  return [{ slot, text, found: found === 'notASave' ? 'damaged' : found }];
}

/**
 * The later of the slots that can be read, or why none can; undefined where both are empty. A slot that a newer version
 * of the app wrote forbids the other one as well: playing on from there would overwrite what was played since.
 */
export function newestOf<T extends { readonly generation: number }>(
  texts: SlotTexts,
  parse: (text: string) => T | SaveFault,
): Newest<T> | SaveFault | undefined {
  const read = SLOTS.flatMap((slot) => readSlot(texts, slot, parse));
  const faults = read.flatMap(({ found }) => (isFault(found) ? [found] : []));
  if (faults.includes('newerFormat')) return 'newerFormat';
  let newest: { slot: Slot; text: string; found: T } | undefined;
  for (const { slot, text, found } of read) {
    if (!isFault(found) && found.generation > (newest?.found.generation ?? 0)) newest = { slot, text, found };
  }
  if (newest === undefined) return faults[0];
  const { generation } = newest.found;
  const setBack = read.some(
    ({ text, found }) => isFault(found) && (generationIn(text) ?? generation + 1) > generation,
  );
  return { ...newest, setBack };
}

/** Where the next write goes: never over the newest that can be read, and rather into an empty slot than any other. */
export function slotToWrite(texts: SlotTexts, newest: Slot | undefined, generation: number): Slot {
  if (newest !== undefined) return newest === 'a' ? 'b' : 'a';
  const usual = generation % 2 === 0 ? 'a' : 'b';
  return texts[usual] === undefined ? usual : (SLOTS.find((slot) => texts[slot] === undefined) ?? usual);
}
