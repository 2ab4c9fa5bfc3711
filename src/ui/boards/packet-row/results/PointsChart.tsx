import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import type { PacketRowView } from '@/games/packet-row/view';
import { HouseFlag } from '@/ui/art';
import { Type } from '@/ui/components';
import { ScaleLines, ScaleValues, stepsTo } from '@/ui/components/chart';
import { HOUSE_LOOKS, useTheme } from '@/ui/theme';
import { apart, roundTicks, seriesOf } from './chart';
import type { Telling } from './useTelling';

const LEFT = 34;
const TOP = 12;
const BOTTOM = 24;
const LABEL = 24;

interface PointsChartProps {
  rounds: readonly PacketRowView[];
  telling: Telling;
  width: number;
  height: number;
}

/** Points over the rounds; lines are told apart by dash and flag. */
export function PointsChart({ rounds, telling, width, height }: PointsChartProps) {
  const { colour, scheme } = useTheme();
  const { shared } = telling;
  const series = seriesOf(rounds);
  const highest = Math.max(1, ...series.flatMap(({ points }) => points));
  const steps = stepsTo(highest);
  const top = steps.at(-1) ?? 1;
  const right = width - Math.min(130, width * 0.3);
  const x = (round: number) =>
    LEFT + (rounds.length < 2 ? 0 : (round * (right - LEFT)) / (rounds.length - 1));
  const y = (points: number) => height - BOTTOM - (points * (height - BOTTOM - TOP)) / top;
  const ends = apart(
    series.map(({ points }) => y(points.at(-1) ?? 0)),
    LABEL,
    TOP,
    height - BOTTOM,
  );
  const spoken = series.map(({ seat, points }) =>
    shared.results.lineSpoken({ name: telling.name(seat), points: points.join(', ') }),
  );
  return (
    <View
      accessible
      role="img"
      aria-label={shared.results.chartSpoken({ lines: spoken.join(' ') })}
      style={{ width, height }}
    >
      <Svg width={width} height={height} aria-hidden pointerEvents="none">
        <ScaleLines steps={steps} y={y} from={LEFT} to={right} />
        {series.map(({ seat, points }) => {
          const { dash, ...tone } = HOUSE_LOOKS[telling.house(seat)].line;
          const line = points.map((value, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
          return (
            <Path
              key={seat}
              d={`M${line}`}
              fill="none"
              stroke={tone[scheme]}
              strokeWidth={2.6}
              strokeLinejoin="round"
              {...(dash === undefined ? {} : { strokeDasharray: [...dash] })}
            />
          );
        })}
      </Svg>
      <ScaleValues steps={steps} y={y} width={LEFT - 8} />
      {roundTicks(rounds.length).map((round) => (
        <View key={round} style={[styles.round, { left: x(round) - 15 }]}>
          <Type variant="cardLine" maxScale={1.15} align="center" colour={colour.textSoft}>
            {round + 1}
          </Type>
        </View>
      ))}
      {series.map(({ seat }, at) => (
        <View key={seat} style={[styles.end, { left: right + 8, top: (ends[at] ?? 0) - 10 }]}>
          <HouseFlag house={telling.house(seat)} width={24} />
          <Type variant="cardLineStrong" maxScale={1.15} oneLine style={styles.name}>
            {telling.name(seat)}
          </Type>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  round: { position: 'absolute', bottom: 0, width: 30 },
  // The account above has the names in full, in any size.
  end: { position: 'absolute', right: 0, flexDirection: 'row', alignItems: 'center', gap: 7 },
  name: { flexShrink: 1, minWidth: 0 },
});
