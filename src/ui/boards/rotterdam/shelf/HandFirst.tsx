import { StyleSheet } from 'react-native';
import { Panel, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';
import { useBoard } from '../table/board';

/** What is asked depends on the hand, and the hand lies covered. */
export function HandFirst() {
  const { text } = useBoard();
  const { colour } = useTheme();
  return (
    <Panel style={styles.note}>
      <Icon name="spyglass" size={26} colour={colour.textSoft} />
      <Type variant="text" colour={colour.textSoft} style={styles.words}>
        {text.trade.seeHandFirst}
      </Type>
    </Panel>
  );
}

const styles = StyleSheet.create({
  note: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  words: { flex: 1 },
});
