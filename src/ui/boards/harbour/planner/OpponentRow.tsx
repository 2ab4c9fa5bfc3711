import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { standings } from '@/games/harbour/score';
import { HouseFlag } from '@/ui/art';
import { Touchable, Type } from '@/ui/components';
import { radius, useTheme } from '@/ui/theme';
import { Zone } from '../../kit/motion';
import { HousePips } from '../art/HousePips';
import { Laurel } from '../art/Laurel';
import { calledAs } from '../model/called';
import { zone } from '../motion/zones';
import { BuyingPower } from '../parts/BuyingPower';
import { useBoard } from '../table/board';

export const OPPONENT_ROW = 54;

/** Below this there is room for figures only. */
const ROOMY = 360;

interface OpponentRowProps {
  seat: Seat;
  width: number;
}

/** Somebody else while a purchase takes the room of the boards; a touch shows all of it. */
export function OpponentRow({ seat, width }: OpponentRowProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const { view } = board;
  const points = standings(view)[seat]?.total ?? 0;
  const bought = view.bought[seat] ?? 0;
  const name = calledAs(board, seat);
  const roomy = width >= ROOMY;
  return (
    <Zone name={zone.player(seat)}>
      <Touchable
        role="button"
        label={board.text.planner.opponent({ name, points, bought })}
        onPress={() => board.open({ of: 'player', seat })}
        style={[
          styles.row,
          roomy && styles.roomy,
          { width, backgroundColor: colour.panel, borderColor: colour.line },
        ]}
      >
        <HouseFlag house={board.house(seat)} width={roomy ? 36 : 28} />
        <Type variant="cardTitle" size={roomy ? 19 : 17} maxScale={1.1} oneLine style={styles.name}>
          {name}
        </Type>
        <HousePips bought={bought} size={roomy ? 16 : 13} />
        <View style={styles.power}>
          <BuyingPower seat={seat} words={roomy ? 'long' : 'none'} size={18} />
        </View>
        <Laurel points={points} size={roomy ? 34 : 30} />
      </Touchable>
    </Zone>
  );
}

const styles = StyleSheet.create({
  row: {
    height: OPPONENT_ROW,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingHorizontal: 9,
    borderWidth: 1,
    borderRadius: radius.panel - 1,
  },
  roomy: { gap: 12 },
  name: { flexShrink: 1 },
  power: { marginLeft: 'auto' },
});
