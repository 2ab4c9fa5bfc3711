import assert from 'node:assert/strict';
import type { Random } from '@/engine/random';
import type { Match } from '@/match/match';
import type { KeyValueStore } from '@/storage/key-value';
import type { Scene } from './deeds';
import { faultyStore, type FaultyStore } from './faulty-store';
import { memoryStore, type MemoryStore } from './memory-store';
import { appOn, diceOf, movesIn, openedOn, playOne } from './saved-matches';

/** The same device, telling when it comes to one of its operations. */
function watched(device: MemoryStore, at: number, then: () => void): FaultyStore {
  const store = faultyStore(device);
  const seen = () => {
    if (store.trace.length === at) then();
  };
  return {
    ...store,
    get: (key) => (seen(), store.get(key)),
    set: (key, value) => (seen(), store.set(key, value)),
    remove: (key) => (seen(), store.remove(key)),
    keys: () => (seen(), store.keys()),
    alone: device.alone,
  };
}

/** A window of a browser that takes its time over everything, and has no lock. */
export function slowWindow(device: MemoryStore, random: Random): KeyValueStore {
  const slowly = async <T>(work: () => Promise<T>): Promise<T> => {
    await new Promise((go) => setTimeout(go, random.below(3)));
    return work();
  };
  return {
    get: (key) => slowly(() => device.get(key)),
    set: (key, value) => slowly(() => device.set(key, value)),
    remove: (key) => slowly(() => device.remove(key)),
    keys: () => slowly(() => device.keys()),
  };
}

/** Another window of the browser holds the same game and plays a move of its own just when this one is at that operation. */
async function playInTwoWindows({ texts, id, moves, random }: Scene, at: number): Promise<boolean> {
  const device = memoryStore(new Map(texts));
  const there = await openedOn(appOn(device), id);
  let other: Promise<boolean> | undefined;
  const store = watched(device, at, () => {
    other ??= playOne(there, diceOf('there'));
  });
  const here = await openedOn(appOn(store), id);
  await playOne(here, random());
  if (other === undefined) return false;
  await other;
  await checkOneStored(device, id, moves.length + 1, [here, there]);
  return true;
}

/** Of two windows that played on from the same moment, one is stored, and the other is told that it is not. */
export async function checkOneStored(
  device: MemoryStore,
  id: string,
  moves: number,
  windows: readonly [Match, Match],
): Promise<void> {
  const stored = windows.filter((window) => window.getSnapshot().saveProblem === undefined);
  assert.equal(stored.length, 1, 'one of the windows is told that its move is not kept');
  const told = windows.map((window) => window.getSnapshot().saveProblem);
  assert.ok(told.includes('playedElsewhere'), 'and why');
  const found = movesIn(await openedOn(appOn(device), id));
  assert.deepEqual(found, movesIn(stored[0] ?? windows[0]));
  assert.equal(found.length, moves);
}

/** Two windows, meeting at every operation; how many meetings that were. */
export async function meetEverywhere(scene: Scene): Promise<number> {
  let met = 0;
  while (await playInTwoWindows(scene, met)) met += 1;
  assert.ok(met > 0);
  return met;
}
