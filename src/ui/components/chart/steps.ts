/** So many lines can be told apart. */
const MOST = 8;

/** Whole steps from nothing to above the highest point, few enough to be drawn however high that is. */
export function stepsTo(highest: number): readonly number[] {
  let step = highest > 40 ? 20 : highest > 16 ? 10 : 5;
  while (highest > MOST * step) step *= 5;
  const top = Math.max(step, Math.ceil(highest / step) * step);
  return Array.from({ length: top / step + 1 }, (_, at) => at * step);
}
