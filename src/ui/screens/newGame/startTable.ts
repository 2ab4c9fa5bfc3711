import { isProblem, type Problem } from '@/engine/phrase';
import type { GameId } from '@/games';
import type { Deal } from '@/match/deals/code';
import { writeLastTable } from '@/storage/last-table';
import { beginMatch } from '@/ui/match/matches';
import { keepNote } from '@/ui/notKept';
import { tableForDeal } from './dealTable';
import { rememberedOf, type Draft } from './draft';
import { tableOf } from './table';

/** Begins a match at this table, a new deal or that of a code, and remembers the table; the id of the match, or why there is none. */
export async function startTable(
  game: GameId,
  draft: Draft,
  names: readonly string[],
  deal?: Deal,
): Promise<string | Problem> {
  // A table that came with a code is nobody's habit.
  if (deal !== undefined) {
    return beginMatch(tableForDeal(deal, draft, names), { seed: deal.seed, moves: [] });
  }
  const id = await beginMatch(tableOf(game, draft, names));
  if (!isProblem(id)) await keepNote('lastTable', () => writeLastTable(game, rememberedOf(game, draft)));
  return id;
}
