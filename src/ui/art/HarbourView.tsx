import type { ReactNode } from 'react';
import Svg, { Path } from 'react-native-svg';
import { useTheme, type Ink } from '@/ui/theme';
import { GabledHouses } from './Shore';
import { waves } from './shorelines';

const WIDTH = 328;
const HEIGHT = 180;
const HORIZON = 146;
const GROUND = 80;
const HOUSE_HEIGHT = 68;

/** Level lines, finer towards the horizon, as one outline. */
const SKY = (() => {
  let path = '';
  for (let y = 3; y < HORIZON; y += 4) {
    const thickness = 0.35 + 0.75 * (1 - y / HORIZON);
    path += `M0 ${y}H${WIDTH}v${thickness.toFixed(2)}H0z`;
  }
  return path;
})();

const SEA = (() => {
  let path = '';
  for (let row = 0; HORIZON + row * 6 < HEIGHT; row++) {
    path += waves(WIDTH, HORIZON + 5 + row * 6, 22 + row * 2, 3.4, row * row * 17);
  }
  return path;
})();

interface HarbourViewProps {
  ink: Ink;
  width: number;
  /** What stands before sky and sea, in a picture 328 wide and 180 high. */
  children: ReactNode;
}

/** Sky and sea, engraved in one ink, behind whatever a harbour is known by. */
export function HarbourView({ ink: { print }, width, children }: HarbourViewProps) {
  return (
    <Svg
      width={width}
      height={width / (WIDTH / HEIGHT)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden
      pointerEvents="none"
    >
      <Path d={SKY} fill={print} fillOpacity={0.5} />
      <Path d={SEA} stroke={print} strokeWidth={1.2} strokeOpacity={0.9} fill="none" />
      {children}
    </Svg>
  );
}

/** A row of houses on the quay of such a view. */
export function QuayHouses(props: { x: number; count: number; scale: number }) {
  const { ink, paper } = useTheme().colour;
  return <GabledHouses {...props} y={GROUND} height={HOUSE_HEIGHT} ink={ink} wall={paper} />;
}
