import { StyleSheet, View } from 'react-native';
import type { Area } from '@/games/packet-row/cards';
import { EmptyState, Type } from '@/ui/components';
import { space, useTheme } from '@/ui/theme';
import { Rule } from '../parts/Rule';
import { useArea } from '../parts/Supply';
import { useBoard } from '../table/board';
import { Slips } from './Slips';

/** PR-24: discard piles are open to everybody. */
export function DiscardsSheet({ area }: { area: Area }) {
  const { text, words } = useBoard();
  const { colour } = useTheme();
  const { discards } = useArea(area);
  if (discards.length === 0) {
    return (
      <View style={styles.sheet}>
        <EmptyState icon="card-discard" title={words.area(area)} text={text.area.noDiscards} />
        <Rule paragraph="discards" />
      </View>
    );
  }
  return (
    <View style={styles.sheet}>
      <Type variant="text" colour={colour.textSoft}>
        {text.area.discardsOrder}
      </Type>
      <Slips cards={[...discards].reverse()} />
      <Rule paragraph="discards" />
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.group },
});
