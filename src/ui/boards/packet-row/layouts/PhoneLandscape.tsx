import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { IconButton, Touchable, Type } from '@/ui/components';
import { useLayout, useTheme } from '@/ui/theme';
import { AreaTabs, useFocusedArea } from '../parts/AreaTabs';
import { FocusedAreaBeside } from '../parts/FocusedArea';
import { HandList } from '../parts/Hand';
import { DeliverButton, UndoButton } from '../parts/HandActions';
import { ShipFlags } from '../parts/OwnShips';
import { PlayerStrip } from '../parts/PlayerCell';
import { DecisionButtons, PromptWords, Warning } from '../parts/Prompt';
import { Zone } from '@/ui/motion';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';

const STRIP = 56;
const BAR = 68;
const TABS = 72;
const GAP = 10;

/** Tabs upright at the left edge, one area, the hand as a list, the question below. */
export function PhoneLandscape() {
  const board = useBoard();
  const { colour } = useTheme();
  const insets = useSafeAreaInsets();
  const { width, height } = useLayout();
  const focus = useFocusedArea();
  const { text, own } = board;
  const left = Math.max(insets.left, 12);
  const right = Math.max(insets.right, 12);
  const across = width - left - right;
  const bottom = Math.max(insets.bottom, 8);
  const middle = height - insets.top - STRIP - BAR - bottom - 16;
  const handWidth = Math.min(280, Math.max(168, Math.round(across * 0.25)));
  const areaWidth = across - TABS - handWidth - GAP;

  return (
    <View style={[styles.table, { paddingTop: insets.top }]}>
      <View style={[styles.strip, { paddingLeft: left, paddingRight: right }]}>
        <IconButton icon="menu" label={text.menu} onPress={board.onMenu} />
        <PlayerStrip style="line" gap={6} />
        <UndoButton />
        <IconButton icon="scroll-unfurled" label={text.log} onPress={board.onLog} />
      </View>
      <View style={[styles.middle, { height: middle, paddingLeft: left, paddingRight: right }]}>
        <View style={{ width: TABS + 2.5, height: middle }}>
          <AreaTabs focus={focus} upright />
        </View>
        <FocusedAreaBeside focus={focus} width={areaWidth} height={middle} />
        <View style={[styles.hand, { width: handWidth }]}>
          {own !== undefined && (
            <View style={styles.handHead}>
              <Touchable
                role="button"
                label={text.hand.open({ count: own.player.hand.length })}
                onPress={() => board.open({ of: 'hand' })}
                style={styles.handLabel}
              >
                <Type variant="label" colour={colour.textSoft}>
                  {text.hand.label({ count: own.player.hand.length })}
                </Type>
              </Touchable>
              <ShipFlags />
            </View>
          )}
          <ScrollView contentContainerStyle={styles.list}>
            <Zone name={zone.hand}>
              <HandList width={handWidth} minHeight={58} />
            </Zone>
          </ScrollView>
        </View>
      </View>
      <View
        style={[
          styles.bar,
          { backgroundColor: colour.tableDeep, borderColor: colour.line },
          { paddingLeft: left, paddingRight: right, paddingBottom: bottom },
        ]}
      >
        <PromptWords short flag={40} />
        <Warning />
        <DeliverButton compact />
        <DecisionButtons size="small" />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  strip: { height: STRIP, paddingTop: 8, flexDirection: 'row', alignItems: 'center', gap: 6 },
  middle: { marginTop: 8, flexDirection: 'row' },
  hand: { marginLeft: GAP },
  handHead: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginVertical: -8,
  },
  handLabel: { minHeight: 48, justifyContent: 'center' },
  list: { paddingVertical: 4 },
  bar: {
    marginTop: 8,
    flex: 1,
    minHeight: BAR,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    borderTopWidth: 1,
    paddingTop: 4,
  },
});
