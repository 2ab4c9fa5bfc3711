import { memo } from 'react';
import Svg, { G, Path } from 'react-native-svg';
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
}

interface PlacedGlyphProps extends GlyphProps {
  /** The middle of the icon within the drawing around it. */
  x: number;
  y: number;
  size: number;
}

function Outline({ name, colour, halo }: GlyphProps) {
  const outline = ICON_PATHS[name];
  return (
    <>
      {halo !== undefined && (
        <Path d={outline} fill={halo} stroke={halo} strokeWidth={HALO_WIDTH} strokeLinejoin="round" />
      )}
      <Path d={outline} fill={colour} />
    </>
  );
}

/** An icon inside a larger drawing. */
export function Glyph({ x, y, size, ...glyph }: PlacedGlyphProps) {
  const scale = size / FIELD;
  return (
    <G transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}>
      <Outline {...glyph} />
    </G>
  );
}

export interface IconProps extends GlyphProps {
  size: number;
}

/** Decoration to assistive technology: whatever shows an icon also says it in words. */
export const Icon = memo(function Icon({ size, ...glyph }: IconProps) {
  const margin = glyph.halo === undefined ? 0 : HALO_WIDTH / 2;
  const field = FIELD + margin * 2;
  return (
    <Svg
      width={size}
      height={size}
      viewBox={`${-margin} ${-margin} ${field} ${field}`}
      aria-hidden
      pointerEvents="none"
    >
      <Outline {...glyph} />
    </Svg>
  );
});
