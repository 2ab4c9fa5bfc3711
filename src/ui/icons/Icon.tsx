import { StyleSheet } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';
import { MARK_FIELD, MARK_STROKE, MARKS, type MarkName } from './marks';
import type { IconName } from './names';
import { ICON_PATHS } from './paths';

/** The square that every outline of the set is drawn in. */
const FIELD = 512;
const HALO_WIDTH = 52;

export interface GlyphProps {
  name: IconName;
  colour: string;
  /** Drawn around the icon in this colour, so that it stands free of the lines behind it. */
  halo?: string | undefined;
  /** The middle of the icon within the drawing around it. */
  x: number;
  y: number;
  size: number;
}

/** An icon inside a larger drawing. */
export function Glyph({ name, colour, halo, x, y, size }: GlyphProps) {
  const outline = ICON_PATHS[name];
  return (
    <G transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / FIELD})`}>
      {halo !== undefined && (
        <Path d={outline} fill={halo} stroke={halo} strokeWidth={HALO_WIDTH} strokeLinejoin="round" />
      )}
      <Path d={outline} fill={colour} />
    </G>
  );
}

export interface IconProps {
  name: IconName | MarkName;
  colour: string;
  size: number;
}

const isMark = (name: IconName | MarkName): name is MarkName => name in MARKS;

/** Decoration to assistive technology: whatever shows an icon also says it in words. */
export function Icon({ name, colour, size }: IconProps) {
  const field = isMark(name) ? MARK_FIELD : FIELD;
  return (
    <Svg
      style={styles.fixed}
      width={size}
      height={size}
      viewBox={`0 0 ${field} ${field}`}
      aria-hidden
      pointerEvents="none"
    >
      {isMark(name) ? (
        <Path d={MARKS[name]} stroke={colour} strokeWidth={MARK_STROKE} fill="none" strokeLinejoin="round" />
      ) : (
        <Path d={ICON_PATHS[name]} fill={colour} />
      )}
    </Svg>
  );
}

const styles = StyleSheet.create({
  // Browsers would let it shrink in a row.
  fixed: { flexShrink: 0 },
});
