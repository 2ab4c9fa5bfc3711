import Svg, { Path, Rect } from 'react-native-svg';
import { useTheme } from '@/ui/theme';
import type { Plan } from './geometry';
import { MAP_INKS } from './inks';

const ROW = 13;

/** Short strokes in rows that never line up. */
function waves(row: number, width: number): string {
  const every = 44 + (row % 4) * 7;
  const first = -every + ((row * row * 37 + row * 11) % every);
  const rise = `q${(every * 0.18).toFixed(1)} -3.6 ${(every * 0.36).toFixed(1)} 0`;
  let path = '';
  for (let x = first; x < width; x += every) path += `M${x} ${7 + row * ROW}${rise}`;
  return path;
}

/** Land with a basin before each harbour. */
function shoreline({ upright, width, height, quay, cards }: Plan): string {
  if (upright) {
    const y = quay + 2;
    const half = (cards[0]?.width ?? 0) / 2;
    let path = `M0 0H${width}V${y - 10}`;
    for (const { x: left } of [...cards].reverse()) {
      const x = left + half;
      path += `Q${x + half + 2} ${y + 7} ${x + half - 6} ${y}L${x - half + 6} ${y}Q${x - half - 2} ${y + 7} ${x - half - 3} ${y - 8}`;
    }
    return `${path}L0 ${y - 8}z`;
  }
  const x = quay - 2;
  const half = (cards[0]?.height ?? 0) / 2;
  let path = `M${width} 0V${height}H${x + 8}`;
  for (const { y: top } of [...cards].reverse()) {
    const y = top + half;
    path += `Q${x - 10} ${y + half + 6} ${x - 3} ${y + half - 4}L${x - 3} ${y - half + 4}Q${x - 10} ${y - half - 6} ${x + 8} ${y - half - 8}`;
  }
  return `${path}L${x + 8} 0z`;
}

/** The sea and the land behind the quay. */
export function Water({ plan }: { plan: Plan }) {
  const inks = MAP_INKS[useTheme().scheme];
  const { width, height } = plan;
  const land = shoreline(plan);
  return (
    <Svg width={width} height={height} aria-hidden pointerEvents="none">
      <Rect width={width} height={height} fill={inks.sea} />
      <Path
        d={Array.from({ length: Math.ceil(height / ROW) }, (_, row) => waves(row, width)).join('')}
        stroke={inks.wave}
        fill="none"
        opacity={inks.waveOpacity}
      />
      <Path d={land} fill={inks.land} opacity={inks.landOpacity} />
      <Path d={land} fill="none" stroke={inks.shore} strokeWidth={1.2} opacity={0.7} />
    </Svg>
  );
}
