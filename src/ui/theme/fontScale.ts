const LARGEST = 2;
const SMALLEST = 0.85;

export function clampFontScale(scale: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, scale));
}
