import { daysOn, type DayTry } from '@/storage/today';
import { memoryStore } from '../support/memory-store';

const KEY = 'harbourmaster/today/harbour';
const begun = (day: string, id: string): DayTry => ({
  day,
  id,
  begun: 5,
  result: undefined,
  measure: undefined,
});
const result = { points: 34, place: 1, of: 3 };

describe('tries at deals of the day', () => {
  it('count once a day: the first that was begun, also by another window', async () => {
    const store = memoryStore();
    await daysOn(store, 'harbour').begin(begun('2026-11-18', 'first'));
    const other = await daysOn(store, 'harbour').begin(begun('2026-11-18', 'second'));
    expect(other.id).toBe('first');
    await daysOn(store, 'harbour').begin(begun('2026-11-19', 'third'));
    const tries = await daysOn(store, 'harbour').read();
    expect(tries.map(({ id }) => id)).toEqual(['first', 'third']);
  });

  it('keep the result that they had first', async () => {
    const days = daysOn(memoryStore(), 'harbour');
    await days.begin(begun('2026-11-18', 'a'));
    await days.add('a', { result, measure: undefined });
    await days.add('a', { result: { ...result, points: 99 }, measure: { ...result, level: 'hard' } });
    expect(await days.read()).toEqual([
      { ...begun('2026-11-18', 'a'), result, measure: { ...result, level: 'hard' } },
    ]);
  });

  it('are each game’s own', async () => {
    const store = memoryStore();
    await daysOn(store, 'harbour').begin(begun('2026-11-18', 'a'));
    expect(await daysOn(store, 'rotterdam').read()).toEqual([]);
  });

  it.each([
    ['no JSON', '{"tries":['],
    ['something else', '[1,2]'],
    ['tries that are none', '{"tries":7}'],
  ])('are none in %s, and what was there is laid aside before it is written over', async (_what, text) => {
    const store = memoryStore();
    await store.set(KEY, text);
    const days = daysOn(store, 'harbour');
    expect(await days.read()).toEqual([]);
    await days.begin(begun('2026-11-18', 'a'));
    expect(await store.get(`${KEY}/aside/1`)).toBe(text);
  });

  it('are read one by one: a broken one takes no other with it', async () => {
    const store = memoryStore();
    const good = { day: '2026-11-18', id: 'a', begun: 5, result };
    const bad = [{ ...good, day: 'yesterday' }, { ...good, id: 7 }, 'nothing'];
    const later = { ...good, day: '2026-11-19', id: 'b', result: { points: 'many' } };
    await store.set(KEY, JSON.stringify({ tries: [...bad, good, later] }));
    expect(await daysOn(store, 'harbour').read()).toMatchObject([
      { id: 'a', result },
      { id: 'b', result: undefined },
    ]);
  });
});
