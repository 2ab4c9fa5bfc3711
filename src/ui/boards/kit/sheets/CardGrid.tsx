import { StyleSheet, View } from 'react-native';
import { Card } from '@/ui/components/card';
import { useColumnWidth } from './columns';
import type { GridProps } from './SlipGrid';

const GAP = 8;
const NARROWEST = 112;
const WIDEST = 148;

/** Whole cards, as many beside each other as fit a sheet. */
export function CardGrid<Id extends number | string>({ cards, face, onOpen }: GridProps<Id>) {
  const width = useColumnWidth({ narrowest: NARROWEST, widest: WIDEST, gap: GAP, atLeast: 2 });
  const size = { width, height: Math.round(width * 1.4) };
  return (
    <View style={styles.grid}>
      {cards.map((card) => (
        <Card key={card} face={face(card)} size={size} onPress={() => onOpen(card)} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP, paddingVertical: 4 },
});
