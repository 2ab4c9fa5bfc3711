import { StyleSheet, View } from 'react-native';
import type { GameId } from '@/games';
import { KeyCap, KeysNote, Type } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import type { ToldKey } from '@/ui/keyboard';
import { useText } from '@/ui/text';
import { space } from '@/ui/theme';

/** Every key of the table with what it does: those of any table, then those of this game alone. */
export function Keys({ game }: { game: GameId }) {
  const { keyNames, keysTitle } = useText().table;
  const { keys } = useGameWords()(game);
  const told = Object.entries({ ...keyNames, ...keys }) as [ToldKey, string][];
  return (
    // It can have the focus, so that keys scroll it.
    <View role="group" aria-label={keysTitle} tabIndex={0} style={styles.keys}>
      {told.map(([key, name]) => (
        <View key={key} style={styles.key}>
          <Type variant="text" style={styles.name}>
            {name}
          </Type>
          <KeyCap shortcut={key} told />
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
