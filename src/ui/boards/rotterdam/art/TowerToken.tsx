import Svg, { Circle } from 'react-native-svg';
import { Glyph } from '@/ui/icons';
import { useTheme } from '@/ui/theme';

interface TowerTokenProps {
  size: number;
  /** A ring in the colour of what the token overlaps. */
  ring?: string | undefined;
}

/** The harbour master's tower, a lighthouse of brass. */
export function TowerToken({ size, ring }: TowerTokenProps) {
  const { brass, onBrass } = useTheme().colour;
  const middle = size / 2;
  return (
    <Svg width={size} height={size} aria-hidden pointerEvents="none">
      {ring !== undefined && <Circle cx={middle} cy={middle} r={middle} fill={ring} />}
      <Circle cx={middle} cy={middle} r={ring === undefined ? middle : middle - 2} fill={brass} />
      <Glyph name="lighthouse" x={middle} y={middle} size={size * 0.74} colour={onBrass} />
    </Svg>
  );
}
