import { canonicalJson, digest } from '@/engine/canonical';
import { redact, sees, type GameEvent } from '@/engine/events';
import type { Game, Viewer } from '@/engine/game';
import { LANGUAGES, speak } from '@/engine/phrase';
import { advance, carryOut, type Play, type PlayedMove } from '@/engine/play';
import { recordOf, replay } from '@/engine/record';
import { takeBack } from '@/engine/undo';
import { expectNoProblem, type Position } from './random-play';

/** A game and what its states must never be. */
export interface Judged<State, Move, View, Options> {
  readonly game: Game<State, Move, View, Options>;
  /** Names what is not conserved or not possible in a state: pieces, money, limits. */
  readonly audit: (state: State) => readonly string[];
}

export const NAMES = { seat: (seat: number) => `Player ${seat}` };

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

const viewersOf = (seats: number): Viewer[] => ['table', ...Array.from({ length: seats }, (_, seat) => seat)];

/** All can tell alike whether the end is certain, and what was certain once stays so. */
export function checkEnding<S, M, V, O>(
  game: Game<S, M, V, O>,
  { state, seats }: Play<S, M, O>,
  wasCertain: boolean,
): boolean {
  if (game.isLastRound === undefined) return false;
  const told = new Set(viewersOf(seats).map((viewer) => game.isLastRound?.(game.view(state, viewer))));
  expect(told.size).toBe(1);
  const [certain = false] = told;
  if (wasCertain) expect(certain).toBe(true);
  return certain;
}

function checkMovesOfEverySeat<S, M, V, O>(game: Game<S, M, V, O>, play: Play<S, M, O>): void {
  const frozen = deepFreeze(JSON.parse(JSON.stringify(play.state)) as S);
  const before = canonicalJson(frozen);
  for (let seat = 0; seat < play.seats; seat += 1) {
    const moves = game.moves(frozen, seat);
    expect(game.mayAct(frozen, seat)).toBe(moves.length > 0);
    const keys = moves.map((move) => game.moveKey(move));
    expect(new Set(keys).size).toBe(keys.length);
    const view = game.view(frozen, seat);
    for (const move of moves) {
      expect(game.parseMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
      expect(game.problem(frozen, seat, move)).toBeUndefined();
      const phrase = game.describe(move, view);
      for (const language of LANGUAGES) {
        expect(speak(game.phrases, language, phrase, NAMES)).not.toMatch(/undefined|NaN|\[object/);
      }
      const draft = game.clone(frozen);
      carryOut(game, draft, play, play.moves.length, { seat, move });
    }
  }
  expect(canonicalJson(frozen)).toBe(before);
  const waiting = game.waitingFor(frozen);
  expect(waiting).toEqual([...waiting].sort((a, b) => a - b));
  for (const seat of waiting) expect(game.mayAct(frozen, seat)).toBe(true);
  if (game.actsOutOfTurn) return;
  for (let seat = 0; seat < play.seats; seat += 1) {
    expect(game.mayAct(frozen, seat)).toBe(waiting.includes(seat));
  }
}

/** What a seat without secrets sees is what everybody sees; all of a game's secrets are some seat's. */
function checkSecrets<S, M, V, O>(game: Game<S, M, V, O>, { state, seats }: Play<S, M, O>): void {
  const table = game.view(state, 'table');
  for (let seat = 0; seat < seats; seat += 1) {
    if (!game.secrets(state, seat)) expect({ ...game.view(state, seat), viewer: 'table' }).toEqual(table);
  }
}

/** With all hands open nothing is left to guess that a seat decides by. */
function checkOpenView<S, M, V, O>(game: Game<S, M, V, O>, position: Position<S, M, O>): void {
  const { play, random } = position;
  const world = game.imagine(game.openView(play.state), random);
  for (let seat = 0; seat < play.seats; seat += 1) {
    expect(game.moves(world, seat)).toEqual(game.moves(play.state, seat));
    expect(game.secrets(world, seat)).toBe(game.secrets(play.state, seat));
  }
  expect(game.openView(world)).toEqual(game.openView(play.state));
  // Whoever lays hands open writes them down, so that such a world has forgotten nothing.
  if (game.forgets?.(play.options)) return;
  for (const viewer of viewersOf(play.seats)) {
    expect(game.view(world, viewer)).toEqual(game.view(play.state, viewer));
  }
}

/** Points add up; everybody knows their own in full, and after the game everybody's. */
function checkStandings<S, M, V, O>(game: Game<S, M, V, O>, { state, seats }: Play<S, M, O>): void {
  const whole = game.standings(game.openView(state));
  expect(whole.map(({ seat }) => seat)).toEqual(Array.from({ length: seats }, (_, seat) => seat));
  for (const { total, parts } of whole) {
    expect(Object.keys(parts)).toEqual(game.sources);
    expect(total).toBe(Object.values(parts).reduce((sum, points) => sum + points, 0));
  }
  const outcome = game.outcome(state);
  if (outcome !== undefined) expect(outcome.scores).toEqual(whole);
  for (const viewer of viewersOf(seats)) {
    const known = game.standings(game.view(state, viewer));
    if (outcome !== undefined) expect(known).toEqual(whole);
    else if (viewer !== 'table') expect(known[viewer]).toEqual(whole[viewer]);
  }
}

/** What may be done while the hand is covered, by seat. */
const openMoves = <S, M, V, O>(game: Game<S, M, V, O>, state: S, seats: number): readonly M[][] =>
  Array.from({ length: seats }, (_, seat) => game.moves(state, seat).filter((move) => game.isOpenMove(move)));

function checkImaginedWorlds<S, M, V, O>(game: Game<S, M, V, O>, position: Position<S, M, O>): void {
  const { play, next, random } = position;
  for (const viewer of viewersOf(play.seats)) {
    const view = game.view(play.state, viewer);
    const world = game.imagine(view, random);
    expect(game.view(world, viewer)).toEqual(view);
    expect(game.waitingFor(world)).toEqual(game.waitingFor(play.state));
    expect(game.outcome(world)).toEqual(game.outcome(play.state));
    if (viewer !== 'table') {
      expect(game.moves(world, viewer)).toEqual(game.moves(play.state, viewer));
    } else {
      expect(openMoves(game, world, play.seats)).toEqual(openMoves(game, play.state, play.seats));
    }
    checkSameEvents(game, play, world, viewer, next);
  }
}

/** Another future changes nothing that anybody sees or may do now. */
function checkReshuffle<S, M, V, O>(suite: Judged<S, M, V, O>, { play, random }: Position<S, M, O>): void {
  const { game, audit } = suite;
  if (game.reshuffle === undefined) return;
  const other = game.clone(play.state);
  game.reshuffle(other, random);
  expect(audit(other)).toEqual([]);
  for (const viewer of viewersOf(play.seats)) {
    expect(game.view(other, viewer)).toEqual(game.view(play.state, viewer));
    if (viewer !== 'table') expect(game.moves(other, viewer)).toEqual(game.moves(play.state, viewer));
  }
}

/** Two worlds that the viewer cannot tell apart must look the same while a move shows the viewer nothing new. */
function checkSameEvents<S, M, V, O>(
  game: Game<S, M, V, O>,
  play: Play<S, M, O>,
  world: S,
  viewer: Viewer,
  next: PlayedMove<M>,
): void {
  if (game.problem(world, next.seat, next.move)) return;
  const happened = [play.state, world].map((state) => {
    const draft = game.clone(state);
    return { draft, ...carryOut(game, draft, play, play.moves.length, next) };
  });
  const shown = happened.some(({ events }) =>
    events.some((event) => event.type === 'moved' && sees(event.seen, viewer) && !sees(event.before, viewer)),
  );
  const [real, imagined] = happened;
  if (shown || real === undefined || imagined === undefined) return;
  expect(redact(imagined.events, viewer)).toEqual(redact(real.events, viewer));
  expect(game.view(imagined.draft, viewer)).toEqual(game.view(real.draft, viewer));
}

export function checkEvents<S, M, V, O>(
  game: Game<S, M, V, O>,
  seats: number,
  events: readonly GameEvent[],
): void {
  for (const viewer of viewersOf(seats)) {
    for (const event of redact(events, viewer)) {
      if (event.type === 'moved' && !sees(event.seen, viewer) && !sees(event.before, viewer)) {
        expect(event.piece).toBeUndefined();
      }
      if (event.type !== 'said') continue;
      for (const language of LANGUAGES) {
        expect(speak(game.phrases, language, event.phrase, NAMES)).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  }
}

function checkRecord<S, M, V, O>(game: Game<S, M, V, O>, play: Play<S, M, O>): void {
  const record: unknown = JSON.parse(JSON.stringify(recordOf(game, play)));
  const replayed = expectNoProblem(replay(game, record));
  expect(digest(replayed.state)).toBe(digest(play.state));
  expect(replayed.sealed).toEqual(play.sealed);
  const back = takeBack(game, replayed);
  if (back === undefined) return;
  const last = play.moves[play.moves.length - 1];
  const again = expectNoProblem(advance(game, back, last?.seat, last?.move));
  expect(digest(again.play.state)).toBe(digest(play.state));
}

/** The laws that are too costly for every position. */
export function checkPosition<S, M, V, O>(suite: Judged<S, M, V, O>, position: Position<S, M, O>): void {
  const { game } = suite;
  const { play } = position;
  expect(JSON.parse(JSON.stringify(play.state))).toEqual(play.state);
  checkReached(suite, play);
  checkImaginedWorlds(game, position);
  checkOpenView(game, position);
  checkReshuffle(suite, position);
}

/** What holds wherever a game has come to, its end included. */
export function checkReached<S, M, V, O>({ game }: Judged<S, M, V, O>, play: Play<S, M, O>): void {
  checkMovesOfEverySeat(game, play);
  checkSecrets(game, play);
  checkStandings(game, play);
  checkRecord(game, play);
}
