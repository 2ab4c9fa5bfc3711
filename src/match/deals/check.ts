import { LETTERS } from './letters';

/*
 * Two check letters by a Reed–Solomon code over the field of 32 elements: sums of the letters, plain and weighted by
 * their places, are nought. Any two wrong letters are noticed, wherever they stand, and so are two letters exchanged.
 */
const SIZE = LETTERS.length;
const ORDER = SIZE - 1;
/** x⁵ + x² + 1: its root takes every value but nought. */
const POLYNOMIAL = 0b100101;

const POWERS: number[] = [];
for (let power = 0, value = 1; power < ORDER; power += 1) {
  POWERS.push(value);
  value *= 2;
  if (value >= SIZE) value ^= POLYNOMIAL;
}

const powerOf = (at: number): number => POWERS[at % ORDER] ?? 0;

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : powerOf(POWERS.indexOf(a) + POWERS.indexOf(b));
}

const over = (a: number, b: number): number =>
  a === 0 ? 0 : powerOf(POWERS.indexOf(a) + ORDER - POWERS.indexOf(b));

/** Both sums; places count from the end, where the check letters stand. */
function sumsOf(values: readonly number[]): readonly [plain: number, weighted: number] {
  let plain = 0;
  let weighted = 0;
  for (const [at, value] of [...values].reverse().entries()) {
    plain ^= value;
    weighted ^= times(value, powerOf(at));
  }
  return [plain, weighted];
}

/** The code is no longer than the field has weights: beyond, two places would weigh the same. */
const LONGEST = ORDER;
const CHECKS = 2;

/** The letters with their two check letters behind them. */
export function withChecks(values: readonly number[]): readonly number[] {
  const [plain, weighted] = sumsOf([...values, 0, 0]);
  const first = over(plain ^ weighted, 1 ^ powerOf(1));
  return [...values, first, plain ^ first];
}

/** The letters without their check letters; undefined where these do not agree. */
export function checked(values: readonly number[]): readonly number[] | undefined {
  if (values.length <= CHECKS || values.length > LONGEST) return undefined;
  return sumsOf(values).every((sum) => sum === 0) ? values.slice(0, -CHECKS) : undefined;
}
