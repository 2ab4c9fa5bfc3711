import { useState } from 'react';
import { StyleSheet, View, type GestureResponderEvent } from 'react-native';
import type { Moment } from '@/ai';
import type { Seat } from '@/engine/game';
import type { Curve } from '@/match/look-back';
import type { Replay } from '@/match/replay';
import { plotOf } from '@/ui/boards/kit/results/chart';
import { PointsChart } from '@/ui/boards/kit/results/PointsChart';
import { peopleAt } from '@/ui/boards/kit/people';
import { Scrubber, SegmentedChoice, THUMB, useMeantPresses } from '@/ui/components';
import { useFormat, useText } from '@/ui/text';
import { space } from '@/ui/theme';
import { KINDS, seriesIn, summaryOf, ticksOf, type Kind } from './drawn';
import { Flags } from './Flags';
import { useMomentWords } from './words';

const HEIGHT = 220;
const TICK = 28;
const ROOMY = 480;
const PERCENTS = [0, 0.25, 0.5, 0.75, 1];

interface CurveChartProps {
  replay: Replay;
  curve: Curve;
  moments: readonly Moment[];
  /** The moment that is looked at. */
  value: number;
  onChange: (moment: number) => void;
  onShow: (moment: number, seat: Seat) => void;
}

/** Chances or points after each move, with the moments that mattered; any moment can be looked at. */
export function CurveChart({ replay, curve, moments, value, onChange, onShow }: CurveChartProps) {
  const { lookBack: text } = useText();
  const format = useFormat();
  const [kind, setKind] = useState<Kind>('shares');
  const [width, setWidth] = useState(0);
  const presses = useMeantPresses();
  const people = peopleAt(replay.table.seats);
  const { first } = curve;
  const series = seriesIn(curve, kind);
  const says = (amount: number) =>
    kind === 'shares' ? text.percent({ share: amount }) : format.number(amount);
  const say = (line: (typeof series)[number]) => {
    const { least, most, ...ends } = summaryOf(line);
    const words = { first: says(ends.first), least: says(least), most: says(most), last: says(ends.last) };
    return (replay.over ? text.over : text.soFar)({ name: people.name(line.seat), ...words });
  };
  const standing = series
    .map(({ seat, points }) =>
      text.seat({ name: people.name(seat), value: says(points[value - first] ?? 0) }),
    )
    .join(' · ');
  const plot = plotOf({ width, height: HEIGHT, count: curve.points.length, highest: 1 });
  // Below the curve, value by value, where its words have room there.
  const roomy = plot.right - plot.left >= ROOMY;
  const chosen = moments.map(({ moveNumber }) => moveNumber);
  return (
    <View style={styles.chart}>
      <View style={styles.kinds}>
        <SegmentedChoice
          label={text.drawn}
          choices={KINDS.map((one) => ({ value: one, label: text.kinds[one] }))}
          value={kind}
          onChange={setKind}
        />
      </View>
      <View testID="curve" onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
        <Flags
          replay={replay}
          moments={moments}
          x={(move) => plot.x(move - first)}
          width={width}
          onShow={onShow}
        />
        <View
          onStartShouldSetResponder={() => true}
          onResponderGrant={(event) => void presses.onPressIn(event)}
          onResponderRelease={({ nativeEvent }: GestureResponderEvent) => {
            if (presses.counts()) onChange(first + plot.at(nativeEvent.locationX));
          }}
          style={styles.touched}
        >
          {width > 0 && (
            <PointsChart
              series={series}
              spoken={text.spoken[kind]}
              say={say}
              people={people}
              width={width}
              height={HEIGHT}
              scale={kind === 'shares' ? { steps: PERCENTS, says } : undefined}
              ticks={ticksOf(replay.rounds, curve, (from, to) => plot.x(to) - plot.x(from) >= TICK)}
              uprights={[
                ...chosen.map((move) => ({ at: move - first, strong: false })),
                { at: value - first, strong: true },
              ]}
            />
          )}
        </View>
      </View>
      <View
        style={roomy && { marginLeft: plot.left - THUMB / 2, marginRight: width - plot.right - THUMB / 2 }}
      >
        <Scrubber
          label={text.moment}
          value={value}
          min={first}
          max={first + curve.points.length - 1}
          words={text.at({ when: useMomentWords(replay, value), seats: standing })}
          marks={chosen}
          onChange={onChange}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  chart: { gap: space.group },
  kinds: { width: '100%', maxWidth: 360 },
  touched: { pointerEvents: 'box-only', cursor: 'pointer' },
});
