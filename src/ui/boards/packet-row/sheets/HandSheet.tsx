import { StyleSheet, View } from 'react-native';
import { HAND_ORDERS } from '@/storage/settings';
import { Button, SegmentedChoice, Type } from '@/ui/components';
import { CARD_SCALE_AT_MOST } from '@/ui/components/card';
import { space, useTheme } from '@/ui/theme';
import { CardGrid } from '../../kit/sheets';
import { faceInHand } from '../model/faces';
import { useHand } from '../parts/Hand';
import { CashButton, DeliverButton } from '../parts/HandActions';
import { Rule } from '../parts/Rule';
import { useBoard } from '../table/board';
import { HandTotals } from './HandTotals';
import { Slips } from './Slips';

/** The whole hand at a glance, in any order, with what it amounts to. */
export function HandSheet() {
  const board = useBoard();
  const { colour, fontScale } = useTheme();
  const hand = useHand();
  const { text, shared, own, handHidden } = board;
  if (own === undefined) return null;
  return (
    <View style={styles.sheet}>
      <SegmentedChoice
        label={shared.hand.sort}
        choices={HAND_ORDERS.map((sort) => ({ value: sort, label: text.hand.sorts[sort] }))}
        value={board.sort}
        onChange={board.sortBy}
      />
      {!handHidden && <HandTotals hand={hand} />}
      {handHidden ? (
        <Type variant="aside" colour={colour.textSoft}>
          {shared.hand.hidden({ count: hand.length })}
        </Type>
      ) : fontScale > CARD_SCALE_AT_MOST ? (
        <Slips cards={hand} />
      ) : (
        <CardGrid
          cards={hand}
          face={(card) => faceInHand(board.faces(card))}
          onOpen={(card) => board.open({ of: 'card', card })}
        />
      )}
      <Rule paragraph="taken-cards" />
    </View>
  );
}

/** What can be done with the hand, in reach however long it is. */
export function HandFoot() {
  const board = useBoard();
  const { shared, handHidden } = board;
  return (
    <View style={styles.deeds}>
      <DeliverButton />
      <CashButton />
      <Button
        label={handHidden ? shared.act.show : shared.act.hide}
        variant="secondary"
        size="small"
        style={styles.hide}
        onPress={() => {
          board.hideHand(!handHidden);
          if (!handHidden) board.closeAll();
        }}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.panel },
  // All three in one line of a phone.
  hide: { flexGrow: 1, flexShrink: 1, paddingHorizontal: 6 },
  deeds: { flexDirection: 'row', flexWrap: 'wrap', gap: space.group },
});
