import { StyleSheet, View } from 'react-native';
import { goodName, type Good } from '@/games/harbour/cards/goods';
import { Figure, Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { capitalised } from '@/text/capitalised';
import { GoodToken } from '../../art/GoodToken';
import { zone } from '../../motion/zones';
import { useBoard } from '../../table/board';
import { PaperSwitch } from './PaperSwitch';
import { Tick } from './Tick';

interface GoodSwitchProps {
  good: Good;
  space: number;
  /** What it pays. */
  money: number;
  /** How much of it goes. */
  note: string;
  on: boolean;
  unavailable: string | undefined;
  rule: string | undefined;
  /** How many stand beside each other; fewer than four are low and wide, for small windows and large type. */
  columns: 1 | 2 | 4;
  onPress: () => void;
}

/** A good on its market space: touched, all of it is shipped. */
export function GoodSwitch(props: GoodSwitchProps) {
  const { good, space, money, note, on, unavailable, rule, columns, onPress } = props;
  const board = useBoard();
  const { colour } = useTheme();
  const off = unavailable !== undefined;
  const name = board.words.goods[goodName(good)];
  const paid = board.money(money);
  const wide = columns < 4;
  // Between token and tick of a small window a name needs slender letters, or it breaks.
  const letters = columns === 2 ? 'cardLineStrong' : 'cardTitle';
  const tick = (!off || on) && <Tick on={on} />;
  return (
    <PaperSwitch
      role="checkbox"
      label={board.text.planner.ship.spoken({ good: name, space, money: paid, note })}
      on={on}
      place={zone.ship(good)}
      unavailable={unavailable}
      rule={rule}
      onPress={onPress}
      style={[styles.tile, wide && styles.wide, columns === 1 && styles.whole]}
    >
      <View style={styles.head}>
        <GoodToken good={good} size={30} />
        {!wide && tick}
      </View>
      <View style={wide && styles.words}>
        <Type variant={letters} size={16} colour={off ? colour.text : colour.ink}>
          {capitalised(name)}
        </Type>
        <View style={styles.foot}>
          <Figure value={paid} size={19} colour={off ? colour.text : colour.ink} />
          <Type variant="cardLine" colour={off ? colour.textSoft : colour.inkSoft} style={styles.note}>
            {note}
          </Type>
        </View>
      </View>
      {wide && tick}
    </PaperSwitch>
  );
}

const styles = StyleSheet.create({
  tile: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 68,
    minHeight: 89,
    paddingTop: 7,
    paddingBottom: 6,
    paddingLeft: 8,
    paddingRight: 7,
    justifyContent: 'space-between',
  },
  wide: { flexBasis: '46%', minHeight: 56, flexDirection: 'row', alignItems: 'center', gap: 8 },
  whole: { flexBasis: '100%' },
  words: { flex: 1, minWidth: 0 },
  head: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  foot: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 5 },
  note: { flexShrink: 1 },
});
