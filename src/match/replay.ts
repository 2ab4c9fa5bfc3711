import { redact, type GameEvent, type Memory } from '@/engine/events';
import type { AnyGame, Seat, Viewer } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import { begin, carryOut } from '@/engine/play';
import { forgets, type LogEntry } from './log';
import type { AnyPlay } from './match';
import { hasSecrets } from './stage';
import { humansAt, type MatchTable } from './table';

/** Whose eyes a game is looked at with; everybody's at once only after it is over. */
export type Eyes = Viewer | 'everybody';

/** What these eyes may see of what happened. */
export function seenBy(
  events: readonly GameEvent[],
  eyes: Eyes,
  memory: Memory = 'now',
): readonly GameEvent[] {
  return eyes === 'everybody' ? events : redact(events, eyes, memory);
}

/**
 * Whose eyes may look back, those first that do so without being asked. While a game goes on that is whoever could sit
 * at the table now: the person who holds the device, or nobody in particular where several people keep secrets on it.
 */
export function eyesFor(table: MatchTable, over: boolean, holder: Seat | undefined): readonly Eyes[] {
  if (over) return ['table', ...table.seats.keys(), 'everybody'];
  if (hasSecrets(table)) return [holder ?? 'table'];
  const humans = humansAt(table.seats);
  const first = humans.find((seat) => seat === holder) ?? humans[0];
  return first === undefined ? ['table'] : [first, ...humans.filter((seat) => seat !== first)];
}

/** A round and the moment at which it begins. */
export interface RoundStart {
  readonly round: number;
  readonly moment: number;
}

/** A game that was played, or has been so far. */
export interface PlayedGame {
  readonly table: MatchTable;
  readonly play: AnyPlay;
  readonly log: readonly LogEntry[];
}

/** States are kept this many moves apart: a jump never plays more than that again. */
const APART = 20;

/** A game to look back at. Its moments are counted in moves that have been made: 0 is the set-up, `last` is now. */
export class Replay {
  readonly over: boolean;
  /** At a table without a ledger nobody looks back further than this round, until the game is over. */
  readonly first: number;
  readonly last: number;
  readonly rounds: readonly RoundStart[];
  private readonly kept = new Map<number, unknown>();
  /** Stepping on takes one move. */
  private latest: { readonly moment: number; readonly state: unknown };

  constructor(
    readonly game: AnyGame,
    readonly played: PlayedGame,
  ) {
    const { play, log } = played;
    const start = begin(game, play);
    if (isProblem(start)) throw new Error(`a played game does not begin: ${start.problem}`);
    this.kept.set(0, start.state);
    this.latest = { moment: 0, state: start.state };
    this.last = log.length;
    this.over = game.outcome(play.state) !== undefined;
    this.rounds = roundsIn(log, this.over ? undefined : game.round(play.state));
    const thisRound = this.rounds.at(-1)?.moment ?? 0;
    this.first = forgets(game, play) ? thisRound : 0;
  }

  private stateAt(moment: number): unknown {
    if (moment === this.last) return this.played.play.state;
    const { game, played, kept } = this;
    let at = moment - (moment % APART);
    while (at > 0 && !kept.has(at)) at -= APART;
    let state = kept.get(at);
    if (this.latest.moment <= moment && this.latest.moment > at) ({ moment: at, state } = this.latest);
    if (at === moment) return state;
    const draft = game.clone(state);
    for (; at < moment; at += 1) {
      const move = played.play.moves[at];
      if (at % APART === 0 && !kept.has(at)) kept.set(at, game.clone(draft));
      if (move !== undefined) carryOut(game, draft, played.play, at, move);
    }
    this.latest = { moment, state: draft };
    return draft;
  }

  viewAt(moment: number, viewer: Viewer): unknown {
    return this.game.view(this.stateAt(moment), viewer);
  }

  askedAt(moment: number): Seat | undefined {
    return this.game.waitingFor(this.stateAt(moment))[0];
  }

  /** The move that led to this moment, as these eyes saw it. */
  happenedAt(moment: number, eyes: Eyes): { seat: Seat; events: readonly GameEvent[] } | undefined {
    const entry = moment > this.first ? this.played.log[moment - 1] : undefined;
    return entry && { seat: entry.seat, events: seenBy(entry.events, eyes) };
  }

  roundAt(moment: number): number {
    return this.rounds.findLast((start) => start.moment <= moment)?.round ?? 1;
  }

  /** The nearest beginning of a round before this moment or after it; the ends where there is none. */
  roundFrom(moment: number, towards: -1 | 1): number {
    const starts = this.rounds.map((start) => start.moment);
    if (towards === 1) return starts.find((start) => start > moment) ?? this.last;
    return Math.max(this.first, starts.findLast((start) => start < moment) ?? this.first);
  }

  within(moment: number): number {
    return Math.min(this.last, Math.max(this.first, Math.round(moment)));
  }
}

/** What the open table showed after each round, first to last. */
export function viewsByRound(game: AnyGame, played: PlayedGame): readonly unknown[] {
  const replay = new Replay(game, played);
  const ends = [...replay.rounds.slice(1).map(({ moment }) => moment), replay.last];
  return ends.map((moment) => replay.viewAt(moment, 'table'));
}

/** `current` is the round that a game goes on in, though nobody may have moved in it. */
function roundsIn(log: readonly LogEntry[], current: number | undefined): readonly RoundStart[] {
  const rounds: RoundStart[] = [];
  for (const { number, round } of log) {
    if (rounds.at(-1)?.round !== round) rounds.push({ round, moment: number });
  }
  const last = rounds.at(-1)?.round;
  return current === undefined || current === last
    ? rounds
    : [...rounds, { round: current, moment: log.length }];
}
