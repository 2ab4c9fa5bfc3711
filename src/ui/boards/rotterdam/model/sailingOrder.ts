import type { ColourPreview } from '@/games/rotterdam/ahead/colour';
import type { Position } from '@/games/rotterdam/cards/waterways';

/** The figures that stand at ships: the order in which those sail that do, by where they lie now. */
export function sailingOrder({ ships }: ColourPreview): ReadonlyMap<Position, number> {
  const sailing = ships.filter(
    ({ order, ways }) => order !== undefined && ways.some(({ stays }) => stays === undefined),
  );
  return new Map(sailing.map(({ ship }, index) => [ship, index + 1]));
}
