import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { canonicalJson, digest } from '@/engine/canonical';
import { redact, sees, type GameEvent } from '@/engine/events';
import type { Game, Viewer } from '@/engine/game';
import { isProblem, LANGUAGES, speak, speakProblem } from '@/engine/phrase';
import { advance, begin, carryOut, type Play, type PlayedMove } from '@/engine/play';
import { recordOf, replay } from '@/engine/record';
import { takeBack } from '@/engine/undo';
import { expectNoProblem, playAtRandom, seedOf, type Position } from './random-play';

export interface LawSuite<State, Move, View, Options> {
  readonly game: Game<State, Move, View, Options>;
  /** Each set of options is played at each player count that it is legal for. */
  readonly optionSets: readonly unknown[];
  readonly gamesPerSetting: number;
  /** No game has more moves than this. */
  readonly longest: number;
  /** One position in so many gets the costly laws. */
  readonly sampling: number;
  /** Names what is not conserved or not possible in a state: pieces, money, limits. */
  readonly audit: (state: State) => readonly string[];
  /** Told of every move that was played, for a coverage report by content. */
  readonly witness?: (state: State, played: PlayedMove<Move>) => void;
}

const NAMES = { seat: (seat: number) => `Player ${seat}` };

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

const viewersOf = (seats: number): Viewer[] => ['table', ...Array.from({ length: seats }, (_, seat) => seat)];

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
function checkReshuffle<S, M, V, O>(suite: LawSuite<S, M, V, O>, { play, random }: Position<S, M, O>): void {
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

function checkEvents<S, M, V, O>(game: Game<S, M, V, O>, seats: number, events: readonly GameEvent[]): void {
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

function checkGame<S, M, V, O>(
  suite: LawSuite<S, M, V, O>,
  seats: number,
  options: unknown,
  number: number,
): void {
  const { game, sampling } = suite;
  const seed = seedOf(number);
  // An expectation for every move of every game costs more than the audits themselves.
  const audit = (state: S) => {
    const faults = suite.audit(state);
    if (faults.length > 0) expect(faults).toEqual([]);
  };
  let reached: Play<S, M, O> | undefined;
  try {
    const finished = playAtRandom({
      game,
      seats,
      options,
      seed,
      longest: suite.longest,
      before: (position) => {
        reached = position.play;
        suite.witness?.(position.play.state, position.next);
        if (position.random.below(sampling) > 0) return;
        expect(JSON.parse(JSON.stringify(position.play.state))).toEqual(position.play.state);
        checkMovesOfEverySeat(game, position.play);
        checkSecrets(game, position.play);
        checkStandings(game, position.play);
        checkImaginedWorlds(game, position);
        checkOpenView(game, position);
        checkReshuffle(suite, position);
        checkRecord(game, position.play);
      },
      after: (play, events) => {
        audit(play.state);
        if (play.moves.length % sampling === 0) checkEvents(game, seats, events);
      },
    });
    expect(game.outcome(finished.state)).toBeDefined();
    checkSecrets(game, finished);
    checkStandings(game, finished);
    checkRecord(game, finished);
  } catch (error) {
    if (reached) keepFailure(game, reached, number);
    throw error;
  }
}

const RECORDS = join(__dirname, '..', 'records');

/** A failure found by chance is written down as a record named by its seed, to be mended and kept. */
function keepFailure<S, M, V, O>(game: Game<S, M, V, O>, play: Play<S, M, O>, seed: number): void {
  const folder = join(RECORDS, game.id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `seed-${seed}-${play.seats}p.json`),
    `${JSON.stringify(recordOf(game, play))}\n`,
  );
}

function recordsOf(id: string): string[] {
  try {
    return readdirSync(join(RECORDS, id)).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}

/** Runs every law on a game: over random games at each player count with each set of options, and on its kept records. */
export function describeLaws<S, M, V, O>(suite: LawSuite<S, M, V, O>): void {
  const { game } = suite;
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);

  describe(`the laws of every game: ${game.id}`, () => {
    for (const options of suite.optionSets) {
      const playable = counts.filter((seats) => !isProblem(game.parseOptions(options, seats)));
      it.each(playable)(`hold at random with ${JSON.stringify(options)}, %d players`, (seats) => {
        fc.assert(
          fc.property(fc.integer({ min: 0, max: 999_999_999 }), (seed) => {
            checkGame(suite, seats, options, seed);
          }),
          { numRuns: suite.gamesPerSetting, endOnFailure: true },
        );
      });
    }

    it('refuse what is not a move with a named problem and leave the state alone', () => {
      const start = begin(game, { seed: seedOf('start'), options: {}, seats: game.seats.min });
      const state = deepFreeze(expectNoProblem(start).state);
      const before = canonicalJson(state);
      fc.assert(
        fc.property(fc.anything(), (junk) => {
          const parsed = game.parseMove(junk);
          const problem = isProblem(parsed) ? parsed : game.problem(state, 0, parsed);
          if (problem === undefined) return;
          for (const language of LANGUAGES) {
            expect(speakProblem(game.phrases, language, problem, NAMES)).toMatch(/\w/);
          }
        }),
        { numRuns: 500 },
      );
      expect(canonicalJson(state)).toBe(before);
    });

    it.each([['kept records', recordsOf(game.id)] as const])('hold on %s', (_, names) => {
      for (const name of names) {
        const record: unknown = JSON.parse(readFileSync(join(RECORDS, game.id, name), 'utf8'));
        const play = expectNoProblem(replay(game, record));
        expect(suite.audit(play.state)).toEqual([]);
        checkMovesOfEverySeat(game, play);
        expect(play.sealed).toHaveLength(play.moves.length);
      }
    });
  });
}
