import { Dice, parseSeed, seedName, shuffle, type Seed } from '@/engine/random';
import { seedOf } from '../support/random-play';

const throwsOf = (seed: Seed, stream: string, count: number, sides = 1_000_000): number[] => {
  const dice = new Dice(seed, stream);
  return Array.from({ length: count }, () => dice.below(sides));
};

describe('dice', () => {
  it('are the same for the same seed and stream', () => {
    expect(throwsOf(seedOf('a'), 'setup', 50)).toEqual(throwsOf(seedOf('a'), 'setup', 50));
  });

  it('are the same on every device and in every version: old records must play again', () => {
    expect(throwsOf(seedOf('7'), 'setup', 5, 100)).toEqual([97, 96, 40, 64, 91]);
  });

  it.each([
    ['another seed', seedOf('b'), 'setup'],
    ['another stream', seedOf('a'), 'move-0'],
  ])('differ for %s', (_, seed, stream) => {
    const one = throwsOf(seedOf('a'), 'setup', 50);
    const other = throwsOf(seed, stream, 50);
    expect(one.filter((number, at) => number === other[at]).length).toBeLessThan(3);
  });

  it('of one stream do not depend on throws of another', () => {
    const first = new Dice(seedOf('a'), 'move-1');
    const second = new Dice(seedOf('a'), 'move-2');
    const mixed = Array.from({ length: 20 }, () => [first.below(1_000), second.below(1_000)]);
    expect(mixed.map(([, number]) => number)).toEqual(throwsOf(seedOf('a'), 'move-2', 20, 1_000));
  });

  it('stay whole and within their sides, however many those are', () => {
    const dice = new Dice(seedOf('large'), 'move-0');
    for (let i = 0; i < 200; i += 1) {
      const number = dice.below(2 ** 32);
      expect(Number.isInteger(number) && number >= 0 && number < 2 ** 32).toBe(true);
    }
  });

  it('tell whether they were used', () => {
    const dice = new Dice(seedOf('a'), 'move-0');
    expect(dice.used).toBe(false);
    dice.below(6);
    expect(dice.used).toBe(true);
  });

  it.each([1, 2, 6, 7, 172])('show each of %d sides about equally often', (sides) => {
    const seen = Array.from({ length: sides }, () => 0);
    for (const number of throwsOf(seedOf('fair'), `sides-${sides}`, 400 * sides, sides)) {
      seen[number] = (seen[number] ?? 0) + 1;
    }
    expect(Object.keys(seen)).toHaveLength(sides);
    // Five standard deviations around 400.
    for (const count of seen) expect(Math.abs(count - 400)).toBeLessThan(sides === 1 ? 1 : 100);
  });
});

describe('shuffle', () => {
  it('keeps every item and reaches every order about equally often', () => {
    const orders = new Map<string, number>();
    const dice = new Dice(seedOf('shuffle'), 'orders');
    for (let i = 0; i < 2_400; i += 1) {
      const items = [1, 2, 3, 4];
      shuffle(items, dice);
      orders.set(items.join(), (orders.get(items.join()) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 100)).toBeLessThan(50);
  });

  it.each([[[]], [[1]]])('leaves %j as it is and throws no dice', (items: number[]) => {
    const dice = new Dice(seedOf('shuffle'), 'none');
    const before = [...items];
    shuffle(items, dice);
    expect(items).toEqual(before);
    expect(dice.used).toBe(false);
  });
});

describe('a seed', () => {
  it.each([
    ['a number', '7', 'xoroshiro128plus:7'],
    ['letters, dots, dashes, underscores', 'My-game_1.b', 'xoroshiro128plus:My-game_1.b'],
    ['the algorithm with it', 'xoroshiro128plus:7', 'xoroshiro128plus:7'],
    ['64 signs', 'x'.repeat(64), `xoroshiro128plus:${'x'.repeat(64)}`],
  ])('is read from %s', (_, text, seed) => {
    expect(parseSeed(text)).toBe(seed);
  });

  it.each([
    ['nothing', ''],
    ['an algorithm alone', 'xoroshiro128plus:'],
    ['another algorithm', 'mersenne:7'],
    ['a space', 'my game'],
    ['a line break at the end', '7\n'],
    ['letters of other alphabets', 'größe'],
    ['65 signs', 'x'.repeat(65)],
    ['a path', '../7'],
  ])('is not read from %s', (_, text) => {
    expect(parseSeed(text)).toBeUndefined();
  });

  it('is written without its algorithm', () => {
    expect(seedName(seedOf('my-game.3'))).toBe('my-game.3');
  });
});
