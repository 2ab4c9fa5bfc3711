import { ScrollView, StyleSheet, View } from 'react-native';
import type { CardId } from '@/games/packet-row/cards';
import { Type } from '@/ui/components';
import { Slip, type CardSize } from '@/ui/components/card';
import { Zone } from '@/ui/boards/kit/motion';
import { useTheme } from '@/ui/theme';
import { faceInHand } from '../model/faces';
import { sorted } from '../model/sorting';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { OwnCard } from './CardPlace';
import { HiddenCard } from './HiddenCard';
import { OpenHands, OpenHandsList } from './OpenHands';
import { shownOf } from './overlap';

/** The own hand in the chosen order. */
export function useHand(): readonly CardId[] {
  const { own, sort } = useBoard();
  return own === undefined ? [] : sorted(own.player.hand, sort);
}

function stepOf(count: number, size: CardSize, width: number): number {
  if (count < 2) return size.width;
  return shownOf(size.width, (width - size.width) / (count - 1));
}

interface HandProps {
  width: number;
  size: CardSize;
}

/** Nothing is shown: of nobody, or because its owner covered it. */
function FaceDown({ width, size, shown }: HandProps & { shown: number }) {
  const { own, shared, past } = useBoard();
  const { colour } = useTheme();
  const step = stepOf(shown, size, width);
  const hidden =
    own === undefined ? shared.hand.nobody : shared.hand.hidden({ count: own.player.hand.length });
  return (
    <View accessible role="img" aria-label={hidden} style={styles.down}>
      <View style={{ width: step * (shown - 1) + size.width, height: size.height }}>
        {Array.from({ length: shown }, (_, at) => (
          <View key={at} style={[styles.laid, { left: at * step }]}>
            <HiddenCard {...size} />
          </View>
        ))}
      </View>
      {own === undefined && (
        <View style={styles.words}>
          <Type variant="cardTitle">{hidden}</Type>
          <Type variant="aside" size={16} colour={colour.textSoft}>
            {past === undefined ? shared.hand.nobodyAbout : shared.hand.nobodyThen}
          </Type>
        </View>
      )}
    </View>
  );
}

function Empty() {
  const { shared, past } = useBoard();
  const { colour } = useTheme();
  return (
    <Type variant="aside" colour={colour.textSoft}>
      {past === undefined ? shared.hand.empty : shared.player.noCards}
    </Type>
  );
}

/** The hand side by side, overlapped as far as needed, then scrolled. */
export function HandRow({ width, size }: HandProps) {
  const { own, handHidden, past } = useBoard();
  const hand = useHand();
  if (past?.handsOpen === true) return <OpenHands width={width} size={size} />;
  if (own === undefined) return <FaceDown width={Math.min(width, 200)} size={size} shown={3} />;
  if (hand.length === 0) return <Empty />;
  if (handHidden) return <FaceDown width={width} size={size} shown={hand.length} />;
  const step = stepOf(hand.length, size, width);
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      style={[styles.scroll, { width: width + 2 * BLEED, height: size.height + 2 * BLEED }]}
      contentContainerStyle={styles.bleed}
    >
      {hand.map((card, at) => (
        <View key={card} style={{ width: at === hand.length - 1 ? size.width : step }}>
          <OwnCard card={card} size={size} />
        </View>
      ))}
    </ScrollView>
  );
}

/** Room for shadows and focus rings inside what scrolls. */
const BLEED = 6;

/** The outer cards lean out a little. */
const FAN_SIDE = 10;

/** The hand fanned out; what lies below its edge shows when it is looked through. */
export function HandFan({ width, size }: HandProps) {
  const { own, handHidden, past } = useBoard();
  const hand = useHand();
  if (past?.handsOpen === true) return <OpenHands width={width} size={size} />;
  if (own === undefined) {
    return (
      <View style={styles.fan}>
        <FaceDown width={Math.min(width, 120)} size={size} shown={2} />
      </View>
    );
  }
  if (hand.length === 0) return <Empty />;
  if (handHidden) return <FaceDown width={width} size={size} shown={hand.length} />;
  const inner = width - 2 * FAN_SIDE;
  const step = stepOf(hand.length, size, inner);
  const fits = step * (hand.length - 1) + size.width <= inner + 1;
  const middle = (hand.length - 1) / 2;
  const tilt = Math.min(1.7, 10 / Math.max(1, hand.length));
  const fan = hand.map((card, at) => {
    const off = at - middle;
    return (
      <View
        key={card}
        style={[
          styles.fanned,
          {
            width: at === hand.length - 1 ? size.width : step,
            marginTop: fits ? 4 + (off * off * 9) / Math.max(4, middle * middle + 1) : 4,
          },
        ]}
      >
        <View style={[{ width: size.width }, fits && { transform: [{ rotate: `${off * tilt}deg` }] }]}>
          <OwnCard card={card} size={size} />
        </View>
      </View>
    );
  });
  return (
    <ScrollView
      horizontal
      scrollEnabled={!fits}
      showsHorizontalScrollIndicator={false}
      style={[styles.fanScroll, { width }]}
      contentContainerStyle={styles.fan}
    >
      {fan}
    </ScrollView>
  );
}

/** The hand as an upright list of slips. */
export function HandList({ width, minHeight }: { width: number; minHeight: number }) {
  const board = useBoard();
  const hand = useHand();
  if (board.past?.handsOpen === true) return <OpenHandsList width={width} minHeight={minHeight} />;
  if (board.own === undefined || board.handHidden) {
    return (
      <FaceDown width={width / 2} size={{ width: 60, height: 84 }} shown={board.own === undefined ? 2 : 3} />
    );
  }
  if (hand.length === 0) return <Empty />;
  return (
    <View style={styles.list}>
      {hand.map((card) => (
        <Zone key={card} name={zone.card(card)}>
          <Slip
            face={faceInHand(board.faces(card))}
            width={width}
            minHeight={minHeight}
            tone="current"
            onPress={() => board.open({ of: 'card', card })}
          />
        </Zone>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  scroll: { flexGrow: 0, marginHorizontal: -6, marginVertical: -6 },
  bleed: { padding: 6 },
  fanScroll: { flexGrow: 0 },
  fan: { paddingHorizontal: FAN_SIDE, paddingVertical: 6 },
  fanned: { overflow: 'visible' },
  down: { flexDirection: 'row', alignItems: 'center', gap: 16 },
  laid: { position: 'absolute', top: 0 },
  words: { flexShrink: 1, gap: 2 },
  list: { gap: 6 },
});
