import { StyleSheet, View } from 'react-native';
import { GOODS } from '@/games/harbour/cards/goods';
import { INLAND_PRICE } from '@/games/harbour/cards/limits';
import { Figure, Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { GoodIcon } from '../../art/GoodIcon';
import { zone } from '../../motion/zones';
import { useBoard } from '../../table/board';
import { PaperSwitch } from './PaperSwitch';
import { Tick } from './Tick';

interface InlandSwitchProps {
  on: boolean;
  /** Sold before, in the same purchase. */
  done: boolean;
  unavailable: string | undefined;
  rule: string | undefined;
  onPress: () => void;
}

/** HB-40: one of each good, before anything is shipped. */
export function InlandSwitch({ on, done, unavailable, rule, onPress }: InlandSwitchProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const { inland } = board.text.planner;
  const off = unavailable !== undefined;
  const paid = board.money(INLAND_PRICE);
  return (
    <PaperSwitch
      role="checkbox"
      label={`${inland.title}, ${inland.about}, ${paid}`}
      on={on}
      unavailable={unavailable}
      rule={rule}
      place={zone.inland}
      onPress={onPress}
      style={styles.row}
    >
      {(!off || done) && <Tick on={on} />}
      <View style={styles.words}>
        <Type variant="cardTitle" size={17} colour={off ? colour.text : colour.ink}>
          {inland.title}
        </Type>
        <View style={styles.about}>
          <Type variant="cardLine" colour={off ? colour.textSoft : colour.inkSoft} style={styles.shrinks}>
            {unavailable ?? inland.about}
          </Type>
          {!off && GOODS.map((_, good) => <GoodIcon key={good} good={good} size={17} />)}
        </View>
      </View>
      <Figure value={paid} size={20} colour={off ? colour.textSoft : colour.ink} />
    </PaperSwitch>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: 52,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 11,
    paddingLeft: 11,
    paddingRight: 12,
    paddingVertical: 5,
  },
  words: { flex: 1, minWidth: 0, gap: 2 },
  about: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 5 },
  shrinks: { flexShrink: 1 },
});
