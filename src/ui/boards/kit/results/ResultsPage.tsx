import { StyleSheet, View } from 'react-native';
import type { RoundText } from '@/text';
import { Ornament } from '@/ui/art';
import { Button, Panel, Screen, Type, useMargin } from '@/ui/components';
import { useFormat, useText } from '@/ui/text';
import { space, useRoom, useTheme } from '@/ui/theme';
import type { ResultsProps } from '../../board';
import { peopleAt } from '../people';
import type { Series } from './chart';
import { Facts, type Fact } from './Facts';
import { Ledger, type LedgerProps } from './Ledger';
import { PointsChart, type ChartMark } from './PointsChart';

const WIDE = 900;
const NARROW = 640;
const CHART = 232;

interface ResultsPageProps
  extends
    Omit<ResultsProps<unknown>, 'view' | 'rounds' | 'events'>,
    Pick<LedgerProps, 'placings' | 'sources' | 'content'> {
  /** What is accounted for: "Packet Row · 12 rounds · final account". */
  account: string;
  series: readonly Series[];
  /** What the game counts itself by. */
  counted: RoundText;
  /** A height in the chart that means something. */
  mark?: ChartMark;
  /** What the winner did; "wins the harbour", unless the game says it otherwise. */
  headline?: Readonly<Record<'wins' | 'share', (names: string) => string>>;
  facts: readonly Fact[];
}

/** Who won the harbour and by what. */
export function ResultsPage(props: ResultsPageProps) {
  const { account, seats, winners, placings, sources, content, series, counted, facts, moments } = props;
  const { mark, headline } = props;
  const { colour } = useTheme();
  const { results } = useText().board;
  const format = useFormat();
  const { width, insets } = useRoom();
  const margin = useMargin();
  const ways = useWaysOn(props);
  const people = peopleAt(seats);
  const across = width - 2 * margin - insets.left - insets.right;
  const wide = across >= WIDE;
  const names = winners.map(people.name);
  const [first = ''] = names;
  const chartWidth = (wide ? Math.round(across * 0.52) : across) - 2 * space.margin - 2;

  return (
    <Screen scrollsByKeys={ways.length === 0}>
      <View style={styles.page}>
        <View style={styles.head}>
          <Type variant="aside" size={wide ? 20 : 17} align="center" colour={colour.textSoft}>
            {account}
          </Type>
          <View style={styles.title}>
            {wide && <Ornament width={150} colour={colour.action} />}
            <Type
              variant="masthead"
              heading={1}
              size={wide ? 60 : across > NARROW ? 44 : 34}
              maxScale={1.3}
              align="center"
              style={styles.winner}
            >
              {names.length > 1
                ? (headline?.share(format.list(names)) ?? results.share({ names: format.list(names) }))
                : (headline?.wins(first) ?? results.wins({ name: first }))}
            </Type>
            {wide && <Ornament width={150} colour={colour.action} />}
          </View>
        </View>
        <Ledger
          placings={placings}
          sources={sources}
          people={people}
          content={content}
          width={across}
          narrow={across < NARROW}
        />
        <View style={[styles.lower, wide && styles.beside]}>
          {(series[0]?.points.length ?? 0) > 1 && (
            <Panel style={wide ? { width: chartWidth + 2 * space.margin + 2 } : undefined}>
              <Type variant="label" heading={2} colour={colour.textSoft} style={styles.label}>
                {counted.points}
              </Type>
              <PointsChart
                series={series}
                spoken={counted.pointsSpoken}
                people={people}
                width={chartWidth}
                height={CHART}
                mark={mark}
              />
            </Panel>
          )}
          <Panel style={wide ? styles.grow : undefined}>
            <View style={styles.side}>
              <Facts facts={facts} />
              <View style={styles.buttons}>
                {ways.map(({ label, go, primary }) => (
                  <Button
                    key={label}
                    label={label}
                    variant={primary === true ? 'primary' : 'secondary'}
                    onPress={go}
                    style={styles.button}
                  />
                ))}
              </View>
            </View>
          </Panel>
        </View>
        {moments}
      </View>
    </Screen>
  );
}

function useWaysOn({ onHome, onLog, onReplay, onPlayAgain }: ResultsPageProps) {
  const { board, replay } = useText();
  return [
    { label: board.results.home, go: onHome },
    { label: board.results.log, go: onLog },
    { label: replay.open, go: onReplay },
    { label: board.results.again, go: onPlayAgain, primary: true },
  ].flatMap(({ go, ...way }) => (go === undefined ? [] : [{ ...way, go }]));
}

const styles = StyleSheet.create({
  page: { gap: 14 },
  head: { gap: 2 },
  title: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 26 },
  winner: { flexShrink: 1 },
  lower: { gap: 14 },
  beside: { flexDirection: 'row', alignItems: 'stretch' },
  label: { marginBottom: 6 },
  grow: { flex: 1 },
  side: { flexGrow: 1, gap: 16 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
  button: { flexGrow: 1 },
});
