import type { GameId } from '@/games';
import { LEARNER, type Course } from '@/match/course';
import type { Opening } from '@/match/opening';
import type { MatchTable } from '@/match/table';
import { HOUSES } from '@/ui/theme';

/** The table of a course: the learner and the others that its words name. */
export function tableOf(game: GameId, { record, others }: Course, learner: string): MatchTable {
  const [house, ...houses] = HOUSES;
  return {
    game,
    seats: Array.from({ length: record.seats }, (_, at) =>
      at === LEARNER
        ? { kind: 'human', name: learner, house }
        : { kind: 'bot', name: others[at - 1] ?? '', house: houses[at - 1] ?? house, level: 'easy' },
    ),
    options: record.options,
    houseRules: { takeBack: true, openHands: false },
  };
}

/** The real game begins where the record has a few rounds left; what comes then nobody knows from the lessons. */
export function openingOf({ record, realGameFrom }: Course, name: string): Opening {
  return { seed: record.seed, moves: record.moves.slice(0, realGameFrom), freshFuture: true, name };
}
