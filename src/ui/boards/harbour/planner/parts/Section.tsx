import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';

interface SectionProps {
  title: string;
  about: string;
  children: ReactNode;
}

/** A step of the purchase under its head. */
export function Section({ title, about, children }: SectionProps) {
  const { colour } = useTheme();
  return (
    <View style={styles.section}>
      <View style={styles.head}>
        <Type variant="label" heading={3} colour={colour.textSoft}>
          {title}
        </Type>
        <Type variant="aside" size={16} colour={colour.textSoft} style={styles.about}>
          {about}
        </Type>
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: 4 },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 8,
    paddingHorizontal: 2,
  },
  about: { flexShrink: 1 },
});
