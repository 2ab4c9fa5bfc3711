import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { HouseFlag } from '@/ui/art';
import { Type } from '@/ui/components';
import { widthOf } from '@/ui/components/card';
import { ScaleLines, ScaleValues, stepsTo } from '@/ui/components/chart';
import { HOUSE_LOOKS, useTheme } from '@/ui/theme';
import { useText } from '@/ui/text';
import type { People } from '../people';
import { apart, plotOf, roundTicks, type Series } from './chart';

const LABEL = 24;
const MARK = 22;
/** A flag at the end of a line, and the gaps around it. */
const FLAG = { width: 24, from: 8, gap: 7 };
const NAME = 15;
const LARGEST = 1.15;

interface PointsChartProps {
  series: readonly Series[];
  /** What is read aloud before the points. */
  spoken: string;
  people: People;
  width: number;
  height: number;
  /** A height that means something. */
  mark?: ChartMark | undefined;
  /** What the heights are, unless they are points. */
  scale?: Scale | undefined;
  /** What stands below which value, unless there is one value a round. */
  ticks?: readonly Tick[] | undefined;
  /** What is read aloud of a line, unless that is every value of it. */
  say?: ((series: Series) => string) | undefined;
  /** Values at which an upright line stands, the strong one where one is looking. */
  uprights?: readonly Upright[] | undefined;
}

interface Scale {
  readonly steps: readonly number[];
  says(value: number): string;
}

interface Tick {
  readonly at: number;
  readonly label: string;
}

interface Upright {
  readonly at: number;
  readonly strong: boolean;
}

export interface ChartMark {
  readonly at: number;
  readonly label: string;
}

/** Points over the rounds, or other lines over the game; they are told apart by dash and flag. */
export function PointsChart(props: PointsChartProps) {
  const { series, spoken, people, width, height, mark, scale, say, uprights = [] } = props;
  const { colour, scheme, fontScale } = useTheme();
  const { results } = useText().board;
  const count = series[0]?.points.length ?? 0;
  const highest = Math.max(1, mark?.at ?? 0, ...series.flatMap(({ points }) => points));
  const steps = scale?.steps ?? stepsTo(highest);
  const { left, right, top, bottom, x, y } = plotOf({ width, height, count, highest: steps.at(-1) ?? 1 });
  const ticks = props.ticks ?? roundTicks(count).map((at) => ({ at, label: String(at + 1) }));
  const ends = apart(
    series.map(({ points }) => y(points.at(-1) ?? 0)),
    LABEL,
    top,
    bottom,
  );
  // All of them or none: half a name says less than its flag.
  const room =
    (width - right - FLAG.from - FLAG.width - FLAG.gap) / Math.min(LARGEST, Math.max(1, fontScale));
  const named = series.every(({ seat }) => widthOf('words', people.name(seat), NAME) <= room);
  const lines = series.map((one) => {
    const { seat, points } = one;
    return say?.(one) ?? results.lineSpoken({ name: people.name(seat), points: points.join(', ') });
  });
  return (
    <View
      accessible
      role="img"
      aria-label={[spoken, ...lines, ...(mark === undefined ? [] : [`${mark.label}.`])].join(' ')}
      style={{ width, height }}
    >
      <Svg width={width} height={height} aria-hidden pointerEvents="none">
        <ScaleLines steps={steps} y={y} from={left} to={right} />
        {uprights.map(({ at, strong }) => (
          <Path
            key={`${at} ${strong}`}
            d={`M${x(at).toFixed(1)} 0V${bottom}`}
            stroke={strong ? colour.action : colour.text}
            strokeWidth={strong ? 2 : 1.4}
            {...(strong ? {} : { strokeDasharray: [4, 3] })}
          />
        ))}
        {mark !== undefined && (
          <Path
            d={`M${left} ${y(mark.at)}H${right}`}
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
        <View style={[styles.mark, { left: left + 4, top: y(mark.at) - MARK }]}>
          <Type variant="aside" size={16} maxScale={1.15} colour={colour.textSoft}>
            {mark.label}
          </Type>
        </View>
      )}
      <ScaleValues steps={steps} y={y} width={left - 8} says={scale?.says} />
      {ticks.map(({ at, label }) => (
        <View key={at} style={[styles.round, { left: x(at) - 15 }]}>
          <Type variant="cardLine" maxScale={1.15} align="center" colour={colour.textSoft}>
            {label}
          </Type>
        </View>
      ))}
      {series.map(({ seat }, at) => (
        <View key={seat} style={[styles.end, { left: right + FLAG.from, top: (ends[at] ?? 0) - 10 }]}>
          <HouseFlag house={people.house(seat)} width={FLAG.width} />
          {named && (
            <Type variant="cardLineStrong" maxScale={LARGEST} oneLine style={styles.name}>
              {people.name(seat)}
            </Type>
          )}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  round: { position: 'absolute', bottom: 0, width: 30 },
  mark: { position: 'absolute' },
  // The account above has the names in full, in any size.
  end: { position: 'absolute', right: 0, flexDirection: 'row', alignItems: 'center', gap: FLAG.gap },
  name: { flexShrink: 1, minWidth: 0 },
});
