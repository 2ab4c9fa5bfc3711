import type { Page } from 'playwright-core';
import type { Game } from '@/engine/game';
import type { Play } from '@/engine/play';
import { replay } from '@/engine/record';
import { packetRow } from '@/games/packet-row';
import type { PacketRowState } from '@/games/packet-row/state';
import { isUnreadable, SaveRepository } from '@/storage/saves';
import { freshName, memoryStore } from './memory-store';
import { expectNoProblem } from './random-play';

/** The latest game as the page's device has stored it; the game is the one that was played last. */
export async function storedPlay<State, Move, View, Options>(
  page: Page,
  game: Game<State, Move, View, Options>,
): Promise<Play<State, Move, Options>> {
  const texts = new Map(await page.evaluate(() => Object.entries<string>(localStorage)));
  const saves = new SaveRepository(memoryStore(texts), freshName);
  const [head] = await saves.list();
  if (head === undefined) throw new Error('no game is stored');
  const read = await saves.read(head.id);
  if (read === undefined || isUnreadable(read)) throw new Error('the stored game cannot be read');
  return expectNoProblem(replay(game, read.save.record));
}

/** Where the latest game of Packet Row stands. */
export const storedState = async (page: Page): Promise<PacketRowState> =>
  (await storedPlay(page, packetRow)).state;
