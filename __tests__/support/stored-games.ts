import { gameOf } from '@/games';
import { saveOf } from '@/match/proof';
import type { PlayedGame } from '@/match/whole';
import { saveText } from '@/storage/save-text';
import { keyOf } from '@/storage/slots';

/** A game as a device holds it, by the keys of its store. */
export function storedAs(id: string, { table, play }: PlayedGame): Record<string, string> {
  const save = saveOf(gameOf(table.game), { id, table, play }, 1);
  return { [keyOf(id, 'b')]: saveText(save, 'test') };
}
