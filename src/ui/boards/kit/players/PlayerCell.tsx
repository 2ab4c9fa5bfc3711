import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { HouseFlag } from '@/ui/art';
import { Type } from '@/ui/components';
import { widthOf } from '@/ui/components/card';
import { useTheme } from '@/ui/theme';
import { useTable } from '../table';
import { CardCount, SMALL_COUNT, SmallCardCount } from './CardCount';
import type { CellParts, CellStyle } from './cell';
import { PlayerButton } from './PlayerButton';

const FLAG = { wide: 46, medium: 38, narrow: 24, stacked: 17, line: 28, shortLine: 22 } as const;
const ROOMY: readonly CellStyle[] = ['wide', 'medium'];

interface PlayerCellProps {
  seat: Seat;
  style: CellStyle;
  parts: CellParts;
  onPress: () => void;
}

/** A player in the strip. */
export function PlayerCell({ seat, style, parts, onPress }: PlayerCellProps) {
  const { asked, house, name, own, past, shared } = useTable();
  const { fontScale } = useTheme();
  const you = own?.seat === seat && past === undefined && !ROOMY.includes(style);
  const inside: InsideProps = {
    style,
    parts,
    name: you ? shared.you : name(seat),
    piece: parts.piece?.(FLAG[style]) ?? <HouseFlag house={house(seat)} width={FLAG[style]} />,
    scale: Math.max(1, fontScale),
    active: asked === seat,
  };
  const [look, Inside] =
    style === 'line' || style === 'shortLine'
      ? [styles.line, Line]
      : style === 'stacked'
        ? [styles.stacked, Stacked]
        : [style === 'narrow' ? styles.narrow : styles.wide, Rows];
  return (
    <PlayerButton seat={seat} spoken={parts.spoken} onPress={onPress} style={[styles.cell, look]}>
      <Inside {...inside} />
      {Boolean(parts.edge) && !(ROOMY.includes(style) && parts.beside !== undefined) && (
        <View style={styles.edge}>{parts.edge}</View>
      )}
    </PlayerButton>
  );
}

interface InsideProps {
  style: CellStyle;
  parts: CellParts;
  name: string;
  piece: ReactNode;
  /** Of type, where it is larger than usual. */
  scale: number;
  /** The table waits for them. */
  active: boolean;
}

/** What marks a player at the corner of the cell. */
function Hanging({ mark, size }: { mark: CellParts['mark']; size: number }) {
  const { colour } = useTheme();
  return mark === undefined ? null : <View style={styles.hanging}>{mark(size, colour.table)}</View>;
}

function Line({ style, parts, name, piece }: InsideProps) {
  return (
    <>
      {piece}
      <View style={styles.lineWords}>
        <Type variant="cardTitle" size={16} oneLine>
          {name}
        </Type>
        {parts.figure(15)}
      </View>
      {style === 'shortLine' ? <Hanging mark={parts.mark} size={20} /> : parts.mark?.(22)}
    </>
  );
}

function Stacked({ parts, name, piece, scale }: InsideProps) {
  const byName = parts.pieceByName === true;
  return (
    <>
      <View style={[styles.stackedFigures, { height: SMALL_COUNT.height * scale }]}>
        {!byName && piece}
        {parts.figure(14)}
        {parts.count !== undefined && (
          <View style={styles.aside}>
            <SmallCardCount count={parts.count} scale={scale} />
          </View>
        )}
      </View>
      <View style={styles.stackedName}>
        {byName && piece}
        <Type variant="cardTitle" size={14} oneLine style={styles.name}>
          {name}
        </Type>
      </View>
      <Hanging mark={parts.mark} size={20} />
    </>
  );
}

/** Beside a flag a longer name is a little smaller before it is cut. */
const NAME = { usual: 16, small: 14, long: 47 };
const beside = (name: string): number =>
  widthOf('title', name, NAME.usual) > NAME.long ? NAME.small : NAME.usual;

function Rows({ style, parts, name, piece, scale, active }: InsideProps) {
  const { colour } = useTheme();
  const narrow = style === 'narrow';
  const byName = narrow || (style === 'medium' && parts.pieceByName === true);
  return (
    <>
      {!byName && piece}
      <View style={styles.words}>
        <View
          style={[
            styles.names,
            byName && styles.narrowNames,
            parts.beside !== undefined && styles.oneRow,
            { height: 24 * scale },
          ]}
        >
          {byName && piece}
          <View style={styles.named}>
            <Type variant="cardTitle" size={byName ? beside(name) : 18} oneLine style={styles.name}>
              {name}
            </Type>
            {!narrow && parts.mark?.(byName ? 21 : 24)}
          </View>
          {style === 'wide' && parts.status !== undefined && (
            <Type
              variant={active ? 'cardLineStrong' : 'cardLine'}
              size={14}
              colour={active ? colour.action : colour.textSoft}
            >
              {parts.status}
            </Type>
          )}
          {!narrow && parts.beside !== undefined && <View style={styles.aside}>{parts.beside}</View>}
        </View>
        <View style={[styles.figures, byName && styles.narrowFigures, { height: 20 * scale }]}>
          {parts.figure(narrow ? 15 : 16)}
          {parts.count !== undefined && <CardCount count={parts.count} size={narrow ? 16 : 18} />}
          {!narrow && parts.more}
        </View>
      </View>
      {narrow && <Hanging mark={parts.mark} size={24} />}
    </>
  );
}

const styles = StyleSheet.create({
  cell: { flex: 1, minWidth: 0 },
  wide: { minHeight: 52, gap: 9, paddingHorizontal: 9 },
  narrow: { minHeight: 54, paddingHorizontal: 5 },
  stacked: {
    minHeight: 48,
    paddingHorizontal: 3,
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: 2,
  },
  line: { minHeight: 48, justifyContent: 'center', gap: 7, paddingHorizontal: 4 },
  lineWords: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 7, flexShrink: 1 },
  words: { flex: 1, minWidth: 0, gap: 3 },
  // What does not fit into the row falls out of sight; the player's sheet tells it in full.
  names: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'flex-start',
    columnGap: 7,
    rowGap: 30,
    overflow: 'hidden',
  },
  // A long name is cut rather than the mark beside it.
  named: { flexDirection: 'row', alignItems: 'center', columnGap: 7, flexShrink: 1, maxWidth: '100%' },
  name: { flexShrink: 1 },
  narrowNames: { columnGap: 4, flexWrap: 'nowrap' },
  // A long name is cut rather than what stands beside it.
  oneRow: { flexWrap: 'nowrap' },
  figures: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'flex-start',
    columnGap: 9,
    rowGap: 30,
    overflow: 'hidden',
  },
  narrowFigures: { columnGap: 7 },
  stackedFigures: {
    alignSelf: 'stretch',
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 3,
    rowGap: 30,
    overflow: 'hidden',
  },
  stackedName: { alignSelf: 'stretch', flexDirection: 'row', alignItems: 'center', gap: 3 },
  aside: { flexGrow: 1, alignItems: 'flex-end' },
  hanging: { position: 'absolute', right: -5, bottom: -11 },
  edge: { position: 'absolute', right: 4, bottom: '100%', flexDirection: 'row', pointerEvents: 'none' },
});
