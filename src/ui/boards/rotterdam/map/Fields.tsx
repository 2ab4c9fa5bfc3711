import Svg, { Circle, G, Rect, Text } from 'react-native-svg';
import {
  IS_ANCHORAGE,
  isStart,
  POSITIONS,
  WATER_COUNT,
  type Position,
} from '@/games/rotterdam/cards/waterways';
import { Glyph } from '@/ui/icons';
import { useTheme } from '@/ui/theme';
import { pointOf, type Plan, type Point } from './geometry';
import { MAP_INKS, type MapInks } from './inks';
import type { Marks } from './marks';

const WATERS = Array.from({ length: WATER_COUNT }, (_, at) => at);
export const ANCHOR = 16;

interface FieldProps {
  at: Position;
  plan: Plan;
  inks: MapInks;
  /** Whether a ship lies there, or would. */
  taken: boolean;
  /** How far a ring reaches beyond the ship. */
  ring: number;
}

function Start({ x, y, radius, inks }: Point & { radius: number; inks: MapInks }) {
  const [half, high] = [radius + 5, radius];
  return (
    <G transform={`translate(${x - half} ${y - high})`}>
      <Rect
        width={2 * half}
        height={2 * high}
        rx={7}
        fill={inks.start}
        stroke={inks.ring}
        strokeWidth={1.5}
      />
      <Rect
        transform="translate(3.5 3.5)"
        width={2 * half - 7}
        height={2 * high - 7}
        rx={4.5}
        fill="none"
        stroke={inks.ring}
        strokeWidth={0.8}
        strokeOpacity={0.7}
      />
    </G>
  );
}

function Field({
  x,
  y,
  radius,
  inks,
  anchorage,
}: Point & { radius: number; inks: MapInks; anchorage: boolean }) {
  return (
    <>
      <Circle
        cx={x}
        cy={y}
        r={radius}
        fill={inks.field}
        stroke={anchorage ? inks.anchorage : inks.ring}
        strokeWidth={anchorage ? 2.6 : 1.5}
      />
      <Circle
        cx={x}
        cy={y}
        r={radius - (anchorage ? 4 : 3.5)}
        fill="none"
        stroke={anchorage ? inks.anchorage : inks.ring}
        strokeWidth={anchorage ? 1 : 0.7}
        strokeOpacity={anchorage ? 1 : 0.7}
      />
    </>
  );
}

interface NameProps extends Point {
  name: string;
  anchor: 'middle' | 'end';
  size: number;
  inks: MapInks;
  /** Free of whatever it lies on by a rim of sea. */
  rimmed: boolean;
}

function Name({ x, y, name, anchor, size, inks, rimmed }: NameProps) {
  const type = {
    transform: `translate(${x} ${y})`,
    textAnchor: anchor,
    fontFamily: 'Archivo Narrow SemiBold',
    fontSize: size,
  } as const;
  return (
    <>
      {rimmed && (
        <Text {...type} fill={inks.sea} stroke={inks.sea} strokeWidth={3} strokeLinejoin="round">
          {name}
        </Text>
      )}
      <Text {...type} fill={inks.name}>
        {name}
      </Text>
    </>
  );
}

/** A taken field's name stands left of the ship on upright maps, below it on level ones: there no channel runs. */
export function placesOf({ at, plan, taken, ring }: Omit<FieldProps, 'inks'>): {
  name: Point;
  anchor: Point;
} {
  const { x, y } = pointOf(plan, at);
  const { ship, radius, upright } = plan;
  const [half, high] = [ship.width / 2, ship.height / 2];
  if (upright) {
    return taken
      ? { name: { x: x - half - 2 - ring, y: y + 3 }, anchor: { x: x + half + 9 + ring, y: y - 2 } }
      : { name: { x, y: y + 5 }, anchor: { x: x + radius + 11, y } };
  }
  const anchorage = IS_ANCHORAGE[at] === true;
  const roomy = plan.look === 'lane';
  // The lowest maps end close below their last lane.
  const within = (down: number, below: number) => Math.min(down, plan.height - below);
  if (taken) {
    return {
      name: { x: x - (anchorage ? 9 : 0), y: within(y + high + ring + (roomy ? 14 : 12), 1) },
      anchor: { x: x + 10, y: within(y + high + ring + (roomy ? 10 : 8), ANCHOR / 2) },
    };
  }
  const below = y + radius + 8;
  return {
    name: { x, y: y + (anchorage && roomy ? 14 : 5) },
    anchor: roomy
      ? { x, y: y - 8 }
      : // There no channel runs either.
        { x: below > within(below, ANCHOR / 2) ? x + radius : x, y: within(below, ANCHOR / 2) },
  };
}

function Water({ at, plan, inks, taken, ring }: FieldProps) {
  const point = pointOf(plan, at);
  const anchorage = IS_ANCHORAGE[at] === true;
  const places = placesOf({ at, plan, taken, ring });
  return (
    <>
      {isStart(at) ? (
        <Start {...point} radius={plan.radius} inks={inks} />
      ) : (
        <Field {...point} radius={plan.radius} inks={inks} anchorage={anchorage} />
      )}
      <Name
        {...places.name}
        name={POSITIONS[at] ?? ''}
        anchor={taken && plan.upright ? 'end' : 'middle'}
        size={plan.type}
        inks={inks}
        rimmed={taken}
      />
      {anchorage && <Glyph name="anchor" {...places.anchor} size={ANCHOR} colour={inks.anchorage} />}
    </>
  );
}

interface FieldsProps {
  plan: Plan;
  marks: Marks;
  /** Whether a ship lies there. */
  occupied: (at: Position) => boolean;
}

/** Starts, fields and anchorages with their names. */
export function Fields({ plan, marks, occupied }: FieldsProps) {
  const inks = MAP_INKS[useTheme().scheme];
  return (
    <Svg width={plan.width} height={plan.height} aria-hidden pointerEvents="none">
      {WATERS.map((at) => {
        const shipped = occupied(at);
        const ringed = marks.chosen.has(at) || (shipped && marks.targets.has(at));
        const numbered = marks.order.has(at);
        return (
          <Water
            key={at}
            at={at}
            plan={plan}
            inks={inks}
            taken={shipped || marks.ghosts.has(at)}
            ring={ringed ? 6 : numbered && plan.upright ? 2 : 0}
          />
        );
      })}
    </Svg>
  );
}
