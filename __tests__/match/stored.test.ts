import { memoryStore } from '../support/memory-store';
import { appOn, diceOf, peopleAt, playOne, startedOn } from '../support/saved-matches';

it('everything is stored only when a move that is on its way has arrived', async () => {
  const store = memoryStore();
  const app = appOn({
    ...store,
    set: async (key, value) => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      await store.set(key, value);
    },
  });
  const match = await startedOn(app, peopleAt('packet-row'));
  const texts = () => [...store.texts.values()].join();
  const before = texts();
  const playing = playOne(match, diceOf('players'));
  // The move reaches the store's queue a moment after it was made.
  await Promise.resolve();
  await app.stored();
  expect(texts()).not.toBe(before);
  await playing;
  match.close();
});
