import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/icons';
import { useText } from '@/ui/text';
import { space, touch, useTheme } from '@/ui/theme';
import { Touchable } from './Touchable';
import { Type } from './Type';

export interface ToggleProps {
  label: string;
  about?: string | undefined;
  /** Why it cannot be changed now, in a sentence: shown below what it is about and read with its name. */
  unavailable?: string | undefined;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** On or off: the whole row is touched. The knob's place and its tick tell, not the colour alone. */
export function Toggle({ label, about, unavailable, value, onChange }: ToggleProps) {
  const { colour } = useTheme();
  const { common } = useText();
  const off = unavailable !== undefined;
  const named = off ? common.unavailable({ what: label, reason: unavailable }) : label;
  return (
    <Touchable
      role="switch"
      label={about === undefined ? named : `${named}${off ? '' : '.'} ${about}`}
      checked={value}
      disabled={off}
      onPress={() => onChange(!value)}
      style={styles.row}
    >
      <View style={styles.words}>
        <Type variant="cardTitle">{label}</Type>
        {about !== undefined && (
          <Type variant="text" colour={colour.textSoft}>
            {about}
          </Type>
        )}
        {off && (
          <Type variant="aside" colour={colour.textSoft}>
            {unavailable}
          </Type>
        )}
      </View>
      <View
        style={[
          styles.track,
          value
            ? { backgroundColor: colour.action, borderColor: colour.action, alignItems: 'flex-end' }
            : { borderColor: colour.textSoft },
          off && styles.off,
        ]}
      >
        <View
          style={[
            styles.knob,
            value ? { backgroundColor: colour.onAction } : { borderColor: colour.textSoft, borderWidth: 2 },
          ]}
        >
          {value && <Icon name="check" size={18} colour={colour.action} />}
        </View>
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.panel, minHeight: touch.button },
  words: { flex: 1, gap: space.half / 2 },
  track: {
    width: 56,
    height: 32,
    borderRadius: 16,
    borderWidth: 1.5,
    padding: 2.5,
    justifyContent: 'center',
  },
  off: { borderStyle: 'dashed' },
  knob: { width: 24, height: 24, borderRadius: 12, alignItems: 'center', justifyContent: 'center' },
});
