import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';
import type { Hatching, Ink } from '@/ui/theme';
import { hatchLines } from './hatching';

const WHITE = '#FFFFFF';

interface HatchingLinesProps {
  /** Nothing is drawn for an ink without any. */
  hatching: Hatching | undefined;
  width: number;
  height: number;
}

/** Hatching inside a larger drawing; the solid ink lies beneath it. */
export function HatchingLines({ hatching, width, height }: HatchingLinesProps) {
  if (hatching === undefined) return null;
  const { path, strokeWidth, opacity, dash } = hatchLines(hatching, width, height);
  return (
    <Path
      d={path}
      stroke={WHITE}
      strokeWidth={strokeWidth}
      strokeOpacity={opacity}
      {...(dash ? { strokeDasharray: [...dash], strokeDashoffset: -2.5, strokeLinecap: 'round' } : {})}
    />
  );
}

export interface HatchedProps extends Omit<HatchingLinesProps, 'hatching'> {
  ink: Ink;
  style?: StyleProp<ViewStyle>;
}

/** A surface in ink and hatching, to lie behind whatever stands on it. */
export function Hatched({ ink, width, height, style }: HatchedProps) {
  return (
    <Svg width={width} height={height} style={[styles.behind, style]} aria-hidden pointerEvents="none">
      <Rect width={width} height={height} fill={ink.print} />
      <HatchingLines hatching={ink.hatching} width={width} height={height} />
    </Svg>
  );
}

const styles = StyleSheet.create({
  // Below its siblings, which browsers would paint first where they are not positioned.
  behind: { position: 'absolute', left: 0, top: 0, zIndex: -1 },
});
