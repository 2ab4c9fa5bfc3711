import { LEVELS, type Level } from '@/ai';
import { GAME_IDS, type GameId } from '@/games';
import type { GameResult } from '@/storage/records';

/** One game from one player's side. */
export interface Played {
  readonly points: number;
  readonly won: boolean;
  readonly ended: number;
}

export interface Tally {
  readonly games: number;
  readonly wins: number;
  /** Of the points; undefined before the first game. */
  readonly average: number | undefined;
  readonly best: number | undefined;
  /** Wins in a row: now, and the most ever. */
  readonly streak: number;
  readonly longestStreak: number;
}

/** Games in the order in which they were played. */
export function tallyOf(played: readonly Played[]): Tally {
  let streak = 0;
  let longestStreak = 0;
  for (const { won } of played) {
    streak = won ? streak + 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
  }
  const points = played.map((one) => one.points);
  const none = points.length === 0;
  return {
    games: played.length,
    wins: played.filter(({ won }) => won).length,
    average: none ? undefined : points.reduce((sum, one) => sum + one, 0) / points.length,
    best: none ? undefined : Math.max(...points),
    streak,
    longestStreak,
  };
}

/** Whom one played against: bots of a level, or other people. A game with both counts for each. */
const OPPONENTS = [...LEVELS, 'people'] as const;
export type Opponent = (typeof OPPONENTS)[number];

export interface PersonRecord {
  readonly name: string;
  readonly played: readonly Played[];
  readonly all: Tally;
  /** Only those that this person has met. */
  readonly against: readonly { readonly opponent: Opponent; readonly tally: Tally }[];
  /** Only those that this person has played. */
  readonly games: readonly { readonly game: GameId; readonly tally: Tally }[];
}

interface Sitting extends Played {
  readonly game: string;
  readonly opponents: readonly Opponent[];
}

function opponentsOf({ seats }: GameResult, own: number): readonly Opponent[] {
  const others = seats.filter((_, at) => at !== own);
  return OPPONENTS.filter((opponent) =>
    others.some((seat) => (seat.kind === 'human' ? opponent === 'people' : opponent === seat.level)),
  );
}

/** Everybody who ever played, those with most games first. */
export function peopleIn(results: readonly GameResult[]): readonly PersonRecord[] {
  const people = new Map<string, Sitting[]>();
  for (const result of results) {
    for (const [at, seat] of result.seats.entries()) {
      if (seat.kind !== 'human') continue;
      const sitting: Sitting = {
        points: seat.points,
        won: result.winners.includes(at),
        ended: result.ended,
        game: result.game,
        opponents: opponentsOf(result, at),
      };
      people.set(seat.name, [...(people.get(seat.name) ?? []), sitting]);
    }
  }
  return [...people]
    .map(([name, played]) => ({
      name,
      played,
      all: tallyOf(played),
      against: OPPONENTS.flatMap((opponent) => {
        const met = played.filter(({ opponents }) => opponents.includes(opponent));
        return met.length === 0 ? [] : [{ opponent, tally: tallyOf(met) }];
      }),
      games: GAME_IDS.flatMap((game) => {
        const sat = played.filter((one) => one.game === game);
        return sat.length === 0 ? [] : [{ game, tally: tallyOf(sat) }];
      }),
    }))
    .sort((a, b) => b.all.games - a.all.games);
}

/** How the bots of each level that ever played did. */
export function botsIn(
  results: readonly GameResult[],
): readonly { readonly level: Level; readonly tally: Tally }[] {
  return LEVELS.flatMap((level) => {
    const played = results.flatMap(({ seats, winners, ended }) =>
      seats.flatMap((seat, at) =>
        seat.kind === 'bot' && seat.level === level
          ? [{ points: seat.points, won: winners.includes(at), ended }]
          : [],
      ),
    );
    return played.length === 0 ? [] : [{ level, tally: tallyOf(played) }];
  });
}

export interface Earning {
  readonly name: string;
  readonly ended: number;
}

/** Who earned each achievement first, and when. */
export function firstEarned(results: readonly GameResult[]): ReadonlyMap<string, Earning> {
  const first = new Map<string, Earning>();
  for (const { seats, ended } of results) {
    for (const seat of seats) {
      if (seat.kind !== 'human') continue;
      for (const id of seat.earned) if (!first.has(id)) first.set(id, { name: seat.name, ended });
    }
  }
  return first;
}
