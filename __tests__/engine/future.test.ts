import { asItLay, isTurned, seedFor, turned, turnsAt } from '@/engine/future';
import { parseSeed } from '@/engine/random';
import { seedOf } from '../support/random-play';

const first = seedOf('first');
const at = (move: number, name: string, seed = first) => {
  const next = turned(seed, move, name);
  if (next === undefined) throw new Error('does not turn');
  return next;
};

describe('a seed with a new future', () => {
  it('is a seed, and survives being written down', () => {
    const seed = at(7, 'second');
    expect(parseSeed(seed)).toBe(seed);
    expect([isTurned(first), isTurned(seed)]).toEqual([false, true]);
  });

  it.each([
    ['the set-up', 'setup', first],
    ['the move before', 6, first],
    ['the move itself', 7, at(7, 'second')],
    ['a later move', 90, at(7, 'second')],
  ] as const)('that turns at move 7 has for %s the right dice', (_, move, expected) => {
    expect(seedFor(at(7, 'second'), move)).toBe(expected);
  });

  it('turns at its move and at no other', () => {
    const seed = at(7, 'second');
    expect([6, 7, 8].map((move) => turnsAt(seed, move))).toEqual([false, true, false]);
    expect(turnsAt(first, 7)).toBe(false);
  });

  it('of a game whose cards came as they lay deals nothing anew, and can turn again', () => {
    const seed = asItLay(at(7, 'second'));
    expect([parseSeed(seed), isTurned(seed), turnsAt(seed, 7)]).toEqual([seed, true, false]);
    expect(seedFor(seed, 6)).toBe(first);
    const again = at(12, 'third', seed);
    expect([turnsAt(again, 7), turnsAt(again, 12)]).toEqual([false, true]);
  });

  it('can turn again later, and keeps the first turn', () => {
    const again = at(12, 'third', at(7, 'second'));
    expect(seedFor(again, 11)).toBe(at(7, 'second'));
    expect(seedFor(again, 12)).toBe(again);
  });

  it.each([7, 3])('forgets what would have come after the move %d that it turns at now', (move) => {
    expect(at(move, 'third', at(7, 'second'))).toBe(at(move, 'third'));
  });

  it.each([
    ['a name that is none', 'no name'],
    ['no name', ''],
  ])('is refused with %s', (_, name) => {
    expect(turned(first, 7, name)).toBeUndefined();
  });

  it('does not grow for ever', () => {
    let seed: ReturnType<typeof turned> = first;
    let turns = 0;
    while (seed !== undefined && turns < 100) seed = turned(seed, (turns += 1), 'x');
    expect(turns).toBeLessThan(40);
  });
});
