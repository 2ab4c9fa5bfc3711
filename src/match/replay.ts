import type { AnyGame, Seat, Viewer } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import { begin, carryOut } from '@/engine/play';
import { gameOf } from '@/games';
import { forgets, type LogEntry } from './log';
import type { Opening } from './opening';
import { Sight, type Eyes } from './sight';
import { keepsSecrets } from './stage';
import { humansAt, type MatchTable } from './table';
import type { Played } from './played';
import { wholeOf, type PlayedGame } from './whole';

/** Whose eyes one may look back with. */
export type PastEyes = Viewer | 'everybody';

/**
 * Whose eyes may look back, those first that do so without being asked. While a game goes on that is whoever could sit
 * at the table now: the person who holds the device, or nobody in particular where several people keep secrets on it.
 */
export function eyesFor(table: MatchTable, over: boolean, holder: Seat | undefined): readonly PastEyes[] {
  if (over) return ['table', ...table.seats.keys(), 'everybody'];
  if (keepsSecrets(table)) return [holder ?? 'table'];
  const humans = humansAt(table.seats);
  const first = humans.find((seat) => seat === holder) ?? humans[0];
  return first === undefined ? ['table'] : [first, ...humans.filter((seat) => seat !== first)];
}

/** A round and the moment at which it begins. */
export interface RoundStart {
  readonly round: number;
  readonly moment: number;
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

  private readonly played: PlayedGame;

  constructor(
    played: Played,
    private readonly game: AnyGame = gameOf(played.table.game),
  ) {
    this.played = wholeOf(played);
    const { play, log } = this.played;
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

  get table(): MatchTable {
    return this.played.table;
  }

  /** What these eyes may see of the game as it stood then; the last move is the one that led there. */
  seenAt(moment: number, eyes: Eyes): Sight {
    const { table, play, log } = this.played;
    const happened = moment > this.first ? log[moment - 1] : undefined;
    const state = this.stateAt(moment);
    const then = { table, play: { ...play, state }, log: log.slice(0, moment), happened };
    return new Sight(this.game, then, eyes);
  }

  askedAt(moment: number): Seat | undefined {
    return this.game.waitingFor(this.stateAt(moment))[0];
  }

  /** The game up to this moment, for another to be played on from there. */
  openingAt(moment: number): Pick<Opening, 'seed' | 'moves'> {
    const { seed, moves } = this.played.play;
    return { seed, moves: moves.slice(0, moment) };
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
export function viewsByRound(played: Played): readonly unknown[] {
  const replay = new Replay(played);
  const ends = [...replay.rounds.slice(1).map(({ moment }) => moment), replay.last];
  return ends.map((moment) => replay.seenAt(moment, 'table').view);
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
