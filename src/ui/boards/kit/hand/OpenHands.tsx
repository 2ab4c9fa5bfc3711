import { Fragment } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { FlagName, Type } from '@/ui/components';
import type { CardSize } from '@/ui/components/card';
import { useTheme } from '@/ui/theme';
import { useTable } from '../table';
import type { HandCards } from './held';
import { APART, shownOf } from './overlap';

const BETWEEN = 20;
const NAME = 26;
const RATIO = 1.4;

interface OpenHandsProps extends Pick<HandCards, 'hands'> {
  width: number;
  size: CardSize;
}

/** Every hand beside the others under its flag, overlapped as far as needed, then scrolled. */
export function OpenHands({ width, size, hands }: OpenHandsProps) {
  const height = size.height - NAME;
  const small = { width: Math.round(height / RATIO), height };
  const counts = hands.map((hand) => hand.length);
  const tops = counts.filter((count) => count > 0).length;
  const below = counts.reduce((sum, count) => sum + count, 0) - tops;
  const free = width - tops * small.width - (hands.length - 1) * BETWEEN;
  const step = below === 0 ? small.width : shownOf(small.width, free / below);
  return (
    <ScrollView testID="fan" horizontal style={styles.scroll} contentContainerStyle={styles.hands}>
      {hands.map((hand, seat) => (
        <View key={seat}>
          <Owner seat={seat} count={hand.length} />
          <View style={styles.hand}>
            {hand.map(({ key, card }, at) => (
              <View key={key} style={{ width: at === hand.length - 1 ? small.width : step }}>
                {card(small)}
              </View>
            ))}
          </View>
        </View>
      ))}
    </ScrollView>
  );
}

interface OpenHandsListProps extends Pick<HandCards, 'hands'> {
  width: number;
  minHeight: number;
}

/** The hands one below the other, as lists of slips. */
export function OpenHandsList({ width, minHeight, hands }: OpenHandsListProps) {
  return (
    <View style={styles.list}>
      {hands.map((hand, seat) => (
        <View key={seat} style={styles.slips}>
          <Owner seat={seat} count={hand.length} />
          {hand.map(({ key, slip }) => (
            <Fragment key={key}>{slip(width, minHeight)}</Fragment>
          ))}
        </View>
      ))}
    </View>
  );
}

function Owner({ seat, count }: { seat: Seat; count: number }) {
  const { house, name, shared } = useTable();
  const { colour } = useTheme();
  return (
    <View style={styles.owner}>
      <FlagName house={house(seat)} name={name(seat)} variant="textStrong" />
      {count === 0 && (
        <Type variant="text" colour={colour.textSoft}>
          {shared.player.noCards}
        </Type>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  scroll: { flexGrow: 0 },
  hands: { gap: BETWEEN, paddingHorizontal: 4 },
  hand: { flexDirection: 'row' },
  owner: { flexDirection: 'row', alignItems: 'center', gap: APART, minHeight: NAME, paddingBottom: 4 },
  list: { gap: BETWEEN },
  slips: { gap: 6 },
});
