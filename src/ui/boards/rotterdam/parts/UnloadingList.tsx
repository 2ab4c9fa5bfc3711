import { StyleSheet, View } from 'react-native';
import type { Unloading } from '@/games/rotterdam/ahead/loader';
import { Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';
import { HouseChip } from '../art/HouseChip';
import { unloadingWords } from '../model/unloading';
import { useBoard } from '../table/board';

/** What comes of each ship, in the order of unloading. */
export function UnloadingList({ ships, width }: { ships: readonly Unloading[]; width: number }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { words, house } = board;
  return (
    <View role="list" style={[styles.list, { width }]}>
      {ships.map((ship, at) => (
        <View key={at} role="listitem" style={styles.line}>
          <Icon name="arrow" size={14} colour={colour.textSoft} />
          <HouseChip house={house(ship.owner)} width={18} />
          <Type variant="text" size={15} colour={colour.textSoft} style={styles.words}>
            <Type variant="textStrong" size={15}>
              {`${words.harbour(ship.harbour)} `}
            </Type>
            {unloadingWords(board, ship)}
          </Type>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: 2 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 22 },
  words: { flex: 1 },
});
