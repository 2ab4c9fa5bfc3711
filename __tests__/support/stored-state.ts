import type { Page } from 'playwright-core';
import type { Game } from '@/engine/game';
import type { Play } from '@/engine/play';
import { replay } from '@/engine/record';
import { packetRow } from '@/games/packet-row';
import type { PacketRowState } from '@/games/packet-row/state';
import { textsIn } from '@/scripts/browser-texts';
import { isUnreadable, SaveRepository } from '@/storage/saves';
import { freshName, memoryStore } from './memory-store';
import { expectNoProblem } from './random-play';

/** What was read last from each page: most looks find nothing new, and to play a game again takes long. */
const readLast = new WeakMap<
  Page,
  { readonly texts: string; readonly id: string | undefined; readonly play: unknown }
>();

/** A game as the page's device has stored it, to be looked at: the one that was played last, unless named. */
export async function storedPlay<State, Move, View, Options>(
  page: Page,
  game: Game<State, Move, View, Options>,
  id?: string,
): Promise<Play<State, Move, Options>> {
  const texts = JSON.stringify(await textsIn(page));
  const last = readLast.get(page);
  if (last?.texts === texts && last.id === id) return last.play as Play<State, Move, Options>;
  const play = await playIn(texts, game, id);
  readLast.set(page, { texts, id, play });
  return play;
}

async function playIn<State, Move, View, Options>(
  texts: string,
  game: Game<State, Move, View, Options>,
  id: string | undefined,
): Promise<Play<State, Move, Options>> {
  const store = memoryStore(new Map(JSON.parse(texts) as [string, string][]));
  const saves = new SaveRepository(store, freshName);
  const wanted = id ?? (await saves.list())[0]?.id;
  if (wanted === undefined) throw new Error('no game is stored');
  const read = await saves.read(wanted);
  if (read === undefined || isUnreadable(read)) throw new Error('the stored game cannot be read');
  return expectNoProblem(replay(game, read.save.record));
}

/** Where the latest game of Packet Row stands. */
export const storedState = async (page: Page): Promise<PacketRowState> =>
  (await storedPlay(page, packetRow)).state;
