import { StyleSheet, View } from 'react-native';
import { DOLLARS_PER_POINT, SOURCES, type Source } from '@/games/packet-row/score';
import { Hatched, HouseFlag } from '@/ui/art';
import { Broadside, Figure, Type } from '@/ui/components';
import { Icon, type IconName } from '@/ui/icons';
import { INKS, useTheme, type Ink } from '@/ui/theme';
import type { Placing } from '../model/facts';
import type { Telling } from './useTelling';

/** Each source in an ink and hatching of its own, so that bars read without colour. */
const LOOKS: Readonly<Record<Source, { readonly ink: Ink; readonly icon: IconName }>> = {
  buildings: { ink: INKS.red, icon: 'greek-temple' },
  money: { ink: INKS.gold, icon: 'two-coins' },
  bankers: { ink: INKS.green, icon: 'top-hat' },
};

const WINNER = '#F5E7C0';
const WHITE = '#FFFFFF';

interface LedgerProps {
  rows: readonly Placing[];
  telling: Telling;
  /** Of the paper around it. */
  width: number;
  narrow: boolean;
}

/** The final account: every player's points by source. */
export function Ledger({ rows, telling, width, narrow }: LedgerProps) {
  const { colour } = useTheme();
  const { text, shared } = telling;
  const names: Readonly<Record<Source, string>> = {
    buildings: text.results.buildings,
    money: text.results.money({ price: telling.money(DOLLARS_PER_POINT) }),
    bankers: text.results.bankers,
  };
  const dense = rows.length > 4 && !narrow;
  const most = Math.max(1, ...rows.map((row) => row.total));
  const bar = narrow ? width - 92 : width - 360;
  return (
    <Broadside>
      <View style={styles.key}>
        {SOURCES.map((source) => {
          const { ink, icon } = LOOKS[source];
          return (
            <View key={source} style={styles.source}>
              <View style={styles.swatch}>
                <Hatched ink={ink} width={34} height={26} />
                <Icon name={icon} size={18} colour={WHITE} />
              </View>
              <Type variant="text" colour={colour.ink}>
                {names[source]}
              </Type>
            </View>
          );
        })}
        <Type variant="label" colour={colour.inkSoft} style={styles.points}>
          {shared.results.points}
        </Type>
      </View>
      {rows.map((row) => (
        <Row key={row.seat} row={row} telling={telling} unit={bar / most} narrow={narrow} dense={dense} />
      ))}
    </Broadside>
  );
}

function Row({
  row,
  telling,
  unit,
  narrow,
  dense,
}: {
  row: Placing;
  telling: Telling;
  unit: number;
  narrow: boolean;
  /** So that a fifth player finds room on the same screen. */
  dense: boolean;
}) {
  const { colour } = useTheme();
  const { text, shared } = telling;
  const name = telling.name(row.seat);
  const winner = row.place === 1;
  const { place, total: points } = row;
  const sources = SOURCES.map((source) =>
    shared.results.sourceSpoken({ source: text.results.spoken[source], points: row.parts[source] }),
  );
  const bars = <Bars row={row} unit={unit} height={narrow ? 28 : dense ? 38 : 44} />;
  const tie = row.ahead !== undefined && (
    <Type variant="aside" size={17} colour={colour.inkSoft}>
      {shared.results.tie({ name: telling.name(row.ahead), reason: text.results.moreMoney })}
    </Type>
  );
  return (
    <View
      accessible
      role="img"
      aria-label={shared.results.rowSpoken({ place, name, points, sources: sources.join(', ') })}
      style={[styles.row, { borderColor: colour.edge }, dense && styles.dense, winner && styles.winner]}
    >
      {winner && <View style={[styles.mark, { backgroundColor: INKS.blue.print }]} />}
      <View style={[styles.line, narrow && styles.low]}>
        <View style={styles.place}>
          <Figure value={String(place)} size={narrow ? 22 : 26} colour={colour.ink} />
        </View>
        <HouseFlag house={telling.house(row.seat)} width={narrow ? 40 : 52} />
        <View style={narrow ? styles.grow : styles.name}>
          <Type variant="cardTitle" size={narrow ? 19 : 22} colour={colour.ink}>
            {name}
          </Type>
          <Type variant="text" size={15} colour={colour.inkSoft}>
            {text.results.cash({ money: telling.money(row.cash) })}
          </Type>
        </View>
        {!narrow && (
          <View style={styles.grow}>
            {bars}
            {tie}
          </View>
        )}
        <View style={styles.total}>
          <Figure value={String(points)} size={34} colour={colour.ink} />
        </View>
      </View>
      {narrow && (
        <View style={styles.below}>
          {bars}
          {tie}
        </View>
      )}
    </View>
  );
}

function Bars({ row, unit, height }: { row: Placing; unit: number; height: number }) {
  return (
    <View style={styles.bars}>
      {SOURCES.map((source) => {
        const points = row.parts[source];
        if (points === 0) return null;
        const width = Math.max(16, Math.floor(points * unit) - 2);
        return (
          <View key={source} style={[styles.bar, { width, height }]}>
            <Hatched ink={LOOKS[source].ink} width={width} height={height} />
            <Figure value={String(points)} size={18} maxScale={1.3} colour={WHITE} />
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  key: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 24,
    rowGap: 6,
    paddingHorizontal: 6,
    paddingBottom: 10,
  },
  source: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  swatch: {
    width: 34,
    height: 26,
    borderRadius: 4,
    overflow: 'hidden',
    zIndex: 0,
    alignItems: 'center',
    justifyContent: 'center',
  },
  points: { marginLeft: 'auto' },
  row: { borderTopWidth: 1, paddingVertical: 10, paddingHorizontal: 6, gap: 8 },
  dense: { paddingVertical: 3 },
  winner: { backgroundColor: WINNER },
  mark: { position: 'absolute', left: 0, top: 0, bottom: 0, width: 4 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 14, minHeight: 56 },
  low: { minHeight: 44 },
  place: { width: 26, alignItems: 'center' },
  name: { width: 112 },
  grow: { flex: 1 },
  below: { paddingLeft: 4, gap: 8 },
  total: { minWidth: 56, alignItems: 'flex-end' },
  bars: { flexDirection: 'row', gap: 2 },
  bar: {
    borderRadius: 3,
    overflow: 'hidden',
    zIndex: 0,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
