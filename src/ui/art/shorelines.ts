interface Row {
  readonly walls: string;
  readonly windows: string;
}

const WIDTHS = [22, 28, 24, 30, 22, 26, 24, 28] as const;
const HEIGHTS = [0.62, 0.8, 0.7, 0.9, 0.66, 0.84, 0.58, 0.76] as const;

const at = (list: readonly number[], index: number) => list[index % list.length] ?? 0;

function steppedGable(x: number, y: number, step: number, ground: number): string {
  return (
    `M${x} ${ground}V${y + step * 2}h${step}v${-step}h${step}v${-step}h${step * 2}` +
    `v${step}h${step}v${step}h${step}V${ground}z`
  );
}

function pointedGable(x: number, y: number, step: number, ground: number): string {
  const width = step * 6;
  return `M${x} ${ground}V${y + step * 2}L${x + width / 2} ${y - step * 0.6}L${x + width} ${y + step * 2}V${ground}z`;
}

/** Canal houses side by side on a ground line at `height`; a `scale` of 1 makes them about 25 wide. */
export function gabledHouses(count: number, scale: number, height: number): Row {
  let walls = '';
  let windows = '';
  let x = 0;
  for (let house = 0; house < count; house++) {
    const width = at(WIDTHS, house) * scale;
    const y = height - at(HEIGHTS, house) * height;
    const step = width / 6;
    walls += (house % 3 === 2 ? pointedGable : steppedGable)(x, y, step, height);
    for (let row = y + step * 3; row < height - 8; row += 12) {
      for (const side of [0.2, 0.56])
        windows += `M${x + width * side} ${row}h${width * 0.22}v7h${-width * 0.22}z`;
    }
    x += width + 1;
  }
  return { walls, windows };
}

/** One line of waves at height `y`, each a `period` long and beginning somewhere before the left edge. */
export function waves(width: number, y: number, period: number, rise: number, shift: number): string {
  let path = '';
  for (let x = -period + (shift % period); x < width + period; x += period) {
    path += `M${x.toFixed(1)} ${y}q${(period * 0.22).toFixed(1)} ${-rise} ${(period * 0.45).toFixed(1)} 0`;
  }
  return path;
}
