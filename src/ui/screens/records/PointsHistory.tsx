import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import type { Played } from '@/match/records/tally';
import { Type } from '@/ui/components';
import { ScaleLines, ScaleValues, stepsTo } from '@/ui/components/chart';
import { useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';

const MOST = 20;
const HEIGHT = 110;
const LEFT = 30;
const WIDEST_BAR = 26;

/** The points of the last games as bars: filled where the game was won, an outline where it was not. */
export function PointsHistory({ played }: { played: readonly Played[] }) {
  const { records } = useText();
  const { colour } = useTheme();
  const [width, setWidth] = useState(0);
  const last = played.slice(-MOST);
  const steps = stepsTo(Math.max(1, ...last.map(({ points }) => points)));
  const top = steps.at(-1) ?? 1;
  const y = (points: number) => HEIGHT - (Math.max(0, points) / top) * (HEIGHT - 10);
  const room = Math.max(0, width - LEFT) / Math.max(last.length, 8);
  const bar = Math.max(2, Math.min(WIDEST_BAR, room - 4));
  const spoken = last.map(({ points, won }) => (won ? `${points} (${records.won})` : String(points)));
  return (
    <View style={styles.history}>
      <Type variant="label" heading={3} colour={colour.textSoft}>
        {records.chart}
      </Type>
      <View
        accessible
        role="img"
        aria-label={records.chartSpoken({ count: last.length, points: spoken.join(', ') })}
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
        style={styles.chart}
      >
        <ScaleValues steps={steps} y={y} width={LEFT - 6} />
        <Svg width={width} height={HEIGHT + 1} aria-hidden pointerEvents="none">
          <ScaleLines steps={steps} y={y} from={LEFT} to={width} />
          {last.map(({ points, won, ended }, at) => (
            <Path
              key={`${ended} ${at}`}
              d={`M${LEFT + at * room + (room - bar) / 2} ${HEIGHT}V${y(points)}h${bar}V${HEIGHT}z`}
              fill={won ? colour.action : 'none'}
              stroke={won ? colour.action : colour.textSoft}
              strokeWidth={1.5}
            />
          ))}
        </Svg>
      </View>
      <View style={styles.legend} aria-hidden>
        <Legend words={records.won} filled />
        <Legend words={records.notWon} />
      </View>
    </View>
  );
}

function Legend({ words, filled = false }: { words: string; filled?: boolean }) {
  const { colour } = useTheme();
  const box = filled
    ? { backgroundColor: colour.action, borderColor: colour.action }
    : { borderColor: colour.textSoft };
  return (
    <View style={styles.entry}>
      <View style={[styles.box, box]} />
      <Type variant="cardLine" colour={colour.textSoft}>
        {words}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  history: { gap: space.group },
  chart: { minHeight: HEIGHT + 8 },
  legend: { flexDirection: 'row', flexWrap: 'wrap', gap: space.margin, paddingLeft: LEFT },
  entry: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  box: { width: 12, height: 12, borderWidth: 1.5 },
});
