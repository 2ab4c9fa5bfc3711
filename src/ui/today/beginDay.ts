import { isProblem, type Problem } from '@/engine/phrase';
import type { GameId } from '@/games';
import { dealOfDay, type Day } from '@/match/today/day';
import type { HouseRules } from '@/match/table';
import { momentNow } from '@/storage/clock';
import { readLastTable } from '@/storage/last-table';
import { daysOf } from '@/storage/today';
import { beginMatch } from '@/ui/match/matches';
import { seatsForDeal, tableForDeal } from '@/ui/screens/newGame/dealTable';
import { draftOf } from '@/ui/screens/newGame/draft';
import { namesAt } from '@/ui/screens/newGame/table';

/** The same for everybody: what nobody could know yet stays as it was. */
const FAIR: HouseRules = { takeBack: true, openHands: false };

interface Wanted {
  readonly game: GameId;
  readonly day: Day;
  /** Whether it is the day's one try, and not practice. */
  readonly counts: boolean;
  readonly person: (a: { number: number }) => string;
  /** What its save is called. */
  readonly title: string;
}

/** Begins the deal of a day; the try is noted before anybody sees a card. */
export async function beginDay({ game, day, counts, person, title }: Wanted): Promise<string | Problem> {
  const deal = dealOfDay(game, day);
  const last = await readLastTable(game);
  const draft = draftOf(game, { ...seatsForDeal(deal, last), houseRules: FAIR });
  const table = tableForDeal(deal, draft, namesAt(draft.seats, person));
  const id = await beginMatch(table, { seed: deal.seed, moves: [], name: title });
  if (counts && !isProblem(id)) {
    // A device that stores nothing cannot count either; the game can be played all the same.
    await daysOf(game)
      .begin({ day, id, begun: momentNow(), result: undefined, measure: undefined })
      .catch(() => undefined);
  }
  return id;
}
