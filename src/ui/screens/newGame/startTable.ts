import { isProblem, type Problem } from '@/engine/phrase';
import type { GameId } from '@/games';
import { writeLastTable } from '@/storage/last-table';
import { beginMatch } from '@/ui/match/matches';
import { rememberedOf, type Draft } from './draft';
import { tableOf } from './table';

/** Begins a match at this table and remembers the table; the id of the match, or why there is none. */
export async function startTable(
  game: GameId,
  draft: Draft,
  names: readonly string[],
): Promise<string | Problem> {
  const id = await beginMatch(tableOf(game, draft, names));
  // A device that cannot store asks for the table again next time; there is nothing better to do about it.
  if (!isProblem(id)) await writeLastTable(game, rememberedOf(game, draft)).catch(() => undefined);
  return id;
}
