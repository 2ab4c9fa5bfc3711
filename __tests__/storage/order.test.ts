import { SaveRepository } from '@/storage/saves';
import { isFault } from '@/storage/save';
import { parseSave } from '@/storage/save-text';
import { freshName, memoryStore } from '../support/memory-store';
import { appOn, movesIn, openedOn, peopleAt, playMoves, startedOn } from '../support/saved-matches';

const HOUR = 3_600_000;

afterEach(() => jest.restoreAllMocks());

const setClock = (moment: number) => jest.spyOn(Date, 'now').mockReturnValue(moment);

describe('whatever somebody does to the clock of the device', () => {
  it.each([
    ['back an hour', -HOUR],
    ['back a day', -24 * HOUR],
    ['to before 1970', -Date.now() - 24 * HOUR],
    ['ahead a year and back again', 0],
  ])('set %s, the game played last is the first of the list', async (_name, by) => {
    const store = memoryStore();
    const app = appOn(store);
    const now = Date.now();
    setClock(by === 0 ? now + 365 * 24 * HOUR : now);
    const earlier = await startedOn(app, peopleAt('packet-row'));
    setClock(now + by);
    const later = await startedOn(app, peopleAt('packet-row'));
    await playMoves(later, 2);
    const ids = [later, earlier].map((match) => match.getSnapshot().id);
    expect((await appOn(memoryStore(store.texts)).list()).map(({ id }) => id)).toEqual(ids);
    await playMoves(earlier, 1);
    expect((await appOn(memoryStore(store.texts)).list()).map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it('a move that was stored before 1970 can be read again', async () => {
    setClock(-5 * HOUR);
    const store = memoryStore();
    const match = await startedOn(appOn(store), peopleAt('packet-row'));
    await playMoves(match, 3);
    const { id, saveProblem } = match.getSnapshot();
    expect(saveProblem).toBeUndefined();
    expect(movesIn(await openedOn(appOn(memoryStore(store.texts)), id))).toEqual(movesIn(match));
  });

  it('an import from the year 275760 was played now at the latest', async () => {
    setClock(8.64e15);
    const future = appOn(memoryStore());
    const match = await startedOn(future, peopleAt('packet-row'));
    const text = (await future.exportText(match.getSnapshot().id)) ?? '';
    const save = parseSave(text);
    expect(!isFault(save) && save.updated).toBe(8.64e15);
    setClock(1_000_000);
    const app = appOn(memoryStore());
    await app.importText(text);
    expect(await app.list()).toEqual([expect.objectContaining({ updated: 1_000_000 })]);
  });

  it('of a device that kept no order yet, the date tells', async () => {
    const store = memoryStore();
    const app = appOn(store);
    setClock(2_000);
    const second = await startedOn(app, peopleAt('packet-row'));
    setClock(1_000);
    const first = await startedOn(app, peopleAt('packet-row'));
    store.texts.delete('harbourmaster/order');
    const ids = [second, first].map((match) => match.getSnapshot().id);
    expect((await app.list()).map(({ id }) => id)).toEqual(ids);
  });
});

describe('renaming in another window', () => {
  it('keeps the running game going, under its new name, with every move', async () => {
    const store = memoryStore();
    const match = await startedOn(appOn(store), peopleAt('packet-row'));
    await playMoves(match, 3);
    const { id } = match.getSnapshot();
    const other = appOn(store);
    for (const name of ['Sunday', 'Monday']) {
      await other.rename(id, name);
      await playMoves(match, 1);
      expect(match.getSnapshot()).toMatchObject({ saveProblem: undefined, unstored: 0 });
    }
    const anew = appOn(memoryStore(store.texts));
    expect(movesIn(await openedOn(anew, id))).toEqual(movesIn(match));
    expect(await anew.list()).toEqual([expect.objectContaining({ name: 'Monday' })]);
  });

  it('does not make two windows one: what the other played is still not written over', async () => {
    const store = memoryStore();
    const match = await startedOn(appOn(store), peopleAt('packet-row'));
    const { id } = match.getSnapshot();
    const other = await openedOn(appOn(store), id);
    await playMoves(other, 2);
    await appOn(store).rename(id, 'Sunday');
    await playMoves(match, 1);
    expect(match.getSnapshot().saveProblem).toBe('playedElsewhere');
    expect(movesIn(await openedOn(appOn(store), id))).toEqual(movesIn(other));
  });
});

describe('a save whose writing was cut off', () => {
  it.each(['', '{', '{"form', 'x', '\u0000\u0000\u0000', '"text"', '[]', '{}'])(
    'is damaged, never something that is no save: %j',
    async (torn) => {
      const texts = new Map([['harbourmaster/save/one/a', torn]]);
      const saves = new SaveRepository(memoryStore(texts), freshName);
      expect(await saves.read('one')).toEqual({ id: 'one', fault: 'damaged' });
      expect(await saves.list()).toEqual([{ id: 'one', fault: 'damaged' }]);
    },
  );
});
