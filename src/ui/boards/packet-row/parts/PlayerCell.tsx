import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';
import { WheelToken } from '../art/WheelToken';
import { plain } from '../model/faces';
import { handCount } from '../model/standing';
import { useBoard } from '../table/board';
import { PlayerButton } from './PlayerButton';
import { Fleet, Money, Piece, Status, Wheel } from './PlayerMarks';

/**
 * Wide: all in two rows. Narrow: two rows without status and ships. Stacked: flag, money and, where there is room, the
 * number of cards, the name below. Line: one row of flag, name and money; short, the wheel hangs below it.
 */
export type CellStyle = 'wide' | 'medium' | 'narrow' | 'stacked' | 'line' | 'shortLine';

const FLAG = { wide: 46, medium: 38, narrow: 24, stacked: 17, line: 28, shortLine: 22 } as const;

/** A player in the strip. */
function PlayerCell({ seat, style }: { seat: Seat; style: CellStyle }) {
  const board = useBoard();
  const { colour, fontScale } = useTheme();
  const scale = Math.max(1, fontScale);
  const { view } = board;
  const active = view.phase !== 'over' && board.asked === seat;
  const master = view.harbourMaster === seat && view.phase !== 'over';
  const own = board.own?.seat === seat;
  const name =
    own && board.past === undefined && ['narrow', 'stacked', 'line', 'shortLine'].includes(style)
      ? board.shared.you
      : board.name(seat);

  if (style === 'line' || style === 'shortLine') {
    const short = style === 'shortLine';
    return (
      <PlayerButton seat={seat} active={active} style={[styles.cell, styles.line]}>
        <Piece seat={seat} width={FLAG[style]} />
        <View style={styles.lineWords}>
          <Type variant="cardTitle" size={16}>
            {name}
          </Type>
          <Money seat={seat} size={15} />
        </View>
        {master && (
          <Wheel style={short && styles.hanging}>
            <WheelToken size={short ? 20 : 22} ring={short ? colour.table : undefined} />
          </Wheel>
        )}
      </PlayerButton>
    );
  }
  if (style === 'stacked') {
    return (
      <PlayerButton seat={seat} active={active} style={[styles.cell, styles.stacked]}>
        <View style={[styles.stackedFigures, { height: COUNTED.height * scale }]}>
          <Piece seat={seat} width={FLAG.stacked} />
          <Money seat={seat} size={14} />
          <View style={styles.aside}>
            <CardCount count={handCount(view, seat)} scale={scale} />
          </View>
        </View>
        <Type variant="cardTitle" size={14} oneLine>
          {name}
        </Type>
        {master && (
          <Wheel style={styles.hanging}>
            <WheelToken size={20} ring={colour.table} />
          </Wheel>
        )}
      </PlayerButton>
    );
  }
  const narrow = style === 'narrow';
  return (
    <PlayerButton seat={seat} active={active} style={[styles.cell, narrow ? styles.narrow : styles.wide]}>
      {!narrow && <Piece seat={seat} width={FLAG[style]} />}
      <View style={styles.words}>
        <View style={[styles.names, narrow && styles.narrowNames, { height: 24 * scale }]}>
          {narrow && <Piece seat={seat} width={FLAG[style]} />}
          <Type variant="cardTitle" size={narrow ? 16 : 18} oneLine style={styles.name}>
            {name}
          </Type>
          {master && !narrow && (
            <Wheel>
              <WheelToken size={24} />
            </Wheel>
          )}
          {style === 'wide' && <Status seat={seat} active={active} />}
        </View>
        <View style={[styles.figures, narrow && styles.narrowFigures, { height: 20 * scale }]}>
          <Money seat={seat} size={narrow ? 15 : 16} />
          <View style={styles.count}>
            <Icon name="card-pick" size={narrow ? 16 : 18} colour={colour.text} />
            <Type variant="cardLineStrong" size={15}>
              {handCount(view, seat)}
            </Type>
          </View>
          {!narrow && <Fleet seat={seat} brief={view.players.length > 4} />}
        </View>
      </View>
      {master && narrow && (
        <Wheel style={styles.hanging}>
          <WheelToken size={24} ring={colour.table} />
        </Wheel>
      )}
    </PlayerButton>
  );
}

const COUNTED = { width: 16, height: 20 };

/** How many cards somebody holds, written on one: where there is no room for a picture and a number. */
function CardCount({ count, scale }: { count: number; scale: number }) {
  const { colour } = useTheme();
  const size = { minWidth: COUNTED.width * scale, height: COUNTED.height * scale };
  return (
    <View style={[styles.counted, size, { borderColor: colour.textSoft }]}>
      <Type variant="cardLineStrong" size={14} align="center">
        {count}
      </Type>
    </View>
  );
}

/** All players in their order, each as wide as the others. */
export function PlayerStrip({ style, gap }: { style: CellStyle; gap: number }) {
  const { seats } = useBoard();
  return (
    <View style={[styles.strip, { gap }]}>
      {seats.map((seat, at) => (
        <PlayerCell key={`${at} ${plain(seat.name)}`} seat={at} style={style} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { flex: 1, flexDirection: 'row' },
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
  name: { flexShrink: 1 },
  narrowNames: { columnGap: 4, flexWrap: 'nowrap' },
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
  aside: { flexGrow: 1, alignItems: 'flex-end' },
  counted: { borderWidth: 1, borderRadius: 3, paddingHorizontal: 1, justifyContent: 'center' },
  count: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  hanging: { position: 'absolute', right: -5, bottom: -11 },
});
