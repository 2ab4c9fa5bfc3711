import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/icons';
import { INKS, useTheme } from '@/ui/theme';

const SIZE = 24;

/** Filled with a tick once chosen; an empty ring before. */
export function Tick({ on }: { on: boolean }) {
  const { colour } = useTheme();
  return (
    <View
      style={[
        styles.tick,
        on ? { backgroundColor: INKS.red.print } : [styles.open, { borderColor: colour.inkSoft }],
      ]}
    >
      {on && <Icon name="check" size={16} colour={colour.onInk} />}
    </View>
  );
}

const styles = StyleSheet.create({
  tick: { width: SIZE, height: SIZE, borderRadius: SIZE / 2, alignItems: 'center', justifyContent: 'center' },
  open: { borderWidth: 2 },
});
