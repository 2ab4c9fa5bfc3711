import { touch } from '@/ui/theme';
import type { ShelfProps } from './Shelf';

export const TILE_GAP = 6;
/** A few words need no more, however much room there is. */
const HIGHEST = 86;

export interface TileSize {
  readonly width: number;
  /** At least; larger type lets tiles grow, and the shelf scrolls. */
  readonly height: number;
}

/** Of tiles that fill the shelf together, in as many columns as it has; never lower than a finger needs. */
export function tileSize({ width, height, columns }: ShelfProps, count: number): TileSize {
  const rows = Math.max(1, Math.ceil(count / columns));
  const each = height === undefined ? 0 : (height - TILE_GAP * (rows - 1)) / rows;
  return {
    width: Math.floor((width - TILE_GAP * (columns - 1)) / columns),
    height: Math.max(touch.icon, Math.min(HIGHEST, Math.floor(each))),
  };
}
