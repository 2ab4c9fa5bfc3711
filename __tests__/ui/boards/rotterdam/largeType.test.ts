import { largeTypePlan } from '@/ui/boards/rotterdam/layouts/largeTypePlan';

/** Phones and tablets, held either way, and windows between them. */
const WINDOWS = [
  [320, 568],
  [375, 667],
  [390, 844],
  [844, 390],
  [507, 820],
  [600, 960],
  [820, 1180],
  [1024, 768],
  [1180, 820],
  [1920, 1080],
] as const;

describe('with large letters', () => {
  it.each(WINDOWS)(
    'the whole map stays in a window of %i × %i, with room for words beside or below it',
    (width, height) => {
      const { map, pinned, upright, rows } = largeTypePlan({ width, height });
      expect(pinned).toBe(true);
      expect(upright).toBe(height > width);
      expect(map.width).toBeLessThanOrEqual(width);
      expect(map.height).toBeLessThanOrEqual(upright ? height * 0.6 : height);
      expect(rows).toBeGreaterThanOrEqual(upright ? 320 : 300);
    },
  );

  it.each([
    [195, 422],
    [568, 320],
    [500, 480],
  ])('a window of %i × %i has no room for both, so the map is one of the rows', (width, height) => {
    expect(largeTypePlan({ width, height }).pinned).toBe(false);
  });
});
