import { StyleSheet, View } from 'react-native';
import { KeysNote, MenuRow } from '@/ui/components';
import { useText } from '@/ui/text';
import { space } from '@/ui/theme';

interface LessonMenuProps {
  onRestart: () => void;
  onLog: () => void;
  onRules: () => void;
  onSettings: () => void;
  onLeave: () => void;
}

/** What can be done in a lesson beside following it. */
export function LessonMenu({ onRestart, onLog, onRules, onSettings, onLeave }: LessonMenuProps) {
  const { learn, table } = useText();
  return (
    <View style={styles.rows}>
      <MenuRow icon="undo" label={learn.restart} onPress={onRestart} />
      <MenuRow icon="scroll-unfurled" label={table.log} shortcut="log" onPress={onLog} />
      <MenuRow icon="rule-book" label={table.rules} shortcut="rules" onPress={onRules} />
      <MenuRow icon="cog" label={table.settings} onPress={onSettings} />
      <MenuRow icon="sail" label={learn.leave} about={learn.leaveAbout} onPress={onLeave} />
      <KeysNote />
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { gap: space.group },
});
