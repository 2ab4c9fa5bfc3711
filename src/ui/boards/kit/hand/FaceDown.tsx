import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import type { CardSize } from '@/ui/components/card';
import { useTheme } from '@/ui/theme';
import { useTable } from '../table';
import { HiddenCard } from './HiddenCard';
import { backStepOf } from './overlap';

interface FaceDownProps {
  width: number;
  size: CardSize;
  /** How many backs are drawn. */
  shown: number;
  /** How many cards the own hand has. */
  count: number;
}

/** Nothing is shown: of nobody, or because its owner covered it. */
export function FaceDown({ width, size, shown, count }: FaceDownProps) {
  const { own, shared, past } = useTable();
  const { colour } = useTheme();
  const step = backStepOf(shown, size, width);
  const hidden = own === undefined ? shared.hand.nobody : shared.hand.hidden({ count });
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

export function EmptyHand() {
  const { shared, past } = useTable();
  const { colour } = useTheme();
  return (
    <Type variant="aside" colour={colour.textSoft}>
      {past === undefined ? shared.hand.empty : shared.player.noCards}
    </Type>
  );
}

const styles = StyleSheet.create({
  down: { flexDirection: 'row', alignItems: 'center', gap: 16 },
  laid: { position: 'absolute', top: 0 },
  words: { flexShrink: 1, gap: 2 },
});
