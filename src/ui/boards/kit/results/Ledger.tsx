import { StyleSheet, View } from 'react-native';
import { Hatched, HouseFlag } from '@/ui/art';
import { Broadside, Figure, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useText } from '@/ui/text';
import { INKS, useLayout, useTheme } from '@/ui/theme';
import type { People } from '../people';
import { Bars } from './Bars';
import { bearsName, WHITE } from './blocks';
import type { Placing } from './placings';
import { blocksOf, type Block, type RowContent, type Source } from './sources';

const WINNER = '#F5E7C0';
/** Larger letters find no room on a block. */
const LARGEST = 1.15;

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
  const { colour, fontScale } = useTheme();
  const { results } = useText().board;
  const dense = placings.length > 4 && !narrow;
  const most = Math.max(1, ...placings.map((row) => row.total));
  const unit = (narrow ? width - 62 : width - 360) / most;
  const rows = placings.map((row) => {
    const added = content?.(row) ?? {};
    return { row, content: added, blocks: added.blocks ?? blocksOf(row, sources) };
  });
  // All of them or none, so that the eye finds names in one place.
  const named =
    !narrow &&
    fontScale <= LARGEST &&
    rows.every(({ blocks }) => blocks.every((one) => bearsName(one, unit)));
  return (
    <Broadside>
      <View style={styles.key}>
        {sources.map(({ id, ink, icon, name }) => (
          <View key={id} style={styles.source}>
            <View style={styles.swatch}>
              <Hatched ink={ink} width={34} height={26} />
              <Icon name={icon} size={18} colour={ink.letters ?? WHITE} />
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
      {rows.map(({ row, ...shown }) => (
        <Row
          key={row.seat}
          row={row}
          {...shown}
          people={people}
          unit={unit}
          named={named}
          narrow={narrow}
          dense={dense}
        />
      ))}
    </Broadside>
  );
}

interface RowProps extends Pick<LedgerProps, 'people' | 'narrow'> {
  row: Placing;
  content: RowContent;
  blocks: readonly Block[];
  unit: number;
  /** Whether blocks bear their names; otherwise these stand below. */
  named: boolean;
  /** So that a fifth player finds room on the same screen. */
  dense: boolean;
}

/** What stands below a bar. */
function notesOf({ sum, notes = [] }: RowContent, blocks: readonly Block[], named: boolean) {
  if (named) return [...(sum === undefined ? [] : [sum]), ...notes];
  const names = blocks.flatMap(({ name, points }) => (name === undefined ? [] : [`${name}\u00a0${points}`]));
  return [names, notes].flatMap((line) => (line.length === 0 ? [] : [line.join(' · ')]));
}

function Row({ row, content, blocks, people, unit, named, narrow, dense }: RowProps) {
  const { colour } = useTheme();
  const { results } = useText().board;
  const { place, tie, total: points } = row;
  const { narrow: zoomed } = useLayout();
  const name = people.name(row.seat);
  const winner = place === 1;
  const { aside, character } = content;
  const told = blocks.map((block) => results.sourceSpoken({ source: block.spoken, points: block.points }));
  const notes = notesOf(content, blocks, named);
  const noted = notes.length > 0 && !narrow;
  const account = (
    <>
      <Bars blocks={blocks} unit={unit} named={named} height={narrow ? 30 : dense ? 38 : noted ? 42 : 44} />
      {(notes.length > 0 || tie !== undefined) && (
        <View style={[styles.notes, !named && styles.stacked, narrow && styles.close]}>
          {notes.map((note) => (
            <Type key={note} variant="text" size={15} colour={colour.inkSoft}>
              {note}
            </Type>
          ))}
          {tie !== undefined && (
            <Type variant="aside" size={17} colour={colour.inkSoft}>
              {results.tie({ name: people.name(tie.with), reason: tie.reason })}
            </Type>
          )}
        </View>
      )}
    </>
  );
  const who = (
    <View style={zoomed ? undefined : narrow ? styles.grow : styles.name}>
      <View style={narrow && styles.beside}>
        <Type variant="cardTitle" size={narrow ? 19 : 22} colour={colour.ink}>
          {name}
        </Type>
        {character !== undefined && (
          <Type variant="aside" size={17} colour={colour.inkSoft}>
            {character}
          </Type>
        )}
      </View>
      {aside !== undefined && (
        <Type variant="text" size={15} colour={colour.inkSoft}>
          {aside}
        </Type>
      )}
    </View>
  );
  return (
    <View
      accessible
      role="img"
      aria-label={results.rowSpoken({ place, name, points, sources: told.join(', ') })}
      style={[
        styles.row,
        { borderColor: colour.edge },
        dense && styles.dense,
        noted && styles.noted,
        winner && styles.winner,
      ]}
    >
      {winner && <View style={[styles.mark, { backgroundColor: INKS.blue.print }]} />}
      <View style={[styles.line, narrow && styles.low, zoomed && styles.narrowest]}>
        <View style={styles.place}>
          <Figure value={String(place)} size={narrow ? 22 : 26} colour={colour.ink} />
        </View>
        <HouseFlag house={people.house(row.seat)} width={zoomed ? 30 : narrow ? 40 : 52} />
        {!zoomed && who}
        {!narrow && <View style={styles.grow}>{account}</View>}
        <View style={!zoomed && styles.total}>
          <Figure value={String(points)} size={34} colour={colour.ink} />
        </View>
      </View>
      {zoomed && who}
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
  noted: { paddingVertical: 6 },
  winner: { backgroundColor: WINNER },
  mark: { position: 'absolute', left: 0, top: 0, bottom: 0, width: 4 },
  // Where the page is zoomed, the name stands below.
  narrowest: { gap: 4, justifyContent: 'space-between' },
  line: { flexDirection: 'row', alignItems: 'center', gap: 14, minHeight: 56 },
  low: { minHeight: 44 },
  place: { width: 26, alignItems: 'center' },
  name: { width: 112 },
  grow: { flex: 1 },
  below: { paddingLeft: 4, gap: 8 },
  beside: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 6 },
  notes: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 16, marginTop: 4 },
  stacked: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'flex-start' },
  close: { marginTop: 0 },
  total: { minWidth: 56, alignItems: 'flex-end' },
});
