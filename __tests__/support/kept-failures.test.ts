import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Viewer } from '@/engine/game';
import { toyGame, type ToyMove, type ToyOptions, type ToyState } from '../engine/toy-game';
import { keptFailuresOf, readKeptFailure } from './kept-failures';
import { checkGame, checkKept, type LawSuite } from './laws';

type ToyView = ToyState & { readonly viewer: Viewer };
type ToySuite = LawSuite<ToyState, ToyMove, ToyView, ToyOptions>;

const SEED = 42;
const SEATS = 3;
let records = '';

beforeEach(() => {
  records = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => {
  rmSync(records, { recursive: true });
});

/** Nothing is hidden and dice add nothing, so that every law holds. */
const right: ToySuite['game'] = {
  ...toyGame,
  view: (state, viewer) => ({ ...state, viewer }),
  openView: (state) => ({ ...state, viewer: 'table' }),
  imagine: ({ viewer: _viewer, ...state }) => state,
  standings: ({ seats }) => Array.from({ length: seats }, (_, seat) => ({ seat, total: 0, parts: {} })),
  outcome: (state) => {
    if (!state.stopped) return undefined;
    return { winners: [state.turn], scores: right.standings(right.openView(state)) };
  },
  apply: (state, seat, move, { emit }) => {
    if (move.type === 'add') state.total += 1;
    if (move.type === 'stop') state.stopped = true;
    state.turn = (seat + 1) % state.seats;
    emit?.({ type: 'counted', what: 'total', from: 0, to: state.total });
  },
};

/** Dice take away what nobody has. */
const wrong: ToySuite['game'] = {
  ...right,
  apply: (state, seat, move, step) => {
    right.apply(state, seat, move, step);
    if (move.type === 'roll') state.total = -1;
  },
};

/** Half a world is lost whenever somebody imagines it. */
const forgetful: ToySuite['game'] = {
  ...right,
  imagine: (view, random) => ({ ...right.imagine(view, random), total: view.total + 1 }),
};

const suiteOf = (game: ToySuite['game'], sampling = 1_000_000): ToySuite => ({
  game,
  optionSets: [{}],
  gamesPerSetting: 1,
  longest: 1_000,
  sampling,
  audit: ({ total }) => (total < 0 ? [`total is ${total}`] : []),
  records,
});

const play = (suite: ToySuite) => () => checkGame(suite, SEATS, { start: 2 }, SEED);
const kept = () => keptFailuresOf('toy', records);

describe('a game in which a law fails', () => {
  it('is kept under the number of its seed, up to the move that failed, with the reason', () => {
    expect(play(suiteOf(wrong))).toThrow(/Kept as .*seed-42-3p\.json: mend the rules and commit it/);
    expect(kept()).toEqual(['seed-42-3p.json']);
    const failure = readKeptFailure('toy', 'seed-42-3p.json', records);
    expect(failure).toMatchObject({ rulesVersion: 3, seats: SEATS, options: { start: 2 } });
    expect(failure.why).toContain('total is -1');
    expect(failure.moves.at(-1)?.move).toEqual({ type: 'roll' });
    expect(failure.moves.filter(({ move }) => (move as ToyMove).type === 'roll')).toHaveLength(1);
  });

  it('fails again as long as the rules are wrong, and holds once they are mended', () => {
    expect(play(suiteOf(wrong))).toThrow();
    const failure = readKeptFailure('toy', 'seed-42-3p.json', records);
    expect(() => checkKept(suiteOf(wrong), failure)).toThrow(/total is -1/);
    checkKept(suiteOf(right), failure);
  });

  it('is kept as well where a law fails before a move, and with the move that was to follow', () => {
    expect(play(suiteOf(forgetful, 1))).toThrow();
    const failure = readKeptFailure('toy', 'seed-42-3p.json', records);
    expect(failure.moves).toHaveLength(1);
    expect(() => checkKept(suiteOf(forgetful), failure)).toThrow();
    checkKept(suiteOf(right), failure);
  });

  it('may be one whose last move mended rules refuse, but no earlier one', () => {
    expect(play(suiteOf(wrong))).toThrow();
    const failure = readKeptFailure('toy', 'seed-42-3p.json', records);
    const strict: ToySuite['game'] = {
      ...right,
      moves: (state, seat) => right.moves(state, seat).filter(({ type }) => type !== 'roll'),
      problem: (state, seat, move) =>
        move.type === 'roll' ? { problem: 'notAMove', args: {} } : right.problem(state, seat, move),
    };
    checkKept(suiteOf(strict), failure);
    const [last] = failure.moves.slice(-1);
    const earlier = { ...failure, moves: last === undefined ? [] : [...failure.moves, last] };
    expect(() => checkKept(suiteOf(strict), earlier)).toThrow(/is refused: .*npm run records/);
  });

  it('says how it is made anew when the rules have another version', () => {
    expect(play(suiteOf(wrong))).toThrow();
    const failure = readKeptFailure('toy', 'seed-42-3p.json', records);
    const later = { ...right, rulesVersion: 4 };
    expect(() => checkKept(suiteOf(later), failure)).toThrow(
      /of rules version 3\..*raise rulesVersion.*npm run records/,
    );
  });
});

it('a game in which no law fails is not kept', () => {
  play(suiteOf(right, 2))();
  expect(kept()).toEqual([]);
});
