import type { KeyValueStore } from '@/storage/key-value';
import { SaveRepository } from '@/storage/saves';
import { sealed } from '@/storage/save-text';
import { freshName, memoryStore } from '../support/memory-store';
import { saveOf } from '../support/small-save';

const savesOn = (store: KeyValueStore) => new SaveRepository(store, freshName);

describe('saves on a device', () => {
  it('keep the newest of two slots', async () => {
    const saves = savesOn(memoryStore());
    for (const generation of [1, 2, 3]) await saves.write(saveOf('one', generation));
    await expect(saves.read('one')).resolves.toMatchObject({ save: { generation: 3 }, setBack: false });
  });

  it('fall back to the slot before when the newest was cut short', async () => {
    const store = memoryStore();
    const saves = savesOn(store);
    await saves.write(saveOf('one', 1));
    await saves.write(saveOf('one', 2));
    store.texts.set('harbourmaster/save/one/a', '{"format":"harbourm');
    await expect(saves.read('one')).resolves.toMatchObject({ save: { generation: 1 }, setBack: true });
  });

  it('are written in the order they were asked for', async () => {
    const store = memoryStore();
    const written: string[] = [];
    const slow: KeyValueStore = {
      ...store,
      set: async (key, value) => {
        await new Promise((go) => setTimeout(go, value.includes('"generation":1') ? 20 : 0));
        written.push(key);
        await store.set(key, value);
      },
    };
    const saves = savesOn(slow);
    await Promise.all([saves.write(saveOf('one', 1)), saves.write(saveOf('one', 2))]);
    expect(written.filter((key) => key.includes('/save/'))).toEqual([
      'harbourmaster/save/one/b',
      'harbourmaster/save/one/a',
    ]);
  });

  it.each([
    ['a text that was cut short', '{"format":"harbourm', 'damaged'],
    ['nonsense', 'no json at all', 'damaged'],
    ['another shape', '{"hello":1}', 'damaged'],
    ['a newer format', sealed('{"format":"harbourmaster-save/9"}'), 'newerFormat'],
    ['what only looks like a newer format', '{"format":"harbourmaster-save/9"}', 'damaged'],
  ])('list %s as unreadable, with the reason, and lose no other', async (_, text, fault) => {
    const store = memoryStore();
    const saves = savesOn(store);
    await saves.write(saveOf('good', 1));
    store.texts.set('harbourmaster/save/bad/a', text);
    await expect(saves.list()).resolves.toMatchObject([{ id: 'good' }, { id: 'bad', fault }]);
  });

  it('are removed one by one, leaving everything else on the device', async () => {
    const store = memoryStore();
    store.texts.set('harbourmaster/settings', '{}');
    const saves = savesOn(store);
    await saves.write(saveOf('one', 1));
    await saves.write(saveOf('two', 1));
    await saves.remove('one');
    expect([...store.texts.keys()]).toEqual([
      'harbourmaster/settings',
      'harbourmaster/order',
      'harbourmaster/save/two/b',
    ]);
    await saves.remove('two');
    expect([...store.texts.keys()]).toEqual(['harbourmaster/settings']);
  });

  it('know that nothing is lost when the damaged slot is the older one', async () => {
    const store = memoryStore();
    const saves = savesOn(store);
    for (const generation of [1, 2]) await saves.write(saveOf('one', generation));
    const older = store.texts.get('harbourmaster/save/one/b') ?? '';
    store.texts.set('harbourmaster/save/one/b', older.replace('Anna', 'Anne'));
    await expect(saves.read('one')).resolves.toMatchObject({ save: { generation: 2 }, setBack: false });
  });

  it('are not continued from the slot before where a newer version of the app wrote the last one', async () => {
    const store = memoryStore();
    const saves = savesOn(store);
    await saves.write(saveOf('one', 1));
    const newer = sealed('{"format":"harbourmaster-save/2","generation":2}');
    store.texts.set('harbourmaster/save/one/a', newer);
    await expect(saves.read('one')).resolves.toEqual({ id: 'one', fault: 'newerFormat' });
    await expect(saves.write(saveOf('one', 2))).rejects.toMatchObject({ fault: 'playedElsewhere' });
  });

  it('go on from the slot before where damage alone makes the last one look like that', async () => {
    const store = memoryStore();
    const saves = savesOn(store);
    for (const generation of [1, 2]) await saves.write(saveOf('one', generation));
    const last = store.texts.get('harbourmaster/save/one/a') ?? '';
    store.texts.set('harbourmaster/save/one/a', last.replace('save/1', 'save/7'));
    await expect(saves.read('one')).resolves.toMatchObject({ save: { generation: 1 }, setBack: true });
  });

  it('take the room of the deleted one when there is no other', async () => {
    const store = memoryStore();
    let room = Infinity;
    const full: KeyValueStore = {
      ...store,
      set: (key, value) => {
        const more = value.length - (store.texts.get(key)?.length ?? 0);
        if (more > room) return Promise.reject(new Error('quota exceeded'));
        room -= more;
        return store.set(key, value);
      },
      remove: (key) => {
        room += store.texts.get(key)?.length ?? 0;
        return store.remove(key);
      },
    };
    const saves = savesOn(full);
    for (const generation of [1, 2]) await saves.write(saveOf('old', generation));
    await saves.write(saveOf('one', 1));
    room = 100;
    await expect(saves.write(saveOf('one', 2))).rejects.toMatchObject({ fault: 'full' });
    await saves.discard('old');
    await expect(saves.write(saveOf('one', 2))).resolves.toBe(2);
    await expect(saves.discarded()).resolves.toBeUndefined();
    expect([saves.tellRoomTaken(), saves.tellRoomTaken()]).toEqual([true, false]);
    await expect(saves.list()).resolves.toMatchObject([{ id: 'one', generation: 2 }]);
  });

  it('that were written after they were deleted are not deleted by the next deletion, though they cannot be read just then', async () => {
    const store = memoryStore();
    const saves = savesOn(store);
    await saves.write(saveOf('one', 1));
    await saves.discard('one');
    await saves.write(saveOf('one', 2));
    await saves.write(saveOf('two', 1));
    let failures = 2;
    const failing: KeyValueStore = {
      ...store,
      get: (key) => {
        if (key !== 'harbourmaster/save/one/a' || failures === 0) return store.get(key);
        failures -= 1;
        return Promise.reject(new Error('cannot read'));
      },
    };
    const later = savesOn(failing);
    await expect(later.discard('two')).rejects.toMatchObject({ fault: 'failed' });
    await expect(later.list()).resolves.toMatchObject([{ id: 'two' }, { id: 'one', generation: 2 }]);
  });

  it('of another window are not overwritten by one that knows less', async () => {
    const store = memoryStore();
    const [here, there] = [savesOn(store), savesOn(store)];
    await here.write(saveOf('one', 1));
    await there.write(saveOf('one', 2));
    await expect(here.write(saveOf('one', 2, 5))).rejects.toMatchObject({ fault: 'playedElsewhere' });
    await expect(here.read('one')).resolves.toMatchObject({ save: { generation: 2 } });
  });
});
