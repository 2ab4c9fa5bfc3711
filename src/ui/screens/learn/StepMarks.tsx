import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';

/** The steps of a chapter: a tick for each that is done, a ring for the one that is on. */
export function StepMarks({ steps, done }: { steps: number; done: number }) {
  const { colour } = useTheme();
  return (
    <View aria-hidden style={styles.marks}>
      {Array.from({ length: steps }, (_, step) =>
        step < done ? (
          <Icon key={step} name="check" size={14} colour={colour.action} />
        ) : (
          <View
            key={step}
            style={[
              styles.mark,
              { borderColor: step === done ? colour.action : colour.textSoft },
              step === done && styles.on,
            ]}
          />
        ),
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  marks: { flexDirection: 'row', alignItems: 'center', gap: 5, minHeight: 16 },
  mark: { width: 8, height: 8, borderWidth: 1.5, borderRadius: 4 },
  on: { width: 12, height: 12, borderWidth: 3.5, borderRadius: 6 },
});
