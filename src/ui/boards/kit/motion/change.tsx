import { StyleSheet, View } from 'react-native';
import { Figure } from '@/ui/components';
import { duration, radius, useTheme } from '@/ui/theme';
import type { Flight, Size } from './flights';

const ROOM: Size = { width: 112, height: 40 };

interface Change {
  readonly key: string;
  /** Where the amount stands. */
  readonly at: readonly string[];
  readonly by: number;
  /** How an amount is written, without its sign. */
  readonly format: (amount: number) => string;
  readonly start: number;
}

/** What is paid or gained rises from where its amount stands. */
export function changeOf({ key, at, by, format, start }: Change): Flight {
  const words = `${by < 0 ? '−' : '+'}${format(Math.abs(by))}`;
  return {
    key,
    from: at,
    to: at,
    size: ROOM,
    start,
    lasts: duration.moneyAtMost,
    manner: 'rise',
    draw: () => <Words words={words} />,
  };
}

/** On a ground of its own: it passes names and marks, over which it could not be read. */
function Words({ words }: { words: string }) {
  const { colour } = useTheme();
  return (
    <View style={[styles.ground, { backgroundColor: colour.tableDeep, borderColor: colour.action }]}>
      <Figure value={words} size={20} colour={colour.action} />
    </View>
  );
}

const styles = StyleSheet.create({
  ground: { paddingHorizontal: 8, borderWidth: 1, borderRadius: radius.button },
});
