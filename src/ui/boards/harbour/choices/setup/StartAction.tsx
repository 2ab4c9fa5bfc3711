import { StyleSheet, View } from 'react-native';
import { BOARD_ACTIONS, type PlayerBoard } from '@/games/harbour/cards/player-boards';
import { Figure, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';
import { AnyGood } from '../../art/AnyGood';
import { GoodIcon } from '../../art/GoodIcon';
import { useBoard } from '../../table/board';

/** What a start building gives: goods, or a purchase. */
export function StartAction({ board }: { board: PlayerBoard }) {
  const { text } = useBoard();
  const { colour, fontScale } = useTheme();
  const [gain] = BOARD_ACTIONS[board]?.parts ?? [];
  if (gain?.part !== 'gain') return null;
  return (
    <View style={styles.row}>
      {gain.goods.map((units, good) =>
        units === 0 ? null : (
          <View key={good} style={styles.pair}>
            <Figure value={`+${units}`} size={18} colour={colour.ink} />
            <GoodIcon good={good} size={21 * fontScale} />
          </View>
        ),
      )}
      <View style={styles.pair}>
        <Figure value={`+${gain.any}`} size={18} colour={colour.ink} />
        <AnyGood size={19 * fontScale} colour={colour.ink} />
      </View>
      {gain.different && (
        <Type variant="cardLineStrong" colour={colour.ink}>
          {text.setUp.different}
        </Type>
      )}
      <View style={styles.pair}>
        <Type variant="cardLineStrong" colour={colour.ink}>
          {text.setUp.or}
        </Type>
        <Icon name="shop" size={19 * fontScale} colour={colour.ink} />
        <Type variant="cardLineStrong" colour={colour.ink}>
          {text.setUp.buy}
        </Type>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 8, rowGap: 2 },
  pair: { flexDirection: 'row', alignItems: 'center', gap: 3 },
});
