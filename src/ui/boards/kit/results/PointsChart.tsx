import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { HouseFlag } from '@/ui/art';
import { Type } from '@/ui/components';
import { ScaleLines, ScaleValues, stepsTo } from '@/ui/components/chart';
import { HOUSE_LOOKS, useTheme } from '@/ui/theme';
import { useText } from '@/ui/text';
import type { People } from '../people';
import { apart, roundTicks, type Series } from './chart';

const LEFT = 34;
const TOP = 12;
const BOTTOM = 24;
const LABEL = 24;
const MARK = 22;

interface PointsChartProps {
  series: readonly Series[];
  /** What is read aloud before the points. */
  spoken: string;
  people: People;
  width: number;
  height: number;
  /** A height that means something. */
  mark?: ChartMark | undefined;
}

export interface ChartMark {
  readonly at: number;
  readonly label: string;
}

/** Points over the rounds; lines are told apart by dash and flag. */
export function PointsChart({ series, spoken, people, width, height, mark }: PointsChartProps) {
  const { colour, scheme } = useTheme();
  const { results } = useText().board;
  const rounds = series[0]?.points.length ?? 0;
  const highest = Math.max(1, mark?.at ?? 0, ...series.flatMap(({ points }) => points));
  const steps = stepsTo(highest);
  const top = steps.at(-1) ?? 1;
  const right = width - Math.min(130, width * 0.3);
  const x = (round: number) => LEFT + (rounds < 2 ? 0 : (round * (right - LEFT)) / (rounds - 1));
  const y = (points: number) => height - BOTTOM - (points * (height - BOTTOM - TOP)) / top;
  const ends = apart(
    series.map(({ points }) => y(points.at(-1) ?? 0)),
    LABEL,
    TOP,
    height - BOTTOM,
  );
  const lines = series.map(({ seat, points }) =>
    results.lineSpoken({ name: people.name(seat), points: points.join(', ') }),
  );
  return (
    <View
      accessible
      role="img"
      aria-label={[spoken, ...lines, ...(mark === undefined ? [] : [`${mark.label}.`])].join(' ')}
      style={{ width, height }}
    >
      <Svg width={width} height={height} aria-hidden pointerEvents="none">
        <ScaleLines steps={steps} y={y} from={LEFT} to={right} />
        {mark !== undefined && (
          <Path
            d={`M${LEFT} ${y(mark.at)}H${right}`}
            stroke={colour.text}
            strokeWidth={1.6}
            strokeDasharray={[2, 4]}
          />
        )}
        {series.map(({ seat, points }) => {
          const { dash, ...tone } = HOUSE_LOOKS[people.house(seat)].line;
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
      {mark !== undefined && (
        <View style={[styles.mark, { left: LEFT + 4, top: y(mark.at) - MARK }]}>
          <Type variant="aside" size={16} maxScale={1.15} colour={colour.textSoft}>
            {mark.label}
          </Type>
        </View>
      )}
      <ScaleValues steps={steps} y={y} width={LEFT - 8} />
      {roundTicks(rounds).map((round) => (
        <View key={round} style={[styles.round, { left: x(round) - 15 }]}>
          <Type variant="cardLine" maxScale={1.15} align="center" colour={colour.textSoft}>
            {round + 1}
          </Type>
        </View>
      ))}
      {series.map(({ seat }, at) => (
        <View key={seat} style={[styles.end, { left: right + 8, top: (ends[at] ?? 0) - 10 }]}>
          <HouseFlag house={people.house(seat)} width={24} />
          <Type variant="cardLineStrong" maxScale={1.15} oneLine style={styles.name}>
            {people.name(seat)}
          </Type>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  round: { position: 'absolute', bottom: 0, width: 30 },
  mark: { position: 'absolute' },
  // The account above has the names in full, in any size.
  end: { position: 'absolute', right: 0, flexDirection: 'row', alignItems: 'center', gap: 7 },
  name: { flexShrink: 1, minWidth: 0 },
});
