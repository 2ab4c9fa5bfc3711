import fc from 'fast-check';
import { forAll } from './for-all';

const anyNumber = fc.integer();

function drawn(): readonly number[] {
  const numbers: number[] = [];
  forAll(fc.property(anyNumber, (number) => void numbers.push(number)));
  return numbers;
}

/** Draws as whoever asks for fresh seeds does. */
function drawnAnew(): readonly number[] {
  process.env.FRESH_SEEDS = '1';
  try {
    return drawn();
  } finally {
    delete process.env.FRESH_SEEDS;
  }
}

describe('what is drawn for a law', () => {
  const before: (readonly number[])[] = [];

  beforeEach(() => before.push(drawn()));

  it('is the same each time that its test runs', () => {
    expect(drawn()).toEqual(before.at(-1));
    expect(new Set(drawn()).size).toBeGreaterThan(50);
  });

  it('is something else for another test', () => {
    expect(drawn()).not.toEqual(before[0]);
  });

  it('is the same on every machine', () => {
    expect(drawn().slice(0, 3)).toEqual([18, 1_472_496_252, -2_147_483_619]);
  });

  it('is new with FRESH_SEEDS', () => {
    expect(drawnAnew()).not.toEqual(drawn());
    expect(drawnAnew()).not.toEqual(drawnAnew());
  });
});
