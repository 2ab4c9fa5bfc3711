import { digest } from './canonical';
import type { GameEvent } from './events';
import type { Game } from './game';
import { isFields } from './json';
import { isProblem, type Problem } from './phrase';
import { engineProblem } from './phrases';
import { begin, carryOut, checkMove, type Play, type PlayedMove } from './play';
import { parseSeed } from './random';
import { atOnce, type Stepwise } from './stepwise';

export const RECORD_FORMAT = 'harbourmaster-record/1';

/** A game as data: how it began, every move, and a fingerprint of where that leads. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seed: string;
  readonly options: unknown;
  readonly seats: number;
  readonly moves: readonly PlayedMove<unknown>[];
  readonly digest: string;
}

export function recordOf<State, Move, View, Options>(
  game: Game<State, Move, View, Options>,
  play: Play<State, Move, Options>,
): GameRecord {
  return {
    format: RECORD_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seed: play.seed,
    options: play.options,
    seats: play.seats,
    moves: play.moves,
    digest: digest(play.state),
  };
}

/** Told for each replayed move what it made happen and where it led; the state is the draft and goes on changing. */
export type Listener<State> = (moveNumber: number, events: readonly GameEvent[], state: State) => void;

/**
 * Plays a record again, checking every move and the digest. What cannot be replayed exactly is refused with the
 * reason; the record itself is never changed. `begins` is told how the table stood before the first move.
 */
export function replay<State, Move, View, Options>(
  ...asked: Parameters<typeof replaying<State, Move, View, Options>>
): Play<State, Move, Options> | Problem {
  return atOnce(replaying(...asked));
}

/** The same a move at a time, for whoever has to rest in between. */
export function* replaying<State, Move, View, Options>(
  game: Game<State, Move, View, Options>,
  json: unknown,
  listen?: Listener<State>,
  begins?: (state: State) => void,
): Stepwise<Play<State, Move, Options> | Problem> {
  if (!isFields(json)) return engineProblem('notARecord', {});
  if (json.format !== RECORD_FORMAT) return engineProblem('unknownFormat', {});
  const { game: id, rulesVersion: version, seats, moves: entries } = json;
  if (typeof id !== 'string' || typeof version !== 'number' || typeof seats !== 'number') {
    return engineProblem('notARecord', {});
  }
  if (id !== game.id) return engineProblem('wrongGame', { game: id, expected: game.id });
  if (version !== game.rulesVersion) {
    return engineProblem('wrongRulesVersion', { version, expected: game.rulesVersion });
  }
  const seed = typeof json.seed === 'string' ? parseSeed(json.seed) : undefined;
  if (seed === undefined) return engineProblem('badSeed', {});
  if (!Array.isArray(entries)) return engineProblem('notARecord', {});

  const start = begin(game, { seed, options: json.options, seats });
  if (isProblem(start)) return start;
  begins?.(start.state);
  const moves: PlayedMove<Move>[] = [];
  const sealed: boolean[] = [];
  for (const entry of entries as readonly unknown[]) {
    const number = moves.length;
    const fields = isFields(entry) ? entry : {};
    const played = checkMove(game, start.state, start.seats, fields.seat, fields.move);
    if (isProblem(played)) return engineProblem('badMoveInRecord', { number: number + 1 });
    const result = carryOut(game, start.state, start, number, played);
    listen?.(number, result.events, start.state);
    moves.push(played);
    sealed.push(result.sealed);
    yield;
  }
  if (digest(start.state) !== json.digest) return engineProblem('wrongDigest', {});
  return { ...start, moves, sealed };
}
