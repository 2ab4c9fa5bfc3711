import Svg, { Path } from 'react-native-svg';
import { ShipDrawing } from '@/ui/art';
import { useTheme } from '@/ui/theme';
import { CURTAIN_INKS } from './curtainInks';

const WAVES = 70;
const SKY_LINES = 42;
/** From its top to its waterline, as a share of a ship's width. */
const SHIP_RISES = 0.63;

interface Ship {
  readonly x: number;
  readonly width: number;
}

interface SeaProps {
  width: number;
  height: number;
  /** Where the sea begins; without one all of it is water. */
  horizon?: number;
  /** How many rows of waves lie below it. */
  waves?: number;
  ships?: readonly Ship[];
}

const NO_SHIPS: readonly Ship[] = [];

interface Line {
  readonly d: string;
  readonly strokeWidth: number;
  readonly strokeOpacity: number;
}

/** Rows of waves, closer and shorter towards the horizon. */
function seaLines(width: number, height: number, horizon: number, waves: number): Line[] {
  return Array.from({ length: waves }, (_, row) => {
    const y = horizon + Math.pow(row / waves, 1.55) * (height - horizon) + 2;
    const period = width / Math.max(4, 18 - row * 0.18);
    const rise = (1.5 + row * 0.12).toFixed(1);
    let d = '';
    for (let x = -period + ((row * row * 37 + row * 61) % period); x < width + period; x += period) {
      d += `M${x.toFixed(0)} ${y.toFixed(1)}q${(period * 0.2).toFixed(0)} -${rise} ${(period * 0.42).toFixed(0)} 0t${(period * 0.3).toFixed(0)} 0`;
    }
    return { d, strokeWidth: 0.7 + row * 0.02, strokeOpacity: 0.65 - row * 0.004 };
  });
}

/** Level lines, fainter towards the top. */
function skyLines(width: number, horizon: number): Line[] {
  if (horizon === 0) return [];
  return Array.from({ length: SKY_LINES }, (_, line) => ({
    d: `M0 ${(horizon - 4 - Math.pow(line / SKY_LINES, 1.25) * horizon).toFixed(1)}H${width}`,
    strokeWidth: 1.1 - line * 0.018,
    strokeOpacity: 0.42 - line * 0.0085,
  }));
}

/** Open sea at night, engraved: nothing of the table shows through it. */
export function Sea(props: SeaProps) {
  const { width, height, horizon = 0, waves = WAVES, ships = NO_SHIPS } = props;
  const inks = CURTAIN_INKS[useTheme().scheme];
  return (
    <Svg width={width} height={height} aria-hidden pointerEvents="none">
      {[...skyLines(width, horizon), ...seaLines(width, height, horizon, waves)].map((line, at) => (
        <Path key={at} {...line} stroke={inks.line} fill="none" />
      ))}
      {ships.map((ship) => (
        <ShipDrawing
          key={ship.x}
          x={ship.x}
          y={horizon - ship.width * SHIP_RISES}
          width={ship.width}
          ink={inks.ship}
          pennant={inks.ship}
          sail={inks.sail}
          hull={inks.hull}
        />
      ))}
    </Svg>
  );
}
