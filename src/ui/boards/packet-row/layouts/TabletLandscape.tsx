import { StyleSheet, View } from 'react-native';
import { AREAS } from '@/games/packet-row/cards';
import { IconButton, Type } from '@/ui/components';
import { space, useRoom, useTheme } from '@/ui/theme';
import { useText } from '@/ui/text';
import { HandRow, HideHandButton } from '../../kit/hand';
import { Warning } from '../../kit/prompt';
import { AreaPanel } from '../parts/AreaPanel';
import { ToHand, useHandCards } from '../parts/Hand';
import { CashButton, DeliverButton, UndoButton } from '../parts/HandActions';
import { ShipCards } from '../parts/OwnShips';
import { Players } from '../parts/Players';
import { PromptPanel } from '../parts/Prompt';
import { Zone } from '@/ui/boards/kit/motion';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';

const STRIP = 68;
const PROMPT = 68;
/** Of a hand card; larger tablets give it more. */
const HAND = { least: 168, most: 220 };
const DESIGNED = 820;
const SHIPS = 186;
const ACTIONS = 156;
const GAP = 10;

/** The whole table at once: players, four areas, the question, the hand. */
export function TabletLandscape() {
  const board = useBoard();
  const held = useHandCards();
  const { colour } = useTheme();
  const { games } = useText();
  const { width, height, insets } = useRoom();
  const { shared, view, seats } = board;
  const across = width - insets.left - insets.right - 2 * space.margin;
  const down = height - insets.top - Math.max(insets.bottom, 6);
  const areaWidth = Math.floor((across - 12) / 2);
  const hand = Math.round(Math.min(HAND.most, HAND.least + Math.max(0, down - DESIGNED) * 0.3));
  const areaHeight = Math.floor((down - STRIP - 2 * GAP - PROMPT - hand - 2 * GAP) / 2);
  const hasShips = board.own !== undefined;
  const handWidth = across - (hasShips ? SHIPS + 16 : 0) - (hasShips ? ACTIONS + 16 : 0);

  return (
    <View style={[styles.table, { paddingTop: insets.top, paddingLeft: insets.left + space.margin }]}>
      <View style={[styles.strip, { width: across }]}>
        <IconButton icon="menu" label={shared.menu} onPress={board.onMenu} />
        <View style={styles.title}>
          <Type variant="title" size={20}>
            {games['packet-row'].name}
          </Type>
          <Type variant="aside" size={16} colour={colour.textSoft}>
            {shared.round({ round: view.round })}
          </Type>
        </View>
        <Players style={seats.length > 4 ? 'medium' : 'wide'} gap={8} />
        <UndoButton />
        <IconButton icon="scroll-unfurled" label={shared.log} onPress={board.onLog} />
      </View>
      <View style={[styles.areas, { width: across }]}>
        {AREAS.map((area) => (
          <AreaPanel key={area} area={area} width={areaWidth} height={areaHeight} />
        ))}
      </View>
      <PromptPanel style={[styles.prompt, { width: across }]} short={false} flag={54} told={3} />
      <Warning />
      <View style={[styles.hand, { width: across }]}>
        {hasShips && <ShipCards width={SHIPS} />}
        <Zone name={zone.hand}>
          <HandRow {...held} width={handWidth} size={{ width: Math.round(hand / 1.4), height: hand }} />
        </Zone>
        {hasShips && (
          <View style={styles.actions}>
            <DeliverButton />
            <CashButton />
            <View style={styles.pair}>
              <HideHandButton />
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
  strip: { height: STRIP, flexDirection: 'row', alignItems: 'center', gap: 8 },
  title: { minWidth: 112, paddingLeft: 4 },
  areas: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 12, rowGap: GAP },
  prompt: { minHeight: PROMPT, marginTop: GAP },
  hand: { marginTop: GAP, flexDirection: 'row', gap: 16, flex: 1 },
  actions: { width: ACTIONS, marginLeft: 'auto', gap: 6 },
  pair: { flexDirection: 'row', gap: 6 },
});
