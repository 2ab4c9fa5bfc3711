import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { Figure } from '@/ui/components';
import { widthOf } from '@/ui/components/card';
import { duration, radius, useTheme } from '@/ui/theme';
import type { Flight } from './flights';
import { figureZone, playerZone } from './places';

const LETTERS = 16;
/** As high as the line of figures beside which it stands, so that the name above or below stays to be read. */
const HEIGHT = 20;
const AROUND = 5;

interface Change {
  readonly key: string;
  /** Whose amount it is, or where else it shows itself. */
  readonly at: Seat | readonly string[];
  readonly by: number;
  /** How an amount is written, without its sign. */
  readonly format: (amount: number) => string;
  readonly start: number;
}

/** What is paid or gained rises beside its amount, or from where it comes. */
export function changeOf({ key, at, by, format, start }: Change): Flight {
  const words = `${by < 0 ? '−' : '+'}${format(Math.abs(by))}`;
  const places = typeof at === 'number' ? [figureZone(at), playerZone(at)] : at;
  return {
    key,
    from: places,
    to: places,
    ...(typeof at === 'number' && { beside: true, within: [playerZone(at)] }),
    size: { width: Math.ceil(widthOf('figure', words, LETTERS)) + 2 * AROUND, height: HEIGHT },
    start,
    lasts: duration.moneyAtMost,
    manner: 'rise',
    draw: () => <Words words={words} />,
  };
}

/** On a ground of its own: it passes marks, over which it could not be read. */
function Words({ words }: { words: string }) {
  const { colour } = useTheme();
  return (
    <View style={[styles.ground, { backgroundColor: colour.tableDeep, borderColor: colour.action }]}>
      <Figure value={words} size={LETTERS} colour={colour.action} maxScale={1} />
    </View>
  );
}

const styles = StyleSheet.create({
  ground: {
    height: HEIGHT,
    justifyContent: 'center',
    paddingHorizontal: AROUND - 1,
    borderWidth: 1,
    borderRadius: radius.button,
  },
});
