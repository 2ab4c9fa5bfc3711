import { isProblem, type Problem } from '@/engine/phrase';
import type { AnyGame, Seat } from '@/engine/game';
import { advance } from '@/engine/play';
import { whenIn, type LogEntry } from './log';
import type { AnyPlay, Happened, PlayedGame } from './whole';

/** Moves of one seat that one button makes, one after the other. */
export interface Step {
  readonly seat: Seat;
  readonly moves: readonly [unknown, ...unknown[]];
  /** Asked before each move, as the game stands by then: what else keeps the seat from making it. */
  refusal?(state: unknown, move: unknown): Problem | undefined;
}

type Taken = Pick<PlayedGame, 'play' | 'log'> & { readonly happened: Happened };

/** Where the step leads, each of its moves checked when its turn has come; or why one of them, and so none, is made. */
export function takeStep(
  game: AnyGame,
  { play: before, log: told }: Pick<PlayedGame, 'play' | 'log'>,
  { seat, moves, refusal }: Step,
): Taken | Problem {
  let play: AnyPlay = before;
  const first = told.length;
  const log = [...told];
  for (const move of moves) {
    const refused = refusal?.(play.state, move);
    if (refused !== undefined) return refused;
    const advanced = advance(game, play, seat, move);
    if (isProblem(advanced)) return advanced;
    log.push({
      number: log.length,
      seat,
      ...whenIn(game, play.state),
      events: advanced.events,
      ...(moves.length > 1 && { step: first }),
    });
    ({ play } = advanced);
  }
  return { play, log, happened: { ...(lastStepOf(log) as Happened), at: Date.now() } };
}

/** Where the step began that the entry belongs to. */
export const beginOf = ({ number, step }: LogEntry): number => step ?? number;

/** What the last button did, told as one; numbered by its last move. */
export function lastStepOf(log: readonly LogEntry[]): Happened | undefined {
  const last = log[log.length - 1];
  if (last === undefined) return undefined;
  const first = beginOf(last);
  return { ...last, first, events: log.slice(first).flatMap(({ events }) => events) };
}

/** A list for each step, the moves in their order. */
export function bySteps(log: readonly LogEntry[]): readonly (readonly LogEntry[])[] {
  const steps: LogEntry[][] = [];
  for (const entry of log) {
    const last = steps.at(-1);
    if (last?.[0] !== undefined && beginOf(last[0]) === beginOf(entry)) last.push(entry);
    else steps.push([entry]);
  }
  return steps;
}
