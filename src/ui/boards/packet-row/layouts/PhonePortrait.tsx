import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { IconButton, Touchable, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { space, useLayout, useTheme } from '@/ui/theme';
import { useText } from '@/ui/text';
import { AreaTabs, useFocusedArea } from '../parts/AreaTabs';
import { FocusedArea } from '../parts/FocusedArea';
import { HandFan } from '../parts/Hand';
import { DeliverButton, HandButton, UndoButton } from '../parts/HandActions';
import { ShipFlags } from '../parts/OwnShips';
import { PlayerStrip } from '../parts/PlayerCell';
import { DecisionButtons, PromptWords, Warning } from '../parts/Prompt';
import { Zone } from '@/ui/motion';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { decisionOf } from '../table/decision';

const LOW_BELOW = 700;
const FAN = 132;

/** One area at a time; the hand and the buttons in reach of the thumb. */
export function PhonePortrait() {
  const board = useBoard();
  const { colour, fontScale } = useTheme();
  const { home } = useText();
  const insets = useSafeAreaInsets();
  const { width, height } = useLayout();
  const focus = useFocusedArea();
  const { text, view, own, seats } = board;
  const sides = { paddingLeft: insets.left + space.panel, paddingRight: insets.right + space.panel };
  const across = width - insets.left - insets.right - 2 * space.panel;
  const down = height - insets.top - insets.bottom;
  const low = down < LOW_BELOW * fontScale;
  const room = Math.max(0, down - 790);
  // Where what comes next stands beside the cards, they have its room below.
  const beside = across >= 500 ? 64 : 0;
  const cardHeight = low
    ? Math.round(138 * Math.max(1, fontScale))
    : Math.min(260, 156 + beside + Math.round(room * 0.4));

  return (
    <View style={[styles.table, { paddingTop: insets.top }]}>
      <View style={[styles.head, sides]}>
        <IconButton icon="menu" label={text.menu} onPress={board.onMenu} />
        <View style={styles.title}>
          {!low && (
            <Type variant="title" size={21} align="center">
              {home.games.packetRow.name}
            </Type>
          )}
          <Type variant="aside" size={16} align="center" colour={colour.textSoft}>
            {text.round({ round: view.round })}
          </Type>
        </View>
        {low && <HandButton />}
        <UndoButton />
        <IconButton icon="scroll-unfurled" label={text.log} onPress={board.onLog} />
      </View>
      <ScrollView style={styles.scroll} contentContainerStyle={[sides, styles.content]}>
        <View style={styles.players}>
          <PlayerStrip
            style={across / seats.length < 84 ? 'tiny' : 'narrow'}
            gap={seats.length > 4 ? 4 : 6}
          />
        </View>
        <View>
          <AreaTabs focus={focus} low={low} />
          <FocusedArea focus={focus} width={across} cardHeight={cardHeight} />
        </View>
        <Warning />
      </ScrollView>
      <View style={[styles.prompt, sides]}>
        <PromptWords short flag={40} />
      </View>
      {own !== undefined && !low && (
        <View style={[styles.handHead, sides]}>
          <Touchable
            role="button"
            label={text.hand.open({ count: own.player.hand.length })}
            onPress={() => board.open({ of: 'hand' })}
            style={styles.handLabel}
          >
            <Icon name="card-pick" size={20} colour={colour.textSoft} />
            <Type variant="label" colour={colour.textSoft}>
              {text.hand.label({ count: own.player.hand.length })}
            </Type>
          </Touchable>
          <ShipFlags label />
        </View>
      )}
      {!low && (
        <View style={[styles.fan, { height: FAN + Math.round(room * 0.2) }]}>
          <Zone name={zone.hand}>
            <HandFan width={width} size={{ width: 112, height: 158 }} />
          </Zone>
        </View>
      )}
      <ActionBar bottom={insets.bottom} />
    </View>
  );
}

function ActionBar({ bottom }: { bottom: number }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { primary, secondary } = decisionOf(board);
  const nothing = primary === undefined && secondary === undefined;
  if (nothing && board.own === undefined) return null;
  return (
    <View
      style={[
        styles.actions,
        { backgroundColor: colour.tableDeep, borderColor: colour.line, paddingBottom: Math.max(bottom, 12) },
      ]}
    >
      <DecisionButtons wide />
      {nothing && <View style={styles.scroll} />}
      <DeliverButton compact={!nothing} />
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 8, paddingTop: 6, paddingBottom: 8 },
  title: { flex: 1 },
  scroll: { flex: 1 },
  content: { gap: 10, paddingTop: 2, paddingBottom: 4 },
  players: { flexDirection: 'row' },
  prompt: { flexDirection: 'row', minHeight: 52, paddingVertical: 4 },
  handHead: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  handLabel: { flexDirection: 'row', alignItems: 'center', gap: 6, minHeight: 48 },
  fan: { overflow: 'hidden' },
  actions: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingTop: 10,
    paddingHorizontal: 12,
    borderTopWidth: 1,
  },
});
