import Svg, { Circle, Path } from 'react-native-svg';

export interface OrnamentProps {
  width: number;
  colour: string;
}

/** A rule with a diamond: one on a screen at most. */
export function Ornament({ width, colour }: OrnamentProps) {
  const middle = width / 2;
  return (
    <Svg width={width} height={10} aria-hidden pointerEvents="none">
      <Path d={`M0 5H${middle - 14}M${middle + 14} 5H${width}`} stroke={colour} strokeWidth={1} />
      <Path d={`M${middle} 0l5 5-5 5-5-5z`} fill={colour} />
      <Circle cx={middle - 10} cy={5} r={1.6} fill={colour} />
      <Circle cx={middle + 10} cy={5} r={1.6} fill={colour} />
    </Svg>
  );
}
