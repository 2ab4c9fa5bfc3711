/** Whole steps from nothing to above the highest point. */
export function stepsTo(highest: number): readonly number[] {
  const step = highest > 40 ? 20 : highest > 16 ? 10 : 5;
  const top = Math.max(step, Math.ceil(highest / step) * step);
  return Array.from({ length: top / step + 1 }, (_, at) => at * step);
}
