import { isProblem, type Problem } from '@/engine/phrase';
import type { AnyGame, Seat } from '@/engine/game';
import { advance } from '@/engine/play';
import { aboutNext, emptyAnswerAt } from './empty-questions';
import type { LogEntry } from './log';
import type { AnyPlay, Happened, PlayedGame } from './whole';

/** Moves of one seat that one button makes, one after the other. */
export interface Step {
  readonly seat: Seat;
  readonly moves: readonly [unknown, ...unknown[]];
  /** Asked before each move, as the game stands by then: what else keeps the seat from making it. */
  refusal?(state: unknown, move: unknown): Problem | undefined;
}

type Taken = Pick<PlayedGame, 'play' | 'log'> & { readonly happened: Happened };

/** A step under way, and what it has led to so far. */
class Making {
  private readonly entries: LogEntry[] = [];

  constructor(
    private readonly game: AnyGame,
    private readonly before: PlayedGame,
    public play: AnyPlay = before.play,
  ) {}

  make(seat: Seat, move: unknown): Problem | undefined {
    const { state } = this.play;
    const advanced = advance(this.game, this.play, seat, move);
    if (isProblem(advanced)) return advanced;
    this.entries.push({
      number: this.before.log.length + this.entries.length,
      seat,
      ...aboutNext(this.game, this.before.table, state),
      events: advanced.events,
    });
    this.play = advanced.play;
    return undefined;
  }

  /** Goes on past questions that nobody has to be asked. */
  answerEmpty(): this {
    let answer = emptyAnswerAt(this.game, this.before.table, this.play.state);
    while (answer !== undefined && this.make(answer.seat, answer.move) === undefined) {
      answer = emptyAnswerAt(this.game, this.before.table, this.play.state);
    }
    return this;
  }

  get log(): readonly LogEntry[] {
    const { entries, before } = this;
    const step = before.log.length;
    return [...before.log, ...(entries.length > 1 ? entries.map((entry) => ({ ...entry, step })) : entries)];
  }
}

/**
 * Where the step leads, each of its moves checked when its turn has come; or why one of them, and so none, is made. What
 * the table then answers by itself belongs to the step.
 */
export function takeStep(game: AnyGame, before: PlayedGame, { seat, moves, refusal }: Step): Taken | Problem {
  const making = new Making(game, before);
  for (const move of moves) {
    const refused = refusal?.(making.play.state, move) ?? making.make(seat, move);
    if (refused !== undefined) return refused;
  }
  const { play, log } = making.answerEmpty();
  return { play, log, happened: { ...(lastStepOf(log) as Happened), at: performance.now() } };
}

/** A game as it is opened: past a question that nobody has to be asked. */
export function pastEmptyQuestions(game: AnyGame, before: PlayedGame): Pick<PlayedGame, 'play' | 'log'> {
  const { play, log } = new Making(game, before).answerEmpty();
  return play === before.play ? before : { play, log };
}

/** Where the step began that the entry belongs to. */
export const beginOf = ({ number, step }: LogEntry): number => step ?? number;

/** What the table answered by itself belongs to what was done before it, also where nobody knows any more by which buttons. */
export function withTheirAnswers(log: readonly LogEntry[]): readonly LogEntry[] {
  const found: LogEntry[] = [];
  for (const entry of log) {
    const before = found.at(-1);
    if (entry.empty !== true || before === undefined) {
      found.push(entry);
      continue;
    }
    const step = beginOf(before);
    found[found.length - 1] = { ...before, step };
    found.push({ ...entry, step });
  }
  return found;
}

/** What the last button did, told as one: whose button it was, numbered by its last move. */
export function lastStepOf(log: readonly LogEntry[]): Happened | undefined {
  const last = log[log.length - 1];
  if (last === undefined) return undefined;
  const first = beginOf(last);
  const { seat } = log[first] ?? last;
  return { ...last, seat, first, events: log.slice(first).flatMap(({ events }) => events) };
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
