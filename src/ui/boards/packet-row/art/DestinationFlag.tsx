import { type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Svg, { Path } from 'react-native-svg';

export const DESTINATIONS = ['GB', 'FR', 'NL', 'SE', 'ES', 'DC'] as const;
export type Destination = (typeof DESTINATIONS)[number];

const WHITE = '#F6EFDF';
const RED = '#B3302B';

const field = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

function stripes(colours: readonly string[], upright: boolean): ReactNode {
  const share = (upright ? 30 : 20) / colours.length;
  return colours.map((colour, index) => (
    <Path
      key={colour}
      d={upright ? field(index * share, 0, share, 20) : field(0, index * share, 30, share)}
      fill={colour}
    />
  ));
}

const CLOTHS: Readonly<Record<Destination, ReactNode>> = {
  GB: (
    <>
      <Path d={field(0, 0, 30, 20)} fill="#22386B" />
      <Path d="M0 0L30 20M30 0L0 20" stroke="#FFFFFF" strokeWidth={4} />
      <Path d="M0 0L30 20M30 0L0 20" stroke={RED} strokeWidth={1.5} />
      <Path d="M15 0V20M0 10H30" stroke="#FFFFFF" strokeWidth={6.5} />
      <Path d="M15 0V20M0 10H30" stroke={RED} strokeWidth={3.6} />
    </>
  ),
  FR: stripes(['#22437F', WHITE, RED], true),
  NL: stripes([RED, WHITE, '#2B5593'], false),
  SE: (
    <>
      <Path d={field(0, 0, 30, 20)} fill="#2A5C93" />
      <Path d="M11 0V20M0 10H30" stroke="#EFC443" strokeWidth={4} />
    </>
  ),
  ES: (
    <>
      <Path d={field(0, 0, 30, 20)} fill="#A82A26" />
      <Path d={field(0, 5, 30, 10)} fill="#EDBE3A" />
      <Path d={field(7.5, 7, 4, 6)} fill="#8C2F2B" />
    </>
  ),
  DC: stripes(['#1C1A18', RED, '#E0AE33'], false),
};

export interface DestinationFlagProps {
  destination: Destination;
  width: number;
}

/** Never alone: the name or the code of the destination stands beside it. */
export function DestinationFlag({ destination, width }: DestinationFlagProps) {
  return (
    <Svg
      style={styles.fixed}
      width={width}
      height={(width * 2) / 3}
      viewBox="-1 -1 32 22"
      aria-hidden
      pointerEvents="none"
    >
      {CLOTHS[destination]}
      <Path
        d={field(-0.4, -0.4, 30.8, 20.8)}
        fill="none"
        stroke="#1E1A16"
        strokeOpacity={0.6}
        strokeWidth={1.2}
        strokeLinejoin="round"
      />
    </Svg>
  );
}

const styles = StyleSheet.create({
  // Browsers would let it shrink in a row.
  fixed: { flexShrink: 0 },
});
