import { useEffect, useState } from 'react';
import { GAME_IDS, type GameId } from '@/games';
import { savedMatches } from '@/match/store';
import { dayOf, type Day } from '@/match/today/day';
import { keepTry, standingOf, type DayStanding } from '@/match/today/tries';
import { momentNow } from '@/storage/clock';
import { daysOf, type DayTry } from '@/storage/today';
import type { SavedGames } from '@/ui/screens/saves/useSavedGames';

export interface Days {
  readonly today: Day;
  standing(game: GameId, day: Day): DayStanding;
}

/** A game may have ended just before the app did: its result is then looked up in its save. */
async function read(game: GameId, finished: ReadonlySet<string>): Promise<readonly DayTry[]> {
  const tries = await daysOf(game).read();
  const late = tries.filter(({ id, result }) => result === undefined && finished.has(id));
  for (const { id } of late) {
    const played = await savedMatches.look(id);
    if (!('fault' in played)) await keepTry({ ...played, id }).catch(() => undefined);
  }
  return late.length === 0 ? tries : daysOf(game).read();
}

async function readDays({ games, unreadable }: SavedGames): Promise<Days> {
  const saved = new Set([...games, ...unreadable].map(({ id }) => id));
  const finished = new Set(games.filter(({ over }) => over).map(({ id }) => id));
  const all = new Map(
    await Promise.all(GAME_IDS.map(async (game) => [game, await read(game, finished)] as const)),
  );
  return {
    today: dayOf(new Date(momentNow())),
    standing: (game, day) => standingOf(game, day, all.get(game) ?? [], saved),
  };
}

/** The tries at deals of the day, read whenever the saves are; undefined until they are there. */
export function useDays(saves: SavedGames | undefined): Days | undefined {
  const [days, setDays] = useState<Days>();
  useEffect(() => {
    if (saves === undefined) return undefined;
    let looking = true;
    void readDays(saves).then((found) => {
      if (looking) setDays(found);
    });
    return () => {
      looking = false;
    };
  }, [saves]);
  return days;
}
