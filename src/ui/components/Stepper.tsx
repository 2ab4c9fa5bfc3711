import { StyleSheet, View } from 'react-native';
import { useText } from '@/ui/text';
import { space } from '@/ui/theme';
import { Figure } from './Figure';
import { IconButton } from './IconButton';
import { Type } from './Type';

export interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A small number, one up or down. */
export function Stepper({ label, value, min, max, onChange }: StepperProps) {
  const { common } = useText();
  return (
    <View style={styles.row}>
      <Type variant="cardTitle" style={styles.label}>
        {label}
      </Type>
      <View style={styles.steps}>
        <IconButton
          icon="minus"
          label={common.less({ what: label })}
          disabled={value <= min}
          onPress={() => onChange(value - 1)}
        />
        <View style={styles.value} aria-live="polite">
          <Figure value={String(value)} size={22} />
        </View>
        <IconButton
          icon="plus"
          label={common.more({ what: label })}
          disabled={value >= max}
          onPress={() => onChange(value + 1)}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  // In the narrowest window the buttons stand below the words.
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.group },
  label: { flexGrow: 1, flexShrink: 1, flexBasis: 80 },
  steps: { flexDirection: 'row', alignItems: 'center', gap: space.group, marginLeft: 'auto' },
  value: { minWidth: 36, alignItems: 'center' },
});
