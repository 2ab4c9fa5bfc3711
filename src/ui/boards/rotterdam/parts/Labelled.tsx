import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';

/** How high the head of a part is. */
export const LABEL = 22;

interface LabelledProps {
  label: string;
  width: number;
  children: ReactNode;
}

/** A part of the table with its name above it. */
export function Labelled({ label, width, children }: LabelledProps) {
  const { colour } = useTheme();
  return (
    <View style={{ width }}>
      <View style={styles.head}>
        <Type variant="label" heading={2} maxScale={1.15} colour={colour.textSoft}>
          {label}
        </Type>
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ head: { height: LABEL, justifyContent: 'center' } });
