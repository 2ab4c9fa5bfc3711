import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { touch, useTheme } from '@/ui/theme';
import { isNothing, type Decision } from './decision';
import { DecisionButtons, type DecisionButtonsProps } from './DecisionButtons';

interface ActionBarProps extends Pick<DecisionButtonsProps, 'terse'> {
  decision: Decision;
  /** Of the window, kept free of buttons. */
  bottom: number;
  /** A line above it in this colour, where somebody else decides than one would expect. */
  edge?: string | undefined;
  /** Stands before the answers. */
  before?: ReactNode;
  /** Stands behind them. */
  children?: ReactNode;
}

/** The answers in reach of the thumb, at the foot of a phone. */
export function ActionBar({ decision, bottom, edge, before, children, terse }: ActionBarProps) {
  const { colour } = useTheme();
  return (
    <View
      style={[
        styles.bar,
        { backgroundColor: colour.tableDeep, borderColor: colour.line, paddingBottom: Math.max(bottom, 12) },
        edge !== undefined && [styles.edge, { borderColor: edge }],
      ]}
    >
      {before}
      <DecisionButtons decision={decision} wide terse={terse} />
      {isNothing(decision) && <View style={styles.room} />}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingTop: 10,
    paddingHorizontal: 12,
    borderTopWidth: 1,
  },
  edge: { borderTopWidth: 3, paddingTop: 8 },
  // As high as a button, so that the table stays where it is.
  room: { flex: 1, minHeight: touch.button },
});
