import { StyleSheet, View } from 'react-native';
import type { PacketRowView } from '@/games/packet-row/view';
import { Ornament } from '@/ui/art';
import { Button, Panel, Screen, Type, useMargin } from '@/ui/components';
import { space, useRoom, useTheme } from '@/ui/theme';
import { useText } from '@/ui/text';
import type { ResultsProps } from '../../board';
import { factsOf, placings } from '../model/facts';
import { Facts } from './Facts';
import { Ledger } from './Ledger';
import { PointsChart } from './PointsChart';
import { useTelling } from './useTelling';

const WIDE = 900;
const NARROW = 640;
const CHART = 232;

/** Who won the harbour and by what. */
export function Results(props: ResultsProps<PacketRowView>) {
  const { view, seats, rounds, winners, moments, onPlayAgain, onHome, onLog, onReplay } = props;
  const { colour } = useTheme();
  const { games, replay } = useText();
  const telling = useTelling(seats);
  const { shared } = telling;
  const { width, insets } = useRoom();
  const margin = useMargin();
  const across = width - 2 * margin - insets.left - insets.right;
  const wide = across >= WIDE;
  const names = winners.map(telling.name);
  const [first = ''] = names;
  const ways = [
    { label: shared.results.home, go: onHome },
    { label: shared.results.log, go: onLog },
    { label: replay.open, go: onReplay },
    { label: shared.results.again, go: onPlayAgain },
  ].flatMap(({ label, go }) => (go === undefined ? [] : [{ label, go }]));
  const chartWidth = (wide ? Math.round(across * 0.52) : across) - 2 * space.margin - 2;

  return (
    <Screen scrollsByKeys={ways.length === 0}>
      <View style={styles.page}>
        <View style={styles.head}>
          <Type variant="aside" size={wide ? 20 : 17} align="center" colour={colour.textSoft}>
            {shared.results.account({ game: games['packet-row'].name, rounds: view.round })}
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
                ? shared.results.share({ names: telling.list(names) })
                : shared.results.wins({ name: first })}
            </Type>
            {wide && <Ornament width={150} colour={colour.action} />}
          </View>
        </View>
        <Ledger rows={placings(view)} telling={telling} width={across} narrow={across < NARROW} />
        <View style={[styles.lower, wide && styles.beside]}>
          {rounds.length > 1 && (
            <Panel style={wide ? { width: chartWidth + 2 * space.margin + 2 } : undefined}>
              <Type variant="label" heading={2} colour={colour.textSoft} style={styles.label}>
                {shared.results.byRound}
              </Type>
              <PointsChart rounds={rounds} telling={telling} width={chartWidth} height={CHART} />
            </Panel>
          )}
          <Panel style={wide ? styles.grow : undefined}>
            <View style={styles.side}>
              <Facts facts={factsOf(view, rounds).slice(0, 3)} telling={telling} />
              <View style={styles.buttons}>
                {ways.map(({ label, go }) => (
                  <Button
                    key={label}
                    label={label}
                    variant={go === onPlayAgain ? 'primary' : 'secondary'}
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
