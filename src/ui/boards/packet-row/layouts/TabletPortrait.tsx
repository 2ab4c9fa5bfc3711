import { StyleSheet, View } from 'react-native';
import { AREAS } from '@/games/packet-row/cards';
import { IconButton, Type } from '@/ui/components';
import { space, useRoom, useTheme } from '@/ui/theme';
import { useText } from '@/ui/text';
import { HandRow, HideHandButton } from '../../kit/hand';
import { Warning } from '../../kit/prompt';
import { AreaRow } from '../parts/AreaPanel';
import { ToHand, useHandCards } from '../parts/Hand';
import { CashButton, DeliverButton, UndoButton } from '../parts/HandActions';
import { ShipFlags } from '../parts/OwnShips';
import { Players } from '../parts/Players';
import { PromptPanel } from '../parts/Prompt';
import { Zone } from '@/ui/boards/kit/motion';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { banknotes } from '../table/decision';

const HEAD = 64;
const STRIP = 64;
const PROMPT = 82;
const HAND = 176;
const ACTIONS = 150;
const GAP = 6;

/** The areas in one column, each with its head at the left edge. */
export function TabletPortrait() {
  const board = useBoard();
  const hand = useHandCards();
  const { colour } = useTheme();
  const { games } = useText();
  const { width, height, insets } = useRoom();
  const { shared, view, own } = board;
  const across = width - insets.left - insets.right - 2 * space.margin;
  const down = height - insets.top - Math.max(insets.bottom, 10);
  const rowHeight = Math.min(
    230,
    Math.floor((down - HEAD - STRIP - PROMPT - HAND - 16 - 3 * GAP - 10) / AREAS.length),
  );
  const handWidth = across - (own === undefined ? 0 : ACTIONS + 12);

  return (
    <View style={[styles.table, { paddingTop: insets.top, paddingLeft: insets.left + space.margin }]}>
      <View style={[styles.head, { width: across }]}>
        <IconButton icon="menu" label={shared.menu} onPress={board.onMenu} />
        <View style={styles.title}>
          <Type variant="title" size={25}>
            {games['packet-row'].name}
          </Type>
          <Type variant="aside" size={18} colour={colour.textSoft}>
            {shared.round({ round: view.round })}
          </Type>
        </View>
        <UndoButton />
        <IconButton icon="scroll-unfurled" label={shared.log} onPress={board.onLog} />
      </View>
      <View style={[styles.strip, { width: across }]}>
        <Players style="medium" gap={6} />
      </View>
      <View style={styles.areas}>
        {AREAS.map((area) => (
          <AreaRow key={area} area={area} width={across} height={rowHeight} />
        ))}
      </View>
      <PromptPanel style={[styles.prompt, { width: across }]} short flag={50} told={2} />
      <Warning />
      <View style={[styles.hand, { width: across }]}>
        <Zone name={zone.hand}>
          <HandRow {...hand} width={handWidth} size={{ width: 120, height: 168 }} />
        </Zone>
        {own !== undefined && (
          <View style={styles.actions}>
            <DeliverButton />
            <ShipFlags label width={28} />
            <View style={styles.pair}>
              {banknotes(board).length > 0 ? <CashButton grow /> : <HideHandButton />}
              <ToHand />
            </View>
          </View>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  head: { height: HEAD, flexDirection: 'row', alignItems: 'center', gap: 8 },
  title: { flex: 1, flexDirection: 'row', alignItems: 'baseline', justifyContent: 'center', gap: 8 },
  strip: { height: STRIP, paddingBottom: 8, flexDirection: 'row' },
  areas: { gap: GAP },
  prompt: { minHeight: PROMPT, marginTop: 8 },
  hand: { marginTop: 9, flexDirection: 'row', gap: 12, height: HAND },
  actions: { width: ACTIONS, marginLeft: 'auto', gap: 8 },
  pair: { flexDirection: 'row', gap: 6 },
});
