import { memo, useId } from 'react';
import Svg, { Circle, ClipPath, Defs, G } from 'react-native-svg';
import { Glyph } from '@/ui/icons';
import { AREA_LOOKS, type Area } from '@/ui/theme';
import { HatchingLines } from './Hatched';

export interface AreaEmblemProps {
  area: Area;
  size: number;
  /** A ring sets the emblem off from a dark table. */
  ring?: string | undefined;
}

/** The sign of an area: its ink, its hatching, its emblem. */
export const AreaEmblem = memo(function AreaEmblem({ area, size, ring }: AreaEmblemProps) {
  const clip = useId();
  const { ink, hatching, emblem } = AREA_LOOKS[area];
  const middle = size / 2;
  const radius = middle - (ring === undefined ? 0 : 1.5);
  return (
    <Svg width={size} height={size} aria-hidden pointerEvents="none">
      <Defs>
        <ClipPath id={clip}>
          <Circle cx={middle} cy={middle} r={radius} />
        </ClipPath>
      </Defs>
      <Circle cx={middle} cy={middle} r={radius} fill={ink} />
      <G clipPath={`url(#${clip})`}>
        <HatchingLines hatching={hatching} width={size} height={size} />
      </G>
      {ring !== undefined && (
        <Circle cx={middle} cy={middle} r={middle - 0.75} fill="none" stroke={ring} strokeWidth={1.5} />
      )}
      <Glyph name={emblem} x={middle} y={middle} size={size * 0.66} colour="#FFFFFF" />
    </Svg>
  );
});
