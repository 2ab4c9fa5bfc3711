import { useId } from 'react';
import Svg, { Circle, ClipPath, Defs, G } from 'react-native-svg';
import { Glyph, type IconName } from '@/ui/icons';
import type { Ink } from '@/ui/theme';
import { HatchingLines } from './Hatched';

export interface InkEmblemProps {
  ink: Ink;
  emblem: IconName;
  size: number;
  /** A ring sets the emblem off from a dark table. */
  ring?: string | undefined;
}

/** A round sign: an ink, its hatching, an emblem. */
export function InkEmblem({ ink, emblem, size, ring }: InkEmblemProps) {
  const clip = useId();
  const middle = size / 2;
  const radius = middle - (ring === undefined ? 0 : 1.5);
  return (
    <Svg width={size} height={size} aria-hidden pointerEvents="none">
      <Defs>
        <ClipPath id={clip}>
          <Circle cx={middle} cy={middle} r={radius} />
        </ClipPath>
      </Defs>
      <Circle cx={middle} cy={middle} r={radius} fill={ink.print} />
      <G clipPath={`url(#${clip})`}>
        <HatchingLines hatching={ink.hatching} width={size} height={size} />
      </G>
      {ring !== undefined && (
        <Circle cx={middle} cy={middle} r={middle - 0.75} fill="none" stroke={ring} strokeWidth={1.5} />
      )}
      <Glyph name={emblem} x={middle} y={middle} size={size * 0.66} colour="#FFFFFF" />
    </Svg>
  );
}
