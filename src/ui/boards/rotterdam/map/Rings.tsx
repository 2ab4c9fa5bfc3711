import Svg, { Circle, G, Rect, Text } from 'react-native-svg';
import { isHarbour, isStart, type Position } from '@/games/rotterdam/cards/waterways';
import { NOBODY } from '@/games/rotterdam/state';
import { useTheme } from '@/ui/theme';
import { useBoard } from '../table/board';
import { pointOf, type Plan } from './geometry';
import { MAP_INKS } from './inks';
import type { Marks } from './marks';
import { Bars } from './Waterways';

interface RingProps {
  at: Position;
  plan: Plan;
  ink: string;
  chosen: boolean;
  /** Around a ship, where there is one or would be. */
  around: boolean;
}

function Ring({ at, plan, ink, chosen, around }: RingProps) {
  const { x, y } = pointOf(plan, at);
  const { ship, radius } = plan;
  const line = chosen ? { strokeWidth: 3 } : { strokeWidth: around ? 2 : 3, strokeDasharray: [6, 4] };
  if (!around && !isStart(at)) {
    return <Circle cx={x} cy={y} r={radius + 6} fill="none" stroke={ink} {...line} />;
  }
  const half = around ? ship.width / 2 + 4 : radius + 10;
  const high = around ? ship.height / 2 + 4 : radius + 4;
  // The lowest maps end close below their starts.
  const low = Math.min(high, plan.height - y - line.strokeWidth / 2);
  return (
    <Rect
      transform={`translate(${x - half} ${y - high})`}
      width={2 * half}
      height={high + low}
      rx={9}
      fill="none"
      stroke={ink}
      {...line}
    />
  );
}

/** Over the ships: what may be chosen, what is, the order of moving, and what lies in the way. */
export function Rings({ plan, marks }: { plan: Plan; marks: Marks }) {
  const { view } = useBoard();
  const { colour, scheme } = useTheme();
  const inks = MAP_INKS[scheme];
  const occupied = (at: Position) => (view.owners[at] ?? NOBODY) !== NOBODY;
  const { width, height } = plan.ship;
  const ringed = [...new Set([...marks.targets, ...marks.chosen])].filter((at) => !isHarbour(at));
  return (
    <Svg width={plan.width} height={plan.height} aria-hidden pointerEvents="none">
      <Bars plan={plan} marks={marks} occupied={occupied} />
      {ringed.map((at) => (
        <Ring
          key={at}
          at={at}
          plan={plan}
          ink={inks.target}
          chosen={marks.chosen.has(at)}
          around={occupied(at) || marks.ghosts.has(at)}
        />
      ))}
      {[...marks.order].map(([at, number]) => {
        const { x, y } = pointOf(plan, at);
        return (
          <G key={at} transform={`translate(${x - width / 2 + 3} ${y - height / 2 + 3})`}>
            <Circle r={9.5} fill={colour.brass} stroke={inks.casing} strokeWidth={1.6} />
            <Text
              transform="translate(0 5)"
              textAnchor="middle"
              fontFamily="Abril Fatface"
              fontSize={14}
              fill={colour.onBrass}
            >
              {String(number)}
            </Text>
          </G>
        );
      })}
    </Svg>
  );
}
