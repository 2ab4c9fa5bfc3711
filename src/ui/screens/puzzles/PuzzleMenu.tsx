import { StyleSheet, View } from 'react-native';
import { KeysNote, MenuRow } from '@/ui/components';
import { useText } from '@/ui/text';
import { space } from '@/ui/theme';

interface PuzzleMenuProps {
  onAgain: () => void;
  onLog: () => void;
  onRules: () => void;
  onSettings: () => void;
  onLeave: () => void;
}

/** What can be done at a puzzle beside solving it. */
export function PuzzleMenu({ onAgain, onLog, onRules, onSettings, onLeave }: PuzzleMenuProps) {
  const { puzzles, table } = useText();
  return (
    <View style={styles.rows}>
      <MenuRow icon="undo" label={puzzles.again} onPress={onAgain} />
      <MenuRow icon="scroll-unfurled" label={table.log} shortcut="log" onPress={onLog} />
      <MenuRow icon="rule-book" label={table.rules} shortcut="rules" onPress={onRules} />
      <MenuRow icon="cog" label={table.settings} onPress={onSettings} />
      <MenuRow icon="sail" label={puzzles.leave} onPress={onLeave} />
      <KeysNote />
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { gap: space.group },
});
