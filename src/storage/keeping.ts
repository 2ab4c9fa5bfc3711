import * as v from 'valibot';
import { deviceStore } from './device-store';
import { deviceKeeping } from './device-texts';
import { Kept } from './kept';

/** How long a device keeps what is stored on it. */
const KEEPINGS = [
  'promised',
  /** It is on the disk; but the browser may clear it where room runs short, and a private window forgets it. */
  'unlessCleared',
  /** The browser writes it to the disk when it pleases, about once a minute. */
  'soon',
  /** Nothing stays beyond this page. */
  'untilClosed',
  /** Games are in a database that the browser does not open now; what is played meanwhile is kept as well as it can be. */
  'notNow',
] as const;
export type Keeping = (typeof KEEPINGS)[number];

/** What a device can be asked about that. */
export interface DeviceKeeping {
  now(): Promise<Keeping>;
  /** Asks it for its promise, which some browsers pass on to whoever holds them. */
  ask(): Promise<Keeping>;
}

const stored = v.object({
  asked: v.fallback(v.boolean(), false),
  /** What was told and read: only what is new is told again. */
  read: v.fallback(v.optional(v.picklist(KEEPINGS)), undefined),
});

export type KeepingNotes = Readonly<v.InferOutput<typeof stored>>;

const NONE: KeepingNotes = v.parse(stored, {});

const kept = new Kept<KeepingNotes>(deviceStore, 'harbourmaster/keeping', (json) => {
  const found = v.safeParse(stored, json);
  return found.success ? found.output : NONE;
});

/** Never fails: what cannot be read was neither asked nor told. */
export async function readKeeping(): Promise<KeepingNotes & { readonly keeping: Keeping }> {
  const notes = await kept.read().catch(() => NONE);
  return { ...notes, keeping: await deviceKeeping.now() };
}

export const askForPromise = (): Promise<Keeping> => deviceKeeping.ask();

/** What cannot be noted is asked or told once more the next time. */
export async function noteKeeping(change: Partial<KeepingNotes>): Promise<void> {
  await kept.change((before) => ({ ...before, ...change })).catch(() => undefined);
}
