import type { KeyValueStore } from '@/storage/key-value';
import type { MemoryStore } from './memory-store';

export const OPERATIONS = ['get', 'set', 'remove', 'keys'] as const;
export type Operation = (typeof OPERATIONS)[number];

const WRITES: readonly Operation[] = ['set', 'remove'];
const READS: readonly Operation[] = ['get', 'keys'];

/** What a device can do to an operation, and which operations that can happen to. */
export const FAULTS = {
  'the write fails': WRITES,
  'the write fails, though it was done': WRITES,
  'every write fails from now on': WRITES,
  'the write is cut short': ['set'],
  'storage is full from now on': ['set'],
  'reading fails once': READS,
  /** Of the same text: a second attempt fails as well, and whatever else is read does not. */
  'reading one text fails twice': ['get'],
  'reading fails from now on': READS,
  'the process dies before': OPERATIONS,
  'the process dies in the middle': ['set'],
  'the process dies after': OPERATIONS,
} as const satisfies Record<string, readonly Operation[]>;
export type Fault = keyof typeof FAULTS;

export const EVERY_FAULT = Object.keys(FAULTS) as readonly Fault[];

export const happensTo = (fault: Fault, operation: Operation): boolean =>
  (FAULTS[fault] as readonly Operation[]).includes(operation);

export interface Injection {
  readonly fault: Fault;
  /** Which operation it happens to, from 0. */
  readonly at: number;
}

export interface FaultyStore extends KeyValueStore {
  /** Every operation so far. */
  readonly trace: readonly Operation[];
  /** Nothing is done any more, and nothing that is claimed counts. */
  readonly isDead: () => boolean;
}

function quotaExceeded(): Error {
  const error = new Error('The quota has been exceeded.');
  error.name = 'QuotaExceededError';
  return error;
}

/** Where a text is cut: to nothing, in the middle, or just before its end. */
function cutOff(text: string, at: number): string {
  return text.slice(0, [0, Math.floor(text.length / 2), text.length - 1][at % 3]);
}

/** A device that works but for one fault. Like a phone it has no windows: only the app's own queue orders its writes. */
export function faultyStore(device: MemoryStore, injection?: Injection): FaultyStore {
  const trace: Operation[] = [];
  let dead = false;
  let full = false;
  let blind = false;
  let stuck = false;
  let unreadable: string | undefined;

  async function operate<T>(
    operation: Operation,
    work: () => Promise<T>,
    { key, cut }: { key?: string; cut?: () => void } = {},
  ): Promise<T> {
    const number = trace.push(operation) - 1;
    if (dead) throw new Error('the process is dead');
    if (full && operation === 'set') throw quotaExceeded();
    if (blind && READS.includes(operation)) throw new Error('cannot read');
    if (stuck && WRITES.includes(operation)) throw new Error('cannot write');
    if (unreadable !== undefined && operation === 'get' && key === unreadable) {
      unreadable = undefined;
      throw new Error('cannot read');
    }
    if (injection?.at !== number || !happensTo(injection.fault, operation)) return work();
    switch (injection.fault) {
      case 'every write fails from now on':
        stuck = true;
        throw new Error('cannot write');
      case 'the write fails, though it was done':
        await work();
        throw new Error('cannot tell whether it was written');
      case 'the write is cut short':
        cut?.();
        return undefined as T;
      case 'storage is full from now on':
        full = true;
        throw quotaExceeded();
      case 'reading fails from now on':
        blind = true;
        throw new Error('cannot read');
      case 'reading one text fails twice':
        unreadable = key;
        break;
      case 'the process dies before':
        dead = true;
        break;
      case 'the process dies in the middle':
        cut?.();
        dead = true;
        break;
      case 'the process dies after':
        await work();
        dead = true;
        break;
      case 'the write fails':
      case 'reading fails once':
        break;
    }
    throw new Error(injection.fault);
  }

  return {
    trace,
    isDead: () => dead,
    get: (key) => operate('get', () => device.get(key), { key }),
    set: (key, value) =>
      operate('set', () => device.set(key, value), {
        cut: () => void device.texts.set(key, cutOff(value, injection?.at ?? 0)),
      }),
    remove: (key) => operate('remove', () => device.remove(key)),
    keys: () => operate('keys', () => device.keys()),
  };
}
