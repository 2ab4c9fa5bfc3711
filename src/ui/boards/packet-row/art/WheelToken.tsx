import Svg, { Circle } from 'react-native-svg';
import { Glyph } from '@/ui/icons';
import { useTheme } from '@/ui/theme';

export interface WheelTokenProps {
  size: number;
  /** A ring in the colour of what the token overlaps. */
  ring?: string | undefined;
}

/** The brass token of the harbour master. */
export function WheelToken({ size, ring }: WheelTokenProps) {
  const { brass, onBrass } = useTheme().colour;
  const middle = size / 2;
  return (
    <Svg width={size} height={size} aria-hidden pointerEvents="none">
      {ring !== undefined && <Circle cx={middle} cy={middle} r={middle} fill={ring} />}
      <Circle cx={middle} cy={middle} r={ring === undefined ? middle : middle - 2} fill={brass} />
      <Glyph name="ship-wheel" x={middle} y={middle} size={size * 0.74} colour={onBrass} />
    </Svg>
  );
}
