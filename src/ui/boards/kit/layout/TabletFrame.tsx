import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { space, useRoom } from '@/ui/theme';
import { Warning } from '../prompt';

/** What a tablet's table has to share out, with so much kept free below it at least. */
export function useTabletRoom(below: number): { readonly across: number; readonly down: number } {
  const { width, height, insets } = useRoom();
  return {
    across: width - insets.left - insets.right - 2 * space.margin,
    down: height - insets.top - Math.max(insets.bottom, below),
  };
}

interface TabletFrameProps {
  /** Menu, title and players. */
  head: ReactNode;
  prompt: ReactNode;
  /** The hand and what lies beside it. */
  hand: ReactNode;
  handStyle: StyleProp<ViewStyle>;
  /** What can be done with it, a column at its right. */
  actions?: ReactNode;
  actionsStyle: StyleProp<ViewStyle>;
  /** The table itself. */
  children: ReactNode;
}

/** All at once, from the top: head, table, question, hand. */
export function TabletFrame(props: TabletFrameProps) {
  const { head, prompt, hand, handStyle, actions, actionsStyle, children } = props;
  const { insets } = useRoom();
  const { across } = useTabletRoom(0);
  return (
    <View style={[styles.table, { paddingTop: insets.top, paddingLeft: insets.left + space.margin }]}>
      <View style={{ width: across }}>
        {head}
        {children}
        {prompt}
      </View>
      <Warning />
      <View style={[styles.hand, handStyle, { width: across }]}>
        {hand}
        {actions !== undefined && <View style={[styles.actions, actionsStyle]}>{actions}</View>}
      </View>
    </View>
  );
}

/** Two actions side by side. */
export function ActionPair({ children }: { children: ReactNode }) {
  return <View style={styles.pair}>{children}</View>;
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  hand: { flexDirection: 'row' },
  actions: { marginLeft: 'auto' },
  pair: { flexDirection: 'row', gap: 6 },
});
