import type { AnyGame } from '@/engine/game';
import { isProblem, type Problem } from '@/engine/phrase';
import { engineProblem } from '@/engine/phrases';
import { begin, carryOut, checkMove, type PlayedMove } from '@/engine/play';
import { turned } from '@/engine/future';
import { parseSeed } from '@/engine/random';
import { aboutNext } from './empty-questions';
import type { LogEntry } from './log';
import { withTheirAnswers } from './step';
import type { MatchTable } from './table';
import type { AnyPlay } from './whole';

/** What is on the table already when a match begins: the first moves of another game, or of a lesson. */
export interface Opening {
  /** The dice that the moves were made with. */
  readonly seed: string;
  readonly moves: readonly PlayedMove<unknown>[];
  /** What comes after these moves is dealt anew, where the game can; else it comes as it would have come. */
  readonly freshFuture?: boolean | undefined;
  /** What the new save is called at first. */
  readonly name?: string | undefined;
}

/** The opening of a match whose future is its own and grows from this name. */
export function withFreshFuture(opening: Opening, name: string): Opening {
  const seed = parseSeed(opening.seed);
  return { ...opening, seed: (seed && turned(seed, opening.moves.length, name)) ?? '' };
}

/** The play that an opening leads to at this table, each of its moves checked, or why it leads nowhere. */
export function opened(
  game: AnyGame,
  table: Pick<MatchTable, 'options' | 'seats' | 'houseRules'>,
  opening: Opening,
): { play: AnyPlay; log: readonly LogEntry[] } | Problem {
  const { options, seats } = table;
  const seed = parseSeed(opening.seed);
  if (seed === undefined) return engineProblem('badSeed', {});
  const start = begin(game, { seed, options, seats: seats.length });
  if (isProblem(start)) return start;
  const log: LogEntry[] = [];
  const sealed: boolean[] = [];
  const moves: PlayedMove<unknown>[] = [];
  for (const [number, { seat, move }] of opening.moves.entries()) {
    const when = aboutNext(game, table, start.state);
    const played = checkMove(game, start.state, start.seats, seat, move);
    if (isProblem(played)) return engineProblem('badMoveInRecord', { number: number + 1 });
    const result = carryOut(game, start.state, start, number, played);
    log.push({ number, seat, ...when, events: result.events });
    sealed.push(result.sealed);
    moves.push(played);
  }
  return { play: { ...start, moves, sealed }, log: withTheirAnswers(log) };
}
