import assert from 'node:assert/strict';
import type { GameId } from '@/games';
import { DEEDS, type Deed, type Scene } from './deeds';
import { EVERY_FAULT, faultyStore, happensTo, type FaultyStore, type Injection } from './faulty-store';
import { memoryStore } from './memory-store';
import { appOn, diceOf, movesIn, peopleAt, playMoves, startedOn } from './saved-matches';
import { meetEverywhere } from './two-windows';

async function perform(deed: Deed, scene: Scene, injection?: Injection): Promise<FaultyStore> {
  const device = memoryStore(new Map(scene.texts));
  const store = faultyStore(device, injection);
  // What the app cannot do it may refuse; what it claims before its process dies has to be true.
  const result = await deed.act(appOn(store), scene).catch(() => ({ done: false }) as const);
  const told = store.isDead() ? undefined : result.done ? 'done' : 'not done';
  if (injection === undefined) assert.equal(told, 'done', `without a fault somebody ${deed.name}`);
  const made = told === 'done' && 'made' in result ? result.made : undefined;
  const after = appOn(memoryStore(device.texts));
  await deed.check(scene, { told, after, device, ...(made === undefined ? {} : { made }) });
  return store;
}

/** Every fault at every single storage operation of every deed in this scene; how many that were. */
async function injectEverywhere(scene: Scene): Promise<number> {
  let injected = 0;
  for (const deed of DEEDS) {
    const { trace } = await perform(deed, scene);
    for (const [at, operation] of trace.entries()) {
      for (const fault of EVERY_FAULT) {
        if (!happensTo(fault, operation)) continue;
        injected += 1;
        try {
          await perform(deed, scene, { fault, at });
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

/** A real game on a device, with every fault at every storage operation of every few moves; how many faults that were. */
export async function injectFaults(game: GameId, scenes: number): Promise<number> {
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
  let injected = 0;
  for (let scene = 0; scene < scenes; scene += 1) {
    const now: Scene = {
      texts: new Map(device.texts),
      id,
      moves: movesIn(match),
      bystander: bystander.getSnapshot().id,
      text: (await app.exportText(id)) ?? '',
      random: () => diceOf(`scene-${scene}`),
    };
    injected += (await injectEverywhere(now)) + (await meetEverywhere(now));
    await playMoves(match, 1, random);
  }
  return injected;
}
