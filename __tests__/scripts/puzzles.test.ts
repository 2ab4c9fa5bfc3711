import { packetRow } from '@/games/packet-row';
import { harbour } from '@/games/harbour';
import type { AnyGame } from '@/engine/game';
import { STEPS } from '@/match/puzzles/puzzle';
import { bookOf, bookText } from '../../src/scripts/puzzles/book';
import { chosen, EACH } from '../../src/scripts/puzzles/choose';
import { Finder, type Depths } from '../../src/scripts/puzzles/find';
import { CLEAR, shows, stepOf, verdictOf } from '../../src/scripts/puzzles/judge';
import { seedOf } from '../support/random-play';

const game: AnyGame = packetRow;
const tried = (card: number, value: number, visits = 10) => ({
  move: { type: 'take', card },
  visits,
  value,
  prospect: undefined,
});

describe('a look at a decision', () => {
  it('measures the best move by whichever other is worth most', () => {
    const verdict = verdictOf([tried(0, 0.6, 50), tried(10, 0.4, 30), tried(40, 0.5)]);
    expect(verdict).toMatchObject({ best: { value: 0.6 }, next: { value: 0.5 } });
    expect(verdict?.gap).toBeCloseTo(0.1);
  });

  it('finds no puzzle where fewer than three moves are worth a thought', () => {
    expect(verdictOf([tried(0, 0.9), tried(10, 0.1)])).toBeUndefined();
    expect(verdictOf([tried(0, 0.9), tried(10, 0.1), tried(40, 0, 0)])).toBeUndefined();
  });

  it('confirms a move where it is the best by enough, and no other', () => {
    const verdict = verdictOf([tried(0, 0.5 + CLEAR), tried(10, 0.5), tried(40, 0.4)]);
    expect(shows(game, verdict, { type: 'take', card: 0 }, CLEAR - 1e-9)).toBe(true);
    expect(shows(game, verdict, { type: 'take', card: 0 }, CLEAR + 0.01)).toBe(false);
    expect(shows(game, verdict, { type: 'take', card: 10 }, 0)).toBe(false);
    expect(shows(game, undefined, { type: 'take', card: 0 }, 0)).toBe(false);
  });
});

it.each([
  ['easy finds it', { easy: 4, medium: 2 }, 1],
  ['medium finds it and easy does not', { easy: 3, medium: 5 }, 2],
  ['neither does for sure', { easy: 3, medium: 3 }, 3],
])('a puzzle is graded by who finds it: %s', (_, found, step) => {
  expect(stepOf(found)).toBe(step);
});

describe('a book', () => {
  const found = Array.from({ length: 90 }, (_, at) => ({
    number: Math.floor(at / 3),
    step: STEPS[at % 3] ?? 1,
    kind: at < 60 ? 'usual' : `rare-${Math.floor(at / 10)}`,
    gap: 1 - at / 100,
  }));

  it('has as many puzzles of each step as it should, and at most two of one game', () => {
    const picked = chosen(found);
    for (const step of STEPS) expect(picked.filter((one) => one.step === step)).toHaveLength(EACH);
    const numbers = picked.map(({ number }) => number);
    expect(Math.max(...numbers.map((one) => numbers.filter((other) => other === one).length))).toBe(2);
  });

  it('prefers kinds that it has not yet, then what is clearest', () => {
    const kinds = chosen(found)
      .filter(({ step }) => step === 1)
      .map(({ kind }) => kind);
    expect(kinds.slice(0, 4)).toEqual(['usual', 'rare-6', 'rare-7', 'rare-8']);
  });
});

describe('the finder', () => {
  const depths: Depths = { glance: 40, closer: 60, confirming: 60, deeper: 120 };
  const source = { number: 0, seed: seedOf('in-small'), seats: 2 };
  const finder = new Finder('harbour', harbour, depths);
  const find = () => finder.inGame(source);
  const found = find();

  it('writes the same bytes from the same seed', () => {
    expect(found.length).toBeGreaterThan(0);
    const text = bookText(bookOf('harbour', harbour, found));
    expect(bookText(bookOf('harbour', harbour, find()))).toBe(text);
    expect(JSON.parse(text)).toMatchObject({ game: 'harbour', games: [{ seats: 2 }] });
  });

  it('leaves what is not wanted any more', () => {
    const [{ step } = { step: 1 }] = found;
    const others = finder.inGame(source, (one) => one !== step);
    expect(others).toEqual(found.filter((one) => one.step !== step));
  });

  it('keeps positions with a reason, a line that begins with the answer, and others that are worse', () => {
    for (const { reason, line, worse, seat } of found) {
      expect(reason).toMatch(/^why/);
      expect(line[0]?.[0]).toBe(seat);
      expect(worse.length).toBeGreaterThanOrEqual(2);
      expect(worse.map(({ move }) => JSON.stringify(move))).not.toContain(JSON.stringify(line[0]?.[1]));
    }
  });
});
