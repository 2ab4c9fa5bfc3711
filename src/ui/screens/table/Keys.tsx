import { StyleSheet, View } from 'react-native';
import { KeyCap, KeysNote, Type } from '@/ui/components';
import type { Shortcut } from '@/ui/keyboard';
import { useText } from '@/ui/text';
import { space } from '@/ui/theme';

/** Every key of the table with what it does. */
export function Keys() {
  const { keyNames } = useText().table;
  return (
    <View style={styles.keys}>
      {(Object.entries(keyNames) as [Shortcut, string][]).map(([shortcut, name]) => (
        <View key={shortcut} style={styles.key}>
          <Type variant="text" style={styles.name}>
            {name}
          </Type>
          <KeyCap shortcut={shortcut} told />
        </View>
      ))}
      <KeysNote />
    </View>
  );
}

const styles = StyleSheet.create({
  keys: { gap: space.group },
  key: { flexDirection: 'row', alignItems: 'center', gap: space.panel },
  name: { flex: 1 },
});
