import { StyleSheet, View } from 'react-native';
import { useTheme } from '@/ui/theme';
import { Icon } from '@/ui/icons';
import { Type } from '../Type';
import { CardBack, type CardBackProps } from './CardBack';

const PAPER_EDGES = [2, 1] as const;

export interface DeckStackProps extends Omit<CardBackProps, 'size'> {
  width: number;
  count: number;
  /** A word before the count, where there is room: "Deck". */
  caption?: string;
  spoken: string;
  /** Few are left: a sign stands beside the count. */
  warns?: boolean;
}

/** A face-down deck shows two paper edges; its count is a figure beside it. */
export function DeckStack({ width, count, caption, spoken, warns = false, ...back }: DeckStackProps) {
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
      <Type variant="cardLineStrong" colour={warns ? colour.action : colour.text}>
        {count}
      </Type>
      {warns && <Icon name="hazard-sign" size={14} colour={colour.action} />}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  edge: { position: 'absolute', borderWidth: 0.5 },
});
