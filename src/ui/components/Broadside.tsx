import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { radius, useTheme } from '@/ui/theme';

export interface BroadsideProps {
  style?: StyleProp<ViewStyle>;
  /** Hardly more than its words. */
  tight?: boolean;
  children: ReactNode;
}

/** A printed sheet: paper with a keyline inside its edge, for what is announced. */
export function Broadside({ style, tight = false, children }: BroadsideProps) {
  const { colour } = useTheme();
  return (
    <View style={[styles.sheet, { backgroundColor: colour.paper, borderColor: colour.edge }, style]}>
      <View style={[styles.keyline, tight && styles.tight, { borderColor: colour.ink }]}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { borderRadius: radius.panel, borderWidth: 1, padding: 5 },
  keyline: {
    flexGrow: 1,
    borderWidth: 1.2,
    borderRadius: radius.slip,
    paddingVertical: 12,
    paddingHorizontal: 14,
  },
  tight: { paddingVertical: 6, paddingHorizontal: 10 },
});
