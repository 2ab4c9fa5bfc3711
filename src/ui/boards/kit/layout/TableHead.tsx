import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { IconButton, Type } from '@/ui/components';
import { NARROW_BELOW, useRoom, useTheme } from '@/ui/theme';
import { useTable } from '../table';
import { UndoButton } from './UndoButton';

interface TableHeadProps {
  style?: StyleProp<ViewStyle>;
  /** Between the menu and what has happened: a title, the players, what has no other place. */
  children: ReactNode;
}

/** Menu, undo and log, with what stands between them. */
export function TableHead({ style, children }: TableHeadProps) {
  const { shared, onMenu, onLog } = useTable();
  const below = useRoom().width < NARROW_BELOW;
  return (
    <View style={[styles.head, style, below && styles.wraps]}>
      <IconButton icon="menu" label={shared.menu} shortcut="menu" onPress={onMenu} />
      {below ? <View style={styles.between} /> : children}
      <UndoButton />
      <IconButton icon="scroll-unfurled" label={shared.log} shortcut="log" onPress={onLog} />
      {below && <View style={styles.below}>{children}</View>}
    </View>
  );
}

/** Start: two lines beside the menu. Line: both in one line. Middle: two lines in the middle. Large: the same, as large as type is. */
const LOOKS = {
  start: { title: 20, aside: 16, align: undefined },
  line: { title: 25, aside: 18, align: undefined },
  middle: { title: 21, aside: 16, align: 'center' },
  large: { title: undefined, aside: undefined, align: 'center' },
} as const;

interface TableTitleProps {
  /** Low windows have no room for it. */
  title?: string | undefined;
  /** How far the game is. */
  aside: string;
  /** Where a long one has to be smaller than usual. */
  asideSize?: number | undefined;
  look: keyof typeof LOOKS;
}

export function TableTitle({ title, aside, asideSize, look }: TableTitleProps) {
  const { colour } = useTheme();
  const { align, ...sizes } = LOOKS[look];
  return (
    <View style={look === 'start' ? styles.start : look === 'line' ? styles.line : styles.middle}>
      {title !== undefined && (
        <Type variant="title" size={sizes.title} align={align}>
          {title}
        </Type>
      )}
      <Type variant="aside" size={asideSize ?? sizes.aside} align={align} colour={colour.textSoft}>
        {aside}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  wraps: { flexWrap: 'wrap' },
  between: { flex: 1 },
  below: { width: '100%', flexDirection: 'row' },
  start: { minWidth: 112, paddingLeft: 4 },
  line: { flex: 1, flexDirection: 'row', alignItems: 'baseline', justifyContent: 'center', gap: 8 },
  middle: { flex: 1 },
});
