import { useDeferredValue } from 'react';
import { StyleSheet, View } from 'react-native';
import { Card, CARD_SCALE_AT_MOST, CARD_SIZES, Slip, type CardFace } from '@/ui/components/card';
import { radius, space, useLayout, useTheme } from '@/ui/theme';

const SLIP = { width: 240, minHeight: 72 };

/** The cards that a paragraph speaks of, lying on the table. */
export function Plate({ faces }: { faces: readonly CardFace[] }) {
  const { colour, fontScale } = useTheme();
  const { device } = useLayout();
  const size = CARD_SIZES.supply[device];
  // Words come first: cards are drawn once the page can be read, in the room that is kept for them.
  const drawn = useDeferredValue(true, false);
  return (
    <View style={[styles.plate, { backgroundColor: colour.tableDeep }]}>
      {faces.map((face, at) =>
        fontScale > CARD_SCALE_AT_MOST ? (
          <Slip key={at} face={face} tone="current" {...SLIP} />
        ) : (
          <View key={at} style={size}>
            {drawn && <Card face={face} size={size} />}
          </View>
        ),
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  plate: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.panel,
    padding: space.panel,
    borderRadius: radius.card,
  },
});
