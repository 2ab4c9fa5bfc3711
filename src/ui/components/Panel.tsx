import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { radius, space, useTheme } from '@/ui/theme';

export interface PanelProps {
  tone?: 'plain' | 'active' | 'raised' | 'deep';
  style?: StyleProp<ViewStyle>;
  children: ReactNode;
}

/** Information on the table. What can be taken is paper instead. */
export function Panel({ tone = 'plain', style, children }: PanelProps) {
  const { colour } = useTheme();
  const look = {
    plain: { backgroundColor: colour.panel, borderColor: colour.line, borderWidth: 1 },
    active: { backgroundColor: colour.panelActive, borderColor: colour.action, borderWidth: 2.5 },
    raised: { backgroundColor: colour.raised, borderColor: colour.line, borderWidth: 1 },
    deep: { backgroundColor: colour.tableDeep, borderColor: colour.action, borderWidth: 1.5 },
  }[tone];
  return <View style={[styles.panel, look, style]}>{children}</View>;
}

const styles = StyleSheet.create({
  panel: { borderRadius: radius.panel, padding: space.panel },
});
