import { ScrollView, StyleSheet, View } from 'react-native';
import type { CardSize } from '@/ui/components/card';
import { useTable } from '../table';
import { EmptyHand, FaceDown } from './FaceDown';
import { HandCover, useIsCovered, useIsNobodys } from './HandCover';
import type { HandCards } from './held';
import { OpenHands } from './OpenHands';
import { stepOf } from './overlap';
import { useCardInSight } from './useCardInSight';

const NOBODY = { width: 120, shown: 2 };
/** The outer cards lean out a little. */
const SIDE = 10;
const COVER = 64;

interface HandFanProps extends HandCards {
  width: number;
  size: CardSize;
}

/** The hand fanned out; what lies below its edge shows when it is looked through. */
export function HandFan({ width, size, cards, hands }: HandFanProps) {
  const { handHidden, past } = useTable();
  const nobodys = useIsNobodys();
  const covered = useIsCovered();
  const count = cards.length;
  const inner = width - 2 * SIDE;
  const step = stepOf(count, size, inner);
  const scroller = useCardInSight(cards, step);
  if (past?.handsOpen === true) return <OpenHands width={width} size={size} hands={hands} />;
  if (covered) return <HandCover style={[styles.fan, styles.cover]} />;
  if (nobodys) {
    return (
      <View style={styles.fan}>
        <FaceDown width={Math.min(width, NOBODY.width)} size={size} shown={NOBODY.shown} count={count} />
      </View>
    );
  }
  if (count === 0) return <EmptyHand />;
  if (handHidden) return <FaceDown width={width} size={size} shown={count} count={count} />;
  const fits = step * (count - 1) + size.width <= inner + 1;
  const middle = (count - 1) / 2;
  const tilt = Math.min(1.7, 10 / Math.max(1, count));
  return (
    <ScrollView
      ref={scroller}
      testID="fan"
      horizontal
      scrollEnabled={!fits}
      showsHorizontalScrollIndicator={false}
      style={[styles.scroll, { width }]}
      contentContainerStyle={styles.fan}
    >
      {cards.map(({ key, card }, at) => {
        const off = at - middle;
        const lower = fits ? 4 + (off * off * 9) / Math.max(4, middle * middle + 1) : 4;
        return (
          <View
            key={key}
            style={[styles.fanned, { width: at === count - 1 ? size.width : step, marginTop: lower }]}
          >
            <View style={[{ width: size.width }, fits && { transform: [{ rotate: `${off * tilt}deg` }] }]}>
              {card(size, true)}
            </View>
          </View>
        );
      })}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  scroll: { flexGrow: 0 },
  fan: { paddingHorizontal: SIDE, paddingVertical: 6 },
  fanned: { overflow: 'visible' },
  cover: { height: COVER + 12 },
});
