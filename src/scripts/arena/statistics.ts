/** The normal quantile of 95 % intervals. */
const Z = 1.96;

export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** A share with its 95 % interval (Wilson): right also near 0 and 1, and for wins that count in parts. */
export function shareOf(wins: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / games;
  const weight = 1 + Z ** 2 / games;
  const middle = (share + Z ** 2 / (2 * games)) / weight;
  const reach = (Z / weight) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

/** The value below which this part of all values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
