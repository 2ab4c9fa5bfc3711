import { memoryStore } from './memory-store';
import { BRISK } from './play-packet-row';
import { appOn, peopleAt, playMoves, startedOn } from './saved-matches';

/** What an earlier version of the app left in the browser: one game, all of its hands open, so many moves on. */
export async function deviceWithOpenGame(moves = 0) {
  const store = memoryStore(new Map([['harbourmaster/settings', BRISK]]));
  const table = peopleAt('packet-row');
  const match = await startedOn(appOn(store), {
    ...table,
    houseRules: { ...table.houseRules, openHands: true },
  });
  await playMoves(match, moves);
  match.close();
  return { id: match.getSnapshot().id, stored: Object.fromEntries(store.texts) };
}
