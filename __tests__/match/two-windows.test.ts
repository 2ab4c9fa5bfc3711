import { leased } from '@/storage/lease';
import { freshName, memoryStore } from '../support/memory-store';
import {
  appOn,
  diceOf,
  movesIn,
  openedOn,
  peopleAt,
  playMoves,
  playOne,
  startedOn,
} from '../support/saved-matches';
import { checkOneStored, slowWindow } from '../support/two-windows';

const MEETINGS = 150;
/** Nobody is gone here, however long a busy machine takes over a turn. */
const PATIENCE = { expires: 60_000, looksAgain: 1 };

it('where a browser has no locks, only one of two windows is told that its move is stored', async () => {
  const first = memoryStore();
  const match = await startedOn(appOn(first), peopleAt('packet-row'));
  await playMoves(match, 3);
  const { id } = match.getSnapshot();
  const moves = movesIn(match).length;
  for (let meeting = 0; meeting < MEETINGS; meeting += 1) {
    const device = memoryStore(new Map(first.texts));
    const random = diceOf(`meeting-${meeting}`);
    const open = () => openedOn(appOn(leased(slowWindow(device, random), freshName, PATIENCE)), id);
    const windows = [await open(), await open()] as const;
    await Promise.all(windows.map((window, at) => playOne(window, diceOf(`player-${at}`))));
    await checkOneStored(device, id, moves + 1, windows);
  }
}, 120_000);
