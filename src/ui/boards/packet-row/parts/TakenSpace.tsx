import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import type { Taken } from '@/games/packet-row/state';
import { PlantedFlag, plantedWidth } from '@/ui/art';
import { Touchable, Type } from '@/ui/components';
import { EmptySpace, fitTitle, TitleLines, type CardSize } from '@/ui/components/card';
import { Zone } from '@/ui/boards/kit/motion';
import { radius, useTheme } from '@/ui/theme';
import { zone } from '../motion/zones';
import { useBoard, type PacketRowBoard } from '../table/board';

const PADDING = 8;
const EDGE = 1.5;
const GAP = 8;

/** What is said of a card that was taken this round. */
export function takenWords(board: PacketRowBoard, taken: Taken) {
  const { text } = board;
  const name = board.name(taken.seat);
  return {
    title: board.faces(taken.card).title,
    note:
      taken.paid === 0
        ? text.area.takenFree({ name })
        : text.area.taken({ name, price: board.money(taken.paid) }),
    spoken: text.area.takenSpoken({ name, card: board.faces(taken.card).spoken }),
  };
}

interface ShownProps {
  taken: Taken;
  style: StyleProp<ViewStyle>;
  children: ReactNode;
}

/** The card is gone, but everybody may still look at it. */
function Shown({ taken, style, children }: ShownProps) {
  const board = useBoard();
  const { spoken } = takenWords(board, taken);
  return (
    <Touchable
      role="button"
      label={spoken}
      onPress={() => board.open({ of: 'card', card: taken.card })}
      style={style}
    >
      {children}
    </Touchable>
  );
}

/** Where a card lay until somebody took it this round: their flag, the card and what they paid. */
export function TakenSpace({ taken, size }: { taken: Taken; size: CardSize }) {
  const { spoken, ...words } = takenWords(useBoard(), taken);
  const flag = <Flag taken={taken} height={size.width < 116 ? 56 : 64} />;
  return (
    <Shown taken={taken} style={styles.space}>
      <View aria-hidden>
        <EmptySpace size={size} taken={{ ...words, flag }} spoken={spoken} />
      </View>
    </Shown>
  );
}

/** Comes down when the card is taken. */
function Flag({ taken, height }: { taken: Taken; height: number }) {
  const board = useBoard();
  return (
    <Zone name={zone.flag(taken.card)}>
      <PlantedFlag house={board.house(taken.seat)} height={height} />
    </Zone>
  );
}

/** The same in the place of a slip. */
export function TakenSlip({ taken, size }: { taken: Taken; size: CardSize }) {
  const { colour, fontScale } = useTheme();
  const { title, note } = takenWords(useBoard(), taken);
  const flag = Math.min(40, size.height - 16);
  const room = size.width - 2 * (EDGE + PADDING) - GAP - plantedWidth(flag);
  return (
    <Shown
      taken={taken}
      style={[styles.slip, { width: size.width, minHeight: size.height, borderColor: colour.textSoft }]}
    >
      <Flag taken={taken} height={flag} />
      <View style={styles.words}>
        <TitleLines title={fitTitle(title, room, 16 * fontScale)} />
        <Type variant="cardLine" colour={colour.textSoft}>
          {note}
        </Type>
      </View>
    </Shown>
  );
}

const styles = StyleSheet.create({
  space: { borderRadius: radius.card },
  slip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: GAP,
    padding: PADDING,
    borderWidth: EDGE,
    borderStyle: 'dashed',
    borderRadius: radius.slip,
  },
  words: { flexShrink: 1, gap: 2 },
});
