import { StyleSheet, View } from 'react-native';
import { Figure, Type } from '@/ui/components';
import { widthOf } from '@/ui/components/card';
import { Icon } from '@/ui/icons';
import { RollingFigure } from '../../kit/motion';

export interface AmountInks {
  readonly text: string;
  readonly soft: string;
  /** Of what would be. */
  readonly ahead: string;
}

interface AmountProps {
  value: number;
  /** What it would be, where that is something else. */
  then?: number | undefined;
  format?: ((value: number) => string) | undefined;
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

interface Words {
  readonly value: string;
  readonly then: string | undefined;
  readonly after: string | undefined;
}

function widthAt(size: number, { value, then, after }: Words): number {
  const changed = then === undefined ? 0 : arrowSize(size) + widthOf('figure', then, size) + 2 * GAP;
  const behind = after === undefined ? 0 : GAP + widthOf('words', after, WORDS);
  return widthOf('figure', value, size) + changed + behind;
}

interface Fitted {
  readonly size: number;
  readonly whole: boolean;
}

function fitted(size: number, room: number, figures: Words): Fitted {
  for (let at = size; at >= LEAST; at -= 1)
    if (widthAt(at, figures) <= room) return { size: at, whole: true };
  return { size: LEAST + 1, whole: false };
}

/** A figure as it is, rolling where it changes, and behind an arrow as it would be: 5 → 6. */
export function Amount(props: AmountProps) {
  const { value, format = String, after, size: wanted, room = Infinity, inks } = props;
  const then = props.then === undefined || props.then === value ? undefined : format(props.then);
  const { size, whole } = fitted(wanted, room, { value: format(value), then, after });
  return (
    <View style={styles.row}>
      <RollingFigure value={value} format={format} size={size} colour={inks.text} />
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
