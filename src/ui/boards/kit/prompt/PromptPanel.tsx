import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { radius, useTheme } from '@/ui/theme';
import { useTable } from '../table';

interface PromptPanelProps {
  style: StyleProp<ViewStyle>;
  children: ReactNode;
}

/** The question with its answers beside it, where the table is wide enough; framed for whoever is asked. */
export function PromptPanel({ style, children }: PromptPanelProps) {
  const { asked, actor, own } = useTable();
  const { colour } = useTheme();
  const look = {
    backgroundColor: colour.tableDeep,
    borderColor: asked === (actor ?? own?.seat) ? colour.action : colour.line,
  };
  return <View style={[styles.panel, look, style]}>{children}</View>;
}

const styles = StyleSheet.create({
  panel: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    paddingLeft: 14,
    paddingRight: 8,
    borderWidth: 1.5,
    borderRadius: radius.panel,
  },
});
