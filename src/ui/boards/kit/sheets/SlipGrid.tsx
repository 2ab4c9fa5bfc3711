import { StyleSheet, View } from 'react-native';
import { Slip, type CardFace } from '@/ui/components/card';
import { useTheme } from '@/ui/theme';
import { useColumnWidth } from './columns';

const GAP = 6;
const NARROWEST = 150;

export interface GridProps<Id extends number | string> {
  cards: readonly Id[];
  face: (card: Id) => CardFace;
  onOpen: (card: Id) => void;
}

/** Cards as slips, as many beside each other as fit a sheet. */
export function SlipGrid<Id extends number | string>({ cards, face, onOpen }: GridProps<Id>) {
  const { fontScale } = useTheme();
  const width = useColumnWidth({ narrowest: NARROWEST * Math.max(1, fontScale), gap: GAP, atLeast: 1 });
  return (
    <View style={styles.grid}>
      {cards.map((card) => (
        <Slip
          key={card}
          face={face(card)}
          width={width}
          minHeight={72}
          tone="current"
          onPress={() => onOpen(card)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
});
