import type { Hatching } from '@/ui/theme';

export interface HatchLines {
  readonly path: string;
  readonly strokeWidth: number;
  readonly opacity: number;
  /** Dots are lines of which only the round ends are seen. */
  readonly dash?: readonly [number, number];
}

const LINE_EVERY = 4;
const DOT_EVERY = 5;

function upright(width: number, height: number): string {
  let path = '';
  for (let x = 0.5; x < width; x += LINE_EVERY) path += `M${x} 0V${height}`;
  return path;
}

function level(width: number, height: number, every: number, first: number): string {
  let path = '';
  for (let y = first; y < height; y += every) path += `M0 ${y}H${width}`;
  return path;
}

function slanting(width: number, height: number, down: boolean): string {
  const every = LINE_EVERY * Math.SQRT2;
  let path = '';
  for (let x = -height; x < width; x += every) {
    const [start, end] = down ? [0, height] : [height, 0];
    path += `M${x.toFixed(1)} ${start}L${(x + height).toFixed(1)} ${end}`;
  }
  return path;
}

function draw(hatching: Hatching, width: number, height: number): HatchLines {
  switch (hatching) {
    case 'upright':
      return { path: upright(width, height), strokeWidth: 1, opacity: 0.24 };
    case 'level':
      return { path: level(width, height, LINE_EVERY, 1.5), strokeWidth: 1, opacity: 0.26 };
    case 'slanting':
      return { path: slanting(width, height, true), strokeWidth: 1, opacity: 0.25 };
    case 'counterslanting':
      return { path: slanting(width, height, false), strokeWidth: 1, opacity: 0.25 };
    case 'crossed':
      return {
        path: upright(width, height) + level(width, height, LINE_EVERY, 1.5),
        strokeWidth: 1,
        opacity: 0.17,
      };
    case 'dots':
      return {
        path: level(width, height, DOT_EVERY, 2.5),
        strokeWidth: 2,
        opacity: 0.42,
        dash: [0.01, DOT_EVERY],
      };
  }
}

const drawn = new Map<string, HatchLines>();

/** One path for the whole surface, drawn once for every size in use: patterns would need ids and cost more. */
export function hatchLines(hatching: Hatching, width: number, height: number): HatchLines {
  const key = `${hatching} ${width} ${height}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const lines = draw(hatching, width, height);
  drawn.set(key, lines);
  return lines;
}
