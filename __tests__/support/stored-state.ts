import type { Page } from 'playwright-core';
import { replay } from '@/engine/record';
import { packetRow } from '@/games/packet-row';
import type { PacketRowState } from '@/games/packet-row/state';
import { isUnreadable, SaveRepository } from '@/storage/saves';
import { freshName, memoryStore } from './memory-store';
import { expectNoProblem } from './random-play';

/** The latest game as the page's device has stored it. */
export async function storedState(page: Page): Promise<PacketRowState> {
  const texts = new Map(await page.evaluate(() => Object.entries<string>(localStorage)));
  const saves = new SaveRepository(memoryStore(texts), freshName);
  const [head] = await saves.list();
  if (head === undefined) throw new Error('no game is stored');
  const read = await saves.read(head.id);
  if (read === undefined || isUnreadable(read)) throw new Error('the stored game cannot be read');
  return expectNoProblem(replay(packetRow, read.save.record)).state;
}
