import { memo } from 'react';
import Svg, { Path, Rect } from 'react-native-svg';
import { GabledHouses, ShipDrawing, waves } from '@/ui/art';
import { useTheme } from '@/ui/theme';
import { HERO_INKS } from './heroInks';

const SKY_EVERY = 5;
/** From its waterline to its top, as a share of the ship's width. */
export const SHIP_RISES = 0.62;
/** Where each row of waves begins, as a share of a wave: uneven, so that no columns show. */
const SHIFTS = [0, 0.55, 0.2, 0.8, 0.35, 0.05, 0.65, 0.42, 0.9, 0.25, 0.7] as const;
const HOUSE_WIDTH = 26;

interface HeroPlateProps {
  width: number;
  height: number;
  /** Where the sea begins. */
  horizon: number;
  shipWidth: number;
  shipX: number;
}

function skyLines(width: number, horizon: number) {
  return Array.from({ length: Math.ceil(horizon / SKY_EVERY) - 1 }, (_, line) => {
    const y = SKY_EVERY * (line + 1) - 1;
    return { d: `M0 ${y}H${width}`, depth: y / horizon };
  });
}

function seaPath(width: number, height: number, horizon: number): string {
  let path = '';
  for (let row = 0; horizon + 4 + row * 6.8 < height; row++) {
    const period = 40 + row * 9;
    const shift = period * (SHIFTS[row % SHIFTS.length] ?? 0);
    path += waves(width, horizon + 4 + row * 6.8, period, 3 + row * 0.4, shift);
  }
  return path;
}

function sunRings(x: number, horizon: number, radius: number): string {
  let path = '';
  for (let r = radius - 2; r > 4; r -= 5) path += `M${x - r} ${horizon}A${r} ${r} 0 0 1 ${x + r} ${horizon}`;
  return path;
}

/** The ship before a low sun, engraved in level lines. */
export const HeroPlate = memo(function HeroPlate({
  width,
  height,
  horizon,
  shipWidth,
  shipX,
}: HeroPlateProps) {
  const inks = HERO_INKS[useTheme().scheme];
  const ship = { ink: inks.ship, pennant: inks.pennant };
  const sunRadius = shipWidth * 0.2;
  const sunX = shipX + shipWidth * 1.07;
  const townX = sunX + sunRadius + 8;
  const townHeight = shipWidth * 0.245;
  const townScale = townHeight / 88;
  const farWidth = shipWidth * 0.23;
  return (
    <Svg width={width} height={height} aria-hidden pointerEvents="none">
      <Rect width={width} height={height} fill={inks.ground} />
      {skyLines(width, horizon).map(({ d, depth }) => (
        <Path
          key={d}
          d={d}
          stroke={inks.sky}
          strokeWidth={0.4 + 0.8 * depth}
          strokeOpacity={0.12 + 0.36 * depth}
        />
      ))}
      <Path
        d={`M${sunX - sunRadius} ${horizon}A${sunRadius} ${sunRadius} 0 0 1 ${sunX + sunRadius} ${horizon}z`}
        fill={inks.ground}
      />
      <Path d={sunRings(sunX, horizon, sunRadius)} stroke={inks.sun} strokeWidth={1.1} fill="none" />
      <Path
        d={seaPath(width, height, horizon)}
        stroke={inks.sea}
        strokeWidth={1.2}
        strokeOpacity={0.75}
        fill="none"
      />
      <GabledHouses
        x={townX}
        y={horizon - townHeight}
        count={Math.max(0, Math.ceil((width - townX) / (HOUSE_WIDTH * townScale)))}
        scale={townScale}
        height={townHeight}
        ink={inks.ship}
        wall={inks.wall}
      />
      <ShipDrawing
        x={shipX}
        y={horizon - shipWidth * SHIP_RISES}
        width={shipWidth}
        sail={inks.sail}
        {...ship}
      />
      <ShipDrawing
        x={sunX - farWidth * 0.3}
        y={horizon - farWidth * 0.7}
        width={farWidth}
        sail={inks.farSail}
        {...ship}
      />
    </Svg>
  );
});
