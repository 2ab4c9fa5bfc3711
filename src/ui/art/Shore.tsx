import { G, Path } from 'react-native-svg';
import { gabledHouses } from './shorelines';

export interface GabledHousesProps {
  x: number;
  y: number;
  count: number;
  scale: number;
  height: number;
  ink: string;
  wall: string;
}

export function GabledHouses({ x, y, count, scale, height, ink, wall }: GabledHousesProps) {
  const { walls, windows } = gabledHouses(count, scale, height);
  return (
    <G transform={`translate(${x} ${y})`}>
      <Path d={walls} fill={wall} stroke={ink} strokeWidth={1.2} />
      <Path d={windows} fill={ink} />
    </G>
  );
}

export interface CraneProps {
  x: number;
  y: number;
  scale: number;
  ink: string;
  wall: string;
}

/** A treadwheel crane with a crate on its hook. */
export function Crane({ x, y, scale, ink, wall }: CraneProps) {
  return (
    <G transform={`translate(${x} ${y}) scale(${scale})`}>
      <Path d="M22 92V52H58V92z" fill={wall} stroke={ink} strokeWidth={2} />
      <Path d="M18 52L40 34 62 52z" fill={ink} />
      <Path d="M30 92V70a10 10 0 0 1 20 0V92" fill={ink} />
      <Path
        d="M36 44L118 2M44 50L118 2M52 36L58 46M66 28L70 38M80 21L84 29M94 14L98 20"
        stroke={ink}
        strokeWidth={3}
        fill="none"
      />
      <Path d="M117 2V50M105 60L117 48 129 60" stroke={ink} strokeWidth={1.6} fill="none" />
      <Path d="M103 60h28v22h-28z" fill={wall} stroke={ink} strokeWidth={2.2} />
      <Path d="M103 60L131 82M131 60L103 82" stroke={ink} strokeWidth={1.6} />
    </G>
  );
}
