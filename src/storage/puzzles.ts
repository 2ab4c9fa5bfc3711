import * as v from 'valibot';
import { deviceStore } from './device-store';
import { Kept } from './kept';

/** Which puzzles somebody on this device has solved, by their ids. */
const stored = v.object({ solved: v.fallback(v.array(v.string()), []) });

type Solved = Readonly<v.InferOutput<typeof stored>>;

const NONE: Solved = { solved: [] };

function understood(json: unknown): Solved {
  const found = v.safeParse(stored, json);
  return found.success ? found.output : NONE;
}

const kept = new Map<string, Kept<Solved>>();

function keptOf(game: string): Kept<Solved> {
  const known = kept.get(game) ?? new Kept(deviceStore, `harbourmaster/puzzles/${game}`, understood);
  kept.set(game, known);
  return known;
}

/** Never fails: what cannot be read was not solved. */
export async function readSolved(game: string): Promise<readonly string[]> {
  const { solved } = await keptOf(game)
    .read()
    .catch(() => NONE);
  return solved;
}

/** Throws `NotStored` where it cannot be kept. */
export async function addSolved(game: string, id: string): Promise<void> {
  await keptOf(game).change(({ solved }) => ({ solved: [...solved.filter((one) => one !== id), id] }));
}
