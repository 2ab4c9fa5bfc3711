import { StyleSheet, View } from 'react-native';
import { Figure, Type } from '@/ui/components';
import { widthOf } from '@/ui/components/card';
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
  /** What there is for all of it: figures shrink a little, then what stands behind them gives way. */
  room?: number | undefined;
  inks: AmountInks;
}

const GAP = 3;
const LEAST = 15;
const WORDS = 14;
const arrowSize = (size: number) => Math.round(size * 0.6);

function widthAt(
  size: number,
  { value, then, after }: Pick<AmountProps, 'value' | 'then' | 'after'>,
): number {
  const changed = then === undefined ? 0 : arrowSize(size) + widthOf('figure', then, size) + 2 * GAP;
  const behind = after === undefined ? 0 : GAP + widthOf('words', after, WORDS);
  return widthOf('figure', value, size) + changed + behind;
}

function fitted({ size, room = Infinity, ...figures }: Omit<AmountProps, 'inks'>): {
  readonly size: number;
  readonly whole: boolean;
} {
  for (let at = size; at >= LEAST; at -= 1)
    if (widthAt(at, figures) <= room) return { size: at, whole: true };
  return { size: LEAST + 1, whole: false };
}

/** A figure as it is and, behind an arrow, as it would be: 5 → 6. */
export function Amount({ value, then: thought, after, size: wanted, room, inks }: AmountProps) {
  const then = thought === value ? undefined : thought;
  const { size, whole } = fitted({ value, then, after, size: wanted, room });
  return (
    <View style={styles.row}>
      <Figure value={value} size={size} colour={inks.text} />
      {then !== undefined && (
        <>
          <Icon name="arrow" size={arrowSize(size)} colour={inks.ahead} />
          <Figure value={then} size={size} colour={inks.ahead} />
        </>
      )}
      {after !== undefined && whole && (
        <Type variant="cardLine" colour={inks.soft} style={styles.behind}>
          {after}
        </Type>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: GAP },
  behind: { flexShrink: 1 },
});
