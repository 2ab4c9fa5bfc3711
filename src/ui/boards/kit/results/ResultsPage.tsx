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
/** From this height on the whole account is in sight, with the ways on below it. */
const HIGH = 900;
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
  const { width, height, insets } = useRoom();
  const margin = useMargin();
  const ways = useWaysOn(props);
  const people = peopleAt(seats);
  const across = width - 2 * margin - insets.left - insets.right;
  const wide = across >= WIDE;
  const names = winners.map(people.name);
  const [first = ''] = names;
  // A page that scrolls has the way on always in sight, and on a phone the two that lead away from it.
  const foot = wide && height >= HIGH ? [] : across < NARROW ? ways.filter(({ leaves }) => leaves) : ways;
  const beside = ways.filter((way) => !foot.includes(way));
  const chartWidth = (wide ? Math.round(across * 0.52) : across) - 2 * space.margin - 2;

  return (
    <Screen scrollsByKeys={beside.length === 0} footer={foot.length === 0 ? undefined : <Ways ways={foot} />}>
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
              <Ways ways={beside} />
            </View>
          </Panel>
        </View>
        {moments}
      </View>
    </Screen>
  );
}

interface Way {
  readonly label: string;
  readonly go: () => void;
  readonly leaves: boolean;
  readonly primary?: boolean;
}

function Ways({ ways }: { ways: readonly Way[] }) {
  if (ways.length === 0) return null;
  return (
    <View style={styles.buttons}>
      {ways.map(({ label, go, primary = false }) => (
        <Button
          key={label}
          label={label}
          variant={primary ? 'primary' : 'secondary'}
          onPress={go}
          style={styles.button}
        />
      ))}
    </View>
  );
}

function useWaysOn({ onHome, onLog, onReplay, onPlayAgain }: ResultsPageProps): readonly Way[] {
  const { board, replay } = useText();
  return [
    { label: board.results.home, go: onHome, leaves: true },
    { label: board.results.log, go: onLog, leaves: false },
    { label: replay.open, go: onReplay, leaves: false },
    { label: board.results.again, go: onPlayAgain, leaves: true, primary: true },
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
