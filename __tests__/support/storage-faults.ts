import assert from 'node:assert/strict';
import type { GameId } from '@/games';
import type { KeyValueStore } from '@/storage/key-value';
import { DEEDS, type Deed, type Scene } from './deeds';
import { EVERY_FAULT, faultyStore, happensTo, type Injection, type Operation } from './faulty-store';
import { faultyVaults } from './faulty-vaults';
import { memoryStore, type MemoryStore } from './memory-store';
import { appOn, diceOf, movesIn, peopleAt, playMoves, startedOn } from './saved-matches';
import { meetEverywhere } from './two-windows';

/** What a device does to an app that meets a fault, and what is left of it when the app is started again. */
interface Tried {
  readonly store: KeyValueStore;
  readonly trace: readonly Operation[];
  readonly isDead: () => boolean;
  readonly left: () => Promise<MemoryStore>;
}

type Device = (texts: ReadonlyMap<string, string>, injection?: Injection) => Tried;

const phone: Device = (texts, injection) => {
  const device = memoryStore(new Map(texts));
  const store = faultyStore(device, injection);
  return { store, trace: store.trace, isDead: store.isDead, left: () => Promise.resolve(device) };
};

const BROWSERS: readonly Device[] = (
  [
    { faulty: 0, locks: true },
    { faulty: 1, locks: true },
    { faulty: 1, locks: false },
  ] as const
).map((browser) => (texts, injection) => faultyVaults(texts, browser, injection));

async function perform(
  deed: Deed,
  scene: Scene,
  on: Device,
  injection?: Injection,
): Promise<readonly Operation[]> {
  const { store, trace, isDead, left } = on(scene.texts, injection);
  // What the app cannot do it may refuse; what it claims before its process dies has to be true.
  const result = await deed.act(appOn(store), scene).catch(() => ({ done: false }) as const);
  const told = isDead() ? undefined : result.done ? 'done' : 'not done';
  if (injection === undefined) assert.equal(told, 'done', `without a fault somebody ${deed.name}`);
  const made = told === 'done' && 'made' in result ? result.made : undefined;
  const device = await left();
  const after = appOn(memoryStore(device.texts));
  await deed.check(scene, { told, after, device, ...(made === undefined ? {} : { made }) });
  return trace;
}

/** Every fault at every single storage operation of every deed in this scene; how many that were. */
async function injectEverywhere(scene: Scene, on: Device): Promise<number> {
  let injected = 0;
  for (const deed of DEEDS) {
    const trace = await perform(deed, scene, on);
    for (const [at, operation] of trace.entries()) {
      for (const fault of EVERY_FAULT) {
        if (!happensTo(fault, operation)) continue;
        injected += 1;
        try {
          await perform(deed, scene, on, { fault, at });
        } catch (error) {
          const cause = error instanceof Error ? error : new Error(String(error));
          const where = `when somebody ${deed.name}, ${fault} at operation ${at} (${operation})`;
          throw new Error(`${where}: ${cause.message}`, { cause });
        }
      }
    }
  }
  return injected;
}

/** A real game on a device, from move to move. */
async function* scenesOf(game: GameId, scenes: number): AsyncGenerator<Scene> {
  const device = memoryStore();
  const app = appOn(device);
  const bystander = await startedOn(app, peopleAt(game));
  await playMoves(bystander, 3);
  const deleted = await startedOn(app, peopleAt(game));
  await app.discard(deleted.getSnapshot().id);
  const match = await startedOn(app, peopleAt(game));
  const { id } = match.getSnapshot();
  await app.rename(id, 'Before');
  const random = diceOf(`faults-${game}`);
  for (let scene = 0; scene < scenes; scene += 1) {
    yield {
      texts: new Map(device.texts),
      id,
      moves: movesIn(match),
      bystander: bystander.getSnapshot().id,
      text: (await app.exportText(id)) ?? '',
      random: () => diceOf(`scene-${scene}`),
    };
    await playMoves(match, 1, random);
  }
}

/** Every fault at every storage operation of every few moves; how many faults that were. */
export async function injectFaults(game: GameId, scenes: number): Promise<number> {
  let injected = 0;
  for await (const scene of scenesOf(game, scenes))
    injected += (await injectEverywhere(scene, phone)) + (await meetEverywhere(scene));
  return injected;
}

/** The same in either of the two databases of a browser, with locks and without. */
export async function injectIntoVaults(game: GameId, scenes: number): Promise<number> {
  let injected = 0;
  for await (const scene of scenesOf(game, scenes))
    for (const browser of BROWSERS) injected += await injectEverywhere(scene, browser);
  return injected;
}
