import { StyleSheet, View } from 'react-native';
import { useTheme } from '@/ui/theme';
import { Type } from '../Type';
import { CardBack, type CardBackProps } from './CardBack';

const PAPER_EDGES = [2, 1] as const;

export interface DeckStackProps extends Omit<CardBackProps, 'size'> {
  width: number;
  count: number;
  /** A word before the count, where there is room: "Deck". */
  caption?: string;
  spoken: string;
}

/** A face-down deck shows two paper edges; its count is a figure beside it. */
export function DeckStack({ width, count, caption, spoken, ...back }: DeckStackProps) {
  const { colour } = useTheme();
  const size = { width, height: Math.round(width * 1.4) };
  return (
    <View accessible role="img" aria-label={spoken} style={styles.row}>
      <View style={{ width: width + 3, height: size.height + 3 }}>
        {PAPER_EDGES.map((by) => (
          <View
            key={by}
            style={[
              size,
              styles.edge,
              { left: by * 1.4, top: by * 1.4, borderRadius: width * 0.12 },
              { backgroundColor: colour.paperFuture, borderColor: colour.inkSoft },
            ]}
          />
        ))}
        <CardBack {...back} size={size} />
      </View>
      {caption !== undefined && (
        <Type variant="cardLine" colour={colour.textSoft}>
          {caption}
        </Type>
      )}
      <Type variant="cardLineStrong">{count}</Type>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  edge: { position: 'absolute', borderWidth: 0.5 },
});
