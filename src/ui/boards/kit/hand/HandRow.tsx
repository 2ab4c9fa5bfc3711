import { ScrollView, StyleSheet, View } from 'react-native';
import type { CardSize } from '@/ui/components/card';
import { useTable } from '../table';
import { EmptyHand, FaceDown } from './FaceDown';
import { HandCover, useIsCovered, useIsNobodys } from './HandCover';
import type { HandCards } from './held';
import { OpenHands } from './OpenHands';
import { stepOf } from './overlap';
import { useCardInSight } from './useCardInSight';

/** Where nobody's hand is shown: so many backs in so much room. */
const NOBODY = { width: 200, shown: 3 };
/** Room for shadows and focus rings inside what scrolls. */
const BLEED = 6;

interface HandRowProps extends HandCards {
  width: number;
  size: CardSize;
}

/** The hand side by side, overlapped as far as needed, then scrolled. */
export function HandRow({ width, size, cards, hands }: HandRowProps) {
  const { handHidden, past } = useTable();
  const nobodys = useIsNobodys();
  const covered = useIsCovered();
  const count = cards.length;
  const step = stepOf(count, size, width);
  const scroller = useCardInSight(cards, step);
  if (past?.handsOpen === true) return <OpenHands width={width} size={size} hands={hands} />;
  if (covered) return <HandCover style={{ width, height: size.height }} />;
  if (nobodys) {
    return <FaceDown width={Math.min(width, NOBODY.width)} size={size} shown={NOBODY.shown} count={count} />;
  }
  if (count === 0) return <EmptyHand />;
  if (handHidden) return <FaceDown width={width} size={size} shown={count} count={count} />;
  return (
    <ScrollView
      ref={scroller}
      horizontal
      showsHorizontalScrollIndicator={false}
      style={[styles.scroll, { width: width + 2 * BLEED, height: size.height + 2 * BLEED }]}
      contentContainerStyle={styles.bleed}
    >
      {cards.map(({ key, card }, at) => (
        <View key={key} style={{ width: at === count - 1 ? size.width : step }}>
          {card(size)}
        </View>
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  scroll: { flexGrow: 0, marginHorizontal: -BLEED, marginVertical: -BLEED },
  bleed: { padding: BLEED },
});
