import { StyleSheet, View } from 'react-native';
import { Figure, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';

export interface AmountInks {
  readonly text: string;
  readonly soft: string;
  /** Of what would be. */
  readonly ahead: string;
}

interface AmountProps {
  value: string;
  /** What it would be, where that is something else. */
  then?: string | undefined;
  /** Stands behind both, smaller: "of 4". */
  after?: string | undefined;
  size: number;
  inks: AmountInks;
}

/** A figure as it is and, behind an arrow, as it would be: 5 → 6. */
export function Amount({ value, then, after, size, inks }: AmountProps) {
  return (
    <View style={styles.row}>
      <Figure value={value} size={size} colour={inks.text} />
      {then !== undefined && then !== value && (
        <>
          <Icon name="arrow" size={Math.round(size * 0.66)} colour={inks.ahead} />
          <Figure value={then} size={size} colour={inks.ahead} />
        </>
      )}
      {after !== undefined && (
        <Type variant="cardLine" colour={inks.soft}>
          {after}
        </Type>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 3 },
});
