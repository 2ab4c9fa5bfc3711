import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Type } from '@/ui/components';
import { RoomContext, space, useLayout, useTheme } from '@/ui/theme';

/** A share of the window, within what its lines need and can use. */
const COLUMN = { share: 0.2, least: 256, most: 380 };

function columnIn(width: number): number {
  return Math.round(Math.min(COLUMN.most, Math.max(COLUMN.least, width * COLUMN.share)));
}

interface BesideTableProps {
  /** What the column is called. */
  label: string;
  /** What stands there, where there is room for it. */
  column: () => ReactNode;
  children: ReactNode;
}

/** The table with a column at its right, where the window is a desktop's; the table then has the room that is left. */
export function BesideTable({ label, column, children }: BesideTableProps) {
  const { desktop, width, height } = useLayout();
  const insets = useSafeAreaInsets();
  const { colour } = useTheme();
  const across = desktop ? columnIn(width) + insets.right : 0;
  const room = desktop ? { width: width - across, height, insets: { ...insets, right: 0 } } : undefined;
  return (
    <View style={styles.row}>
      <View style={styles.table}>
        <RoomContext value={room}>{children}</RoomContext>
      </View>
      {desktop && (
        <View
          role="complementary"
          aria-label={label}
          style={[
            styles.column,
            { width: across, paddingTop: insets.top + space.panel, paddingRight: insets.right },
            { backgroundColor: colour.tableDeep, borderColor: colour.line },
          ]}
        >
          {column()}
        </View>
      )}
    </View>
  );
}

interface BesidePanelProps {
  title: string;
  /** Takes the room that is left, and scrolls within it. */
  scrolls?: boolean;
  children: ReactNode;
}

/** A part of the column, below its title. */
export function BesidePanel({ title, scrolls = false, children }: BesidePanelProps) {
  return (
    <View style={[styles.panel, scrolls && styles.scroll]}>
      <Type variant="panelTitle" heading={2}>
        {title}
      </Type>
      {scrolls ? (
        <ScrollView style={styles.scroll} contentContainerStyle={styles.content}>
          {children}
        </ScrollView>
      ) : (
        <View style={styles.beside}>{children}</View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flex: 1, flexDirection: 'row' },
  table: { flex: 1 },
  column: { borderLeftWidth: 1, paddingLeft: space.panel, gap: space.margin },
  panel: { gap: space.half },
  beside: { paddingRight: space.panel },
  scroll: { flex: 1 },
  content: { paddingRight: space.panel, paddingBottom: space.margin },
});
