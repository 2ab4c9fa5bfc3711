import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { Touchable } from '@/ui/components';
import { Raised } from '@/ui/components/card';
import { decisionPlace, DIGITS, useTableShortcuts } from '@/ui/keyboard';
import { useText } from '@/ui/text';
import { radius, useTheme } from '@/ui/theme';
import { explaining } from '../../kit/table';
import { useBoard } from '../table/board';
import { TILE_GAP, type TileSize } from './tileSize';

const [BORDER, SIDE] = [1, 4];
/** Of its width, what nothing can be printed on. */
export const TILE_EDGE = 2 * (BORDER + SIDE);

interface TilesProps {
  /** What is chosen among them, where that is not the question of the prompt. */
  label?: string | undefined;
  children: ReactNode;
}

/** Tiles to choose from, as many in a row as their width allows. */
export function Tiles({ label, children }: TilesProps) {
  return (
    <View role="group" aria-label={label} {...decisionPlace('choice')} style={styles.tiles}>
      {children}
    </View>
  );
}

/** What stands on a tile is printed on paper, or on the table where the tile is only an outline. */
export interface TileTone {
  readonly type: string;
  readonly soft: string;
}

interface TileProps {
  size: TileSize;
  /** Its name and all that stands on it, read aloud. */
  spoken: string;
  /** The key that picks it: its place among the tiles, from 1. */
  number?: number | undefined;
  selected?: boolean;
  /** Why it cannot be chosen: paper becomes an outline. */
  unavailable?: string | undefined;
  /** The paragraph of the rules behind that, where there is one. */
  rule?: string | undefined;
  /** It acts at once instead of being chosen. */
  acts?: boolean;
  /** Where it is pointed at until it is chosen. */
  place?: string | undefined;
  /** Nothing where it is only looked at. */
  onPress: (() => void) | undefined;
  style?: StyleProp<ViewStyle>;
  children: ReactNode | ((tone: TileTone) => ReactNode);
}

/** One answer on the shelf: paper to touch, ringed when chosen, an outline where it cannot be. */
export function Tile(props: TileProps) {
  const {
    size,
    spoken,
    number,
    selected = false,
    unavailable,
    rule,
    acts = false,
    place,
    onPress,
    style,
    children,
  } = props;
  const { colour } = useTheme();
  const { common } = useText();
  const board = useBoard();
  const off = unavailable !== undefined;
  const live = !off && onPress !== undefined;
  const digit = number === undefined ? undefined : DIGITS[number - 1];
  useTableShortcuts(digit === undefined || !live ? {} : { [digit]: onPress });
  const tone = live
    ? { type: colour.ink, soft: colour.inkSoft }
    : { type: colour.text, soft: colour.textSoft };
  const look = [
    styles.tile,
    { width: size.width, minHeight: size.height },
    live
      ? { backgroundColor: colour.paper, borderColor: colour.edge }
      : { borderColor: off ? colour.textSoft : colour.line },
    off && styles.off,
    style,
  ];
  const label = off ? common.unavailable({ what: spoken, reason: unavailable }) : spoken;
  const content = typeof children === 'function' ? children(tone) : children;
  if (onPress === undefined) {
    return (
      <View accessible role="img" aria-label={label} style={look}>
        {content}
      </View>
    );
  }
  return (
    <Raised up={selected} ring={colour.action} paper={live}>
      <Touchable
        role={acts ? 'button' : 'radio'}
        label={label}
        disabled={off}
        onRefused={explaining(board, { what: spoken, why: unavailable, rule })}
        checked={acts ? undefined : selected}
        place={selected ? undefined : place}
        onPress={onPress}
        style={look}
      >
        {content}
      </Touchable>
    </Raised>
  );
}

const styles = StyleSheet.create({
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: TILE_GAP },
  tile: {
    borderWidth: BORDER,
    borderRadius: radius.card,
    // As high as the highest of its row.
    flexGrow: 1,
    paddingHorizontal: SIDE,
    paddingVertical: 3,
    justifyContent: 'center',
  },
  off: { borderStyle: 'dashed' },
});
