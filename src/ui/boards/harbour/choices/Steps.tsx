import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';

const DOT = 20;

interface StepsProps {
  done: readonly string[];
  /** What is open now. */
  open: string | undefined;
}

/** A visit as a line of stations: what was done, and the one that is open. */
export function Steps({ done, open }: StepsProps) {
  const { colour } = useTheme();
  return (
    <View style={styles.steps}>
      {done.map((step, at) => (
        <View key={at} style={styles.step}>
          {(open !== undefined || at < done.length - 1) && (
            <View style={[styles.line, { backgroundColor: colour.textSoft }]} />
          )}
          <View style={[styles.dot, { backgroundColor: colour.brass }]}>
            <Icon name="check" size={13} colour={colour.onBrass} />
          </View>
          <Type variant="text" style={styles.words}>
            {step}
          </Type>
        </View>
      ))}
      {open !== undefined && (
        <View style={styles.step}>
          <View style={[styles.dot, styles.open, { borderColor: colour.action }]}>
            <View style={[styles.eye, { backgroundColor: colour.action }]} />
          </View>
          <Type variant="cardTitle" style={styles.words}>
            {open}
          </Type>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  steps: { gap: 14 },
  step: { flexDirection: 'row', alignItems: 'flex-start', gap: 10 },
  line: { position: 'absolute', left: DOT / 2 - 0.75, top: DOT, bottom: -14, width: 1.5, opacity: 0.6 },
  dot: { width: DOT, height: DOT, borderRadius: DOT / 2, alignItems: 'center', justifyContent: 'center' },
  open: { borderWidth: 3 },
  eye: { width: 8, height: 8, borderRadius: 4 },
  words: { flexShrink: 1 },
});
