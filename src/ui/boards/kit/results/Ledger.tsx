import { StyleSheet, View } from 'react-native';
import { Hatched, HouseFlag } from '@/ui/art';
import { Broadside, Figure, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useText } from '@/ui/text';
import { INKS, useTheme } from '@/ui/theme';
import type { People } from '../people';
import { Bars } from './Bars';
import type { Placing } from './placings';
import { blocksOf, type RowContent, type Source } from './sources';

const WINNER = '#F5E7C0';
const WHITE = '#FFFFFF';

export interface LedgerProps {
  placings: readonly Placing[];
  /** Where points come from, in the order of the bars. */
  sources: readonly Source[];
  people: People;
  /** What the game adds to a player's row. */
  content?: ((placing: Placing) => RowContent) | undefined;
  /** Of the paper around it. */
  width: number;
  narrow: boolean;
}

/** The final account: every player's points by source. */
export function Ledger({ placings, sources, people, content, width, narrow }: LedgerProps) {
  const { colour } = useTheme();
  const { results } = useText().board;
  const dense = placings.length > 4 && !narrow;
  const most = Math.max(1, ...placings.map((row) => row.total));
  const bar = narrow ? width - 92 : width - 360;
  return (
    <Broadside>
      <View style={styles.key}>
        {sources.map(({ id, ink, icon, name }) => (
          <View key={id} style={styles.source}>
            <View style={styles.swatch}>
              <Hatched ink={ink} width={34} height={26} />
              <Icon name={icon} size={18} colour={WHITE} />
            </View>
            <Type variant="text" colour={colour.ink}>
              {name}
            </Type>
          </View>
        ))}
        <Type variant="label" colour={colour.inkSoft} style={styles.points}>
          {results.points}
        </Type>
      </View>
      {placings.map((row) => (
        <Row
          key={row.seat}
          row={row}
          sources={sources}
          people={people}
          content={content?.(row) ?? {}}
          unit={bar / most}
          narrow={narrow}
          dense={dense}
        />
      ))}
    </Broadside>
  );
}

interface RowProps extends Pick<LedgerProps, 'sources' | 'people' | 'narrow'> {
  row: Placing;
  content: RowContent;
  unit: number;
  /** So that a fifth player finds room on the same screen. */
  dense: boolean;
}

function Row({ row, sources, people, content, unit, narrow, dense }: RowProps) {
  const { colour } = useTheme();
  const { results } = useText().board;
  const { place, tie, total: points } = row;
  const name = people.name(row.seat);
  const winner = place === 1;
  const { aside, note, blocks = blocksOf(row, sources) } = content;
  const told = sources.map(({ id, spoken }) =>
    results.sourceSpoken({ source: spoken, points: row.parts[id] ?? 0 }),
  );
  const account = (
    <>
      <Bars blocks={blocks} unit={unit} height={narrow ? 28 : dense ? 38 : 44} />
      {note !== undefined && (
        <Type variant="text" size={15} colour={colour.inkSoft}>
          {note}
        </Type>
      )}
      {tie !== undefined && (
        <Type variant="aside" size={17} colour={colour.inkSoft}>
          {results.tie({ name: people.name(tie.with), reason: tie.reason })}
        </Type>
      )}
    </>
  );
  return (
    <View
      accessible
      role="img"
      aria-label={results.rowSpoken({ place, name, points, sources: told.join(', ') })}
      style={[styles.row, { borderColor: colour.edge }, dense && styles.dense, winner && styles.winner]}
    >
      {winner && <View style={[styles.mark, { backgroundColor: INKS.blue.print }]} />}
      <View style={[styles.line, narrow && styles.low]}>
        <View style={styles.place}>
          <Figure value={String(place)} size={narrow ? 22 : 26} colour={colour.ink} />
        </View>
        <HouseFlag house={people.house(row.seat)} width={narrow ? 40 : 52} />
        <View style={narrow ? styles.grow : styles.name}>
          <Type variant="cardTitle" size={narrow ? 19 : 22} colour={colour.ink}>
            {name}
          </Type>
          {aside !== undefined && (
            <Type variant="text" size={15} colour={colour.inkSoft}>
              {aside}
            </Type>
          )}
        </View>
        {!narrow && <View style={styles.grow}>{account}</View>}
        <View style={styles.total}>
          <Figure value={String(points)} size={34} colour={colour.ink} />
        </View>
      </View>
      {narrow && <View style={styles.below}>{account}</View>}
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
});
