import assert from 'node:assert/strict';
import type { Random } from '@/engine/random';
import { Match } from '@/match/match';
import type { Made, SavedMatches } from '@/match/saved-matches';
import type { MemoryStore } from './memory-store';
import { isListed, movesIn, openedOn, playOne } from './saved-matches';

/**
 * A device in the middle of real play: the match, another one that nobody touches, one that was deleted before, and a
 * text to import.
 */
export interface Scene {
  readonly texts: ReadonlyMap<string, string>;
  readonly id: string;
  readonly moves: readonly unknown[];
  readonly bystander: string;
  readonly text: string;
  readonly random: () => Random;
}

/** What the app told its people; undefined when it did not live to tell. */
type Told = 'done' | 'not done' | undefined;

export interface Ended {
  readonly told: Told;
  /** The app as it is started again on what the device holds now. */
  readonly after: SavedMatches;
  readonly device: MemoryStore;
  readonly made?: string;
}

/** Something that a person does, and what has to be true afterwards, whatever happened to the device meanwhile. */
export interface Deed {
  readonly name: string;
  readonly act: (app: SavedMatches, scene: Scene) => Promise<{ done: boolean; made?: string }>;
  readonly check: (scene: Scene, ended: Ended) => Promise<void>;
}

const isDone = (told: Made | { fault: unknown } | undefined): boolean =>
  told === undefined || !('fault' in told);

const sameTexts = (id: string, { texts }: Scene, { device }: Ended): boolean => {
  const of = (all: ReadonlyMap<string, string>) => [...all].filter(([key]) => key.includes(`/${id}/`));
  const [before, now] = [of(texts), of(device.texts)];
  return before.length === now.length && before.every(([key, text]) => device.texts.get(key) === text);
};

/**
 * Everything that was acknowledged before is there, and one move more at most. What is there to the letter need not be
 * opened: without a fault, everything that people do is checked on it first.
 */
async function checkMatch(scene: Scene, ended: Ended): Promise<Match | undefined> {
  const { id, moves, bystander } = scene;
  assert.ok(sameTexts(bystander, scene, ended), 'what nobody touched is as it was');
  if (sameTexts(id, scene, ended)) return undefined;
  const { after } = ended;
  const match = await openedOn(after, id);
  const found = movesIn(match);
  assert.deepEqual(found.slice(0, moves.length), moves);
  assert.ok(found.length <= moves.length + 1);
  return match;
}

async function listedIds({ after }: Ended): Promise<readonly string[]> {
  return (await after.list())
    .filter(isListed)
    .map(({ id }) => id)
    .sort();
}

/** The saves that were there are listed, and of a new one all or nothing. */
async function checkList({ id, bystander }: Scene, ended: Ended): Promise<void> {
  const { told, made } = ended;
  const ids = await listedIds(ended);
  for (const expected of [id, bystander]) assert.ok(ids.includes(expected), `${expected} is listed`);
  if (made !== undefined) assert.ok(ids.includes(made), 'what was made is listed');
  if (told === 'not done') assert.equal((await ended.after.list()).length, 2, 'nothing is half made');
}

const play: Deed = {
  name: 'plays a move',
  act: async (app, { id, random }) => {
    const match = await app.open(id);
    if (!(match instanceof Match)) return { done: false };
    const played = await playOne(match, random());
    return { done: played && match.getSnapshot().saveProblem === undefined };
  },
  check: async (scene, ended) => {
    const match = await checkMatch(scene, ended);
    if (ended.told === 'done') assert.equal(match && movesIn(match).length, scene.moves.length + 1);
    if (match === undefined) return;
    await playOne(match, scene.random());
    assert.equal(match.getSnapshot().saveProblem, undefined, 'the game goes on and is stored');
  },
};

const race: Deed = {
  name: 'plays a move, renames and stores again at once',
  act: async (app, { id, random }) => {
    const match = await app.open(id);
    if (!(match instanceof Match)) return { done: false };
    const [played] = await Promise.all([playOne(match, random()), app.rename(id, 'Race'), match.keep()]);
    return { done: played && match.getSnapshot().saveProblem === undefined };
  },
  check: play.check,
};

const rename: Deed = {
  name: 'renames it',
  act: async (app, { id }) => ({ done: isDone(await app.rename(id, 'Sunday')) }),
  check: async (scene, ended) => {
    await checkMatch(scene, ended);
    const name = (await ended.after.list()).filter(isListed).find(({ id }) => id === scene.id)?.name;
    assert.ok(name === 'Sunday' || (name === 'Before' && ended.told !== 'done'));
  },
};

const makes = (
  name: string,
  make: (app: SavedMatches, scene: Scene) => Promise<{ readonly id: string } | { readonly fault: unknown }>,
): Deed => ({
  name,
  act: async (app, scene) => {
    const made = await make(app, scene);
    return 'fault' in made ? { done: false } : { done: true, made: made.id };
  },
  check: async (scene, ended) => {
    await checkMatch(scene, ended);
    await checkList(scene, ended);
    if (ended.made !== undefined)
      assert.deepEqual(movesIn(await openedOn(ended.after, ended.made)), scene.moves);
  },
});

const discard: Deed = {
  name: 'deletes it',
  act: async (app, { id }) => ({ done: isDone(await app.discard(id)) }),
  check: async (scene, ended) => {
    await checkMatch(scene, ended);
    const ids = await listedIds(ended);
    const listed = ids.includes(scene.id);
    assert.ok(ids.includes(scene.bystander), 'nothing else is hidden');
    assert.ok(!listed || ended.told !== 'done', 'what was deleted is not listed');
    if (listed) return;
    assert.equal(await ended.after.restore(), scene.id, 'what is not listed can be had back');
    await checkList(scene, { ...ended, told: undefined });
  },
};

const discardAfterPlaying: Deed = {
  name: 'deletes it, plays on all the same, and deletes another',
  act: async (app, { id, bystander, random }) => {
    const match = await app.open(id);
    if (!(match instanceof Match) || !isDone(await app.discard(id))) return { done: false };
    await playOne(match, random());
    if (match.getSnapshot().saveProblem !== undefined) return { done: false };
    return { done: isDone(await app.discard(bystander)) };
  },
  check: async (scene, ended) => {
    await checkMatch(scene, ended);
    const deleted = [await ended.after.restore(), ...(await listedIds(ended))];
    for (const id of [scene.id, scene.bystander]) assert.ok(deleted.includes(id), `${id} can be had`);
    if (ended.told === 'done') assert.equal(deleted[0], scene.bystander);
  },
};

const restore: Deed = {
  name: 'deletes it and takes that back',
  act: async (app, { id }) => {
    if (!isDone(await app.discard(id))) return { done: false };
    return { done: (await app.restore()) === id };
  },
  check: async (scene, ended) => {
    await checkMatch(scene, ended);
    if (ended.told !== 'done' && !(await listedIds(ended)).includes(scene.id)) {
      assert.equal(await ended.after.restore(), scene.id);
    }
    await checkList(scene, { ...ended, told: undefined });
  },
};

const remove: Deed = {
  name: 'deletes it for good',
  act: async (app, { id }) => {
    await app.remove(id);
    return { done: true };
  },
  check: async (scene, ended) => {
    const ids = await listedIds(ended);
    assert.ok(ids.includes(scene.bystander), 'nothing else is deleted');
    if (ids.includes(scene.id)) await checkMatch(scene, ended);
    else assert.notEqual(ended.told, 'not done', 'what is gone is not said to be there');
    assert.ok(!ids.includes(scene.id) || ended.told !== 'done', 'what was deleted is gone');
  },
};

const look: Deed = {
  name: 'looks through the list and exports',
  act: async (app, { id, text }) => {
    const list = await app.list();
    return { done: list.length === 2 && (await app.exportText(id)) === text };
  },
  check: async (scene, ended) => {
    await checkMatch(scene, ended);
    await checkList(scene, ended);
  },
};

export const DEEDS: readonly Deed[] = [
  play,
  race,
  rename,
  makes('duplicates it', (app, { id }) => app.duplicate(id, 'Copy')),
  makes('imports a text', (app, { text }) => app.importText(text)),
  discard,
  discardAfterPlaying,
  restore,
  remove,
  look,
];
