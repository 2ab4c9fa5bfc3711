import { StyleSheet, View } from 'react-native';
import { HAND_ORDERS } from '@/storage/settings';
import { Button, SegmentedChoice, Type } from '@/ui/components';
import { Card, CARD_SCALE_AT_MOST } from '@/ui/components/card';
import { space, useLayout, useTheme } from '@/ui/theme';
import { faceInHand } from '../model/faces';
import { useHand } from '../parts/Hand';
import { CashButton, DeliverButton } from '../parts/HandActions';
import { useBoard } from '../table/board';
import { CardGrid } from './CardGrid';

const WIDEST = 640;
const GAP = 8;

/** The whole hand at a glance, in any order; it can be covered here too. */
export function HandSheet() {
  const board = useBoard();
  const { colour, fontScale } = useTheme();
  const { width } = useLayout();
  const hand = useHand();
  const { text, shared, own, handHidden } = board;
  if (own === undefined) return null;
  const inner = Math.min(WIDEST, width) - 2 * space.margin - 2;
  const columns = Math.max(2, Math.floor((inner + GAP) / (112 + GAP)));
  const across = Math.min(148, Math.floor((inner - GAP * (columns - 1)) / columns));
  const size = { width: across, height: Math.round(across * 1.4) };
  return (
    <View style={styles.sheet}>
      <SegmentedChoice
        label={shared.hand.sort}
        choices={HAND_ORDERS.map((sort) => ({ value: sort, label: text.hand.sorts[sort] }))}
        value={board.sort}
        onChange={board.sortBy}
      />
      {handHidden ? (
        <Type variant="aside" colour={colour.textSoft}>
          {shared.hand.hidden({ count: hand.length })}
        </Type>
      ) : fontScale > CARD_SCALE_AT_MOST ? (
        <CardGrid cards={hand} />
      ) : (
        <View style={styles.grid}>
          {hand.map((card) => (
            <Card
              key={card}
              face={faceInHand(board.faces(card))}
              size={size}
              onPress={() => board.open({ of: 'card', card })}
            />
          ))}
        </View>
      )}
      <View style={styles.deeds}>
        <DeliverButton />
        <CashButton />
        {board.past === undefined && (
          <Button
            label={handHidden ? shared.act.show : shared.act.hide}
            variant="secondary"
            size="small"
            onPress={() => {
              board.hideHand(!handHidden);
              if (!handHidden) board.closeAll();
            }}
          />
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.panel },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP, paddingVertical: 4 },
  deeds: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
});
