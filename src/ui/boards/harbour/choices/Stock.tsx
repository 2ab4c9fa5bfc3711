import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { held } from '@/games/harbour/state';
import { Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { GoodIcon } from '../art/GoodIcon';
import { useBoard } from '../table/board';
import { ALL_GOODS } from './edit';

/** What somebody holds, in one line. */
export function Stock({ seat }: { seat: Seat }) {
  const { view } = useBoard();
  const { colour } = useTheme();
  return (
    <View style={styles.stock}>
      {ALL_GOODS.map((good) => {
        const units = held(view, seat, good);
        const ink = units > 0 ? colour.text : colour.textSoft;
        return (
          <View key={good} style={styles.good}>
            <GoodIcon good={good} size={17} colour={ink} />
            <Type variant="textStrong" size={15} colour={ink}>
              {String(units)}
            </Type>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  stock: { flexDirection: 'row', gap: 7, flexWrap: 'wrap' },
  good: { flexDirection: 'row', alignItems: 'center', gap: 3 },
});
