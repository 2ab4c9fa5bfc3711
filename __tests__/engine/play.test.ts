import { canonicalJson } from '@/engine/canonical';
import { isProblem } from '@/engine/phrase';
import { advance, begin, carryOut } from '@/engine/play';
import { expectNoProblem, seedOf } from '../support/random-play';
import { toyGame } from './toy-game';
import { deepFreeze, toyPlay } from './toy-play';

const table = { seed: seedOf('toy'), options: { start: 10 }, seats: 3 };

describe('beginning a play', () => {
  it('sets the table up with dice of the seed', () => {
    const play = expectNoProblem(begin(toyGame, table));
    expect(play).toMatchObject({ ...table, moves: [], sealed: [] });
    expect(play).toEqual(begin(toyGame, table));
    const other = expectNoProblem(begin(toyGame, { ...table, seed: seedOf('other') }));
    expect(other.state.hidden).not.toBe(play.state.hidden);
  });

  it('keeps the options as the game read them, defaults filled in', () => {
    expect(expectNoProblem(begin(toyGame, { ...table, options: {} })).options).toEqual({ start: 0 });
  });

  it.each([1, 5, 0, -2, 2.5, Number.NaN, Infinity])('refuses %d seats', (seats) => {
    expect(begin(toyGame, { ...table, seats })).toEqual({ problem: 'seatCount', args: { min: 2, max: 4 } });
  });

  it('passes on why the options cannot be', () => {
    expect(begin(toyGame, { ...table, options: { start: 'x' } })).toMatchObject({ problem: 'badStart' });
  });
});

describe('advancing a play', () => {
  it('gives a new play and leaves the frozen old one untouched', () => {
    const play = toyPlay('add');
    const before = canonicalJson(play);
    const { play: next, events } = expectNoProblem(advance(toyGame, play, 1, { type: 'add' }));
    expect(canonicalJson(play)).toBe(before);
    expect(next.state.total).toBe(12);
    expect(next.moves).toEqual([...play.moves, { seat: 1, move: { type: 'add' } }]);
    expect(next.sealed).toEqual([false, false]);
    expect(events).toHaveLength(1);
  });

  const circle: Record<string, unknown> = { type: 'add' };
  circle.self = circle;

  it.each<[string, unknown, unknown, string]>([
    ['a seat that is not at the table', 3, { type: 'add' }, 'noSuchSeat'],
    ['a seat before the first', -1, { type: 'add' }, 'noSuchSeat'],
    ['half a seat', 0.5, { type: 'add' }, 'noSuchSeat'],
    ['a seat as text', '1', { type: 'add' }, 'noSuchSeat'],
    ['no seat', undefined, { type: 'add' }, 'noSuchSeat'],
    ['somebody else’s seat', 0, { type: 'add' }, 'notYourTurn'],
    ['something that is not JSON', 1, () => 'add', 'notAMove'],
    ['a big number', 1, 7n, 'notAMove'],
    ['a sign of its own', 1, Symbol('add'), 'notAMove'],
    ['something that is not a move', 1, { type: 'fly' }, 'notAMove'],
    ['nothing', 1, undefined, 'notAMove'],
  ])('refuses %s with a named problem, the state unchanged', (_, seat, json, problem) => {
    const play = toyPlay('add');
    const before = canonicalJson(play);
    const answer = advance(toyGame, play, seat, json);
    expect(isProblem(answer) && answer.problem).toBe(problem);
    expect(canonicalJson(play)).toBe(before);
  });

  it('keeps of a move only what the game reads of it', () => {
    const next = expectNoProblem(advance(toyGame, toyPlay('add'), 1, circle));
    expect(next.play.moves[1]).toEqual({ seat: 1, move: { type: 'add' } });
  });

  it('refuses every move when the game is over', () => {
    const play = toyPlay('stop');
    expect(isProblem(advance(toyGame, play, 1, { type: 'add' }))).toBe(true);
  });
});

describe('the dice of a move', () => {
  it('depend on the seed and the number of the move, not on dice thrown before', () => {
    const rolled = toyPlay('add', 'roll').state.total - 11;
    const rolledAfterRoll = toyPlay('roll', 'roll').state.total - toyPlay('roll').state.total;
    expect(rolledAfterRoll).toBe(rolled);
    expect(toyPlay('add', 'add', 'roll').state.total - 12).not.toBe(rolled);
  });
});

describe('carrying a move out', () => {
  it('changes the draft that it was given, and nothing else', () => {
    const { state, ...play } = toyPlay();
    const draft = toyGame.clone(state);
    const result = carryOut(toyGame, draft, deepFreeze({ ...play }), 0, { seat: 0, move: { type: 'add' } });
    expect(draft.total).toBe(11);
    expect(state.total).toBe(10);
    expect(result).toMatchObject({ sealed: false, events: [{ type: 'counted', to: 11 }] });
  });
});
