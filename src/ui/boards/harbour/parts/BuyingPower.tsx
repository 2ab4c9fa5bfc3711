import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { isYou } from '../model/called';
import { powerOf } from '../model/prospect';
import { useBoard } from '../table/board';
import { Amount } from './Amount';
import { useStockInks } from './inks';

interface BuyingPowerProps {
  seat: Seat;
  /** What stands before the figure. */
  words: 'long' | 'short' | 'none';
  size?: number;
}

/** The most that a player can pay for a building, now and after what is in mind. */
export function BuyingPower({ seat, words, size = 17 }: BuyingPowerProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const { amount } = useStockInks('table');
  const { now, then } = powerOf(board, seat);
  const { quay } = board.text;
  const money = board.money(now);
  const said = isYou(board, seat)
    ? quay.youPowerSpoken({ money })
    : quay.powerSpoken({ name: board.name(seat), money });
  return (
    <View
      accessible
      role="img"
      aria-label={now === then ? said : quay.powerThenSpoken({ said, then: board.money(then) })}
      style={styles.row}
    >
      {words !== 'none' && (
        <Type variant="text" size={15} colour={colour.textSoft}>
          {words === 'long' ? quay.power : quay.powerShort}
        </Type>
      )}
      <Amount key={seat} value={now} then={then} format={board.money} size={size} inks={amount} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 6 },
});
