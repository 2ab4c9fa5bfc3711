import { StyleSheet, View } from 'react-native';
import { useTheme } from '@/ui/theme';
import { Figure, LaurelFigure } from '../Figure';
import { Type } from '../Type';
import type { CardValue } from './face';
import type { CardMeasures } from './measures';
import type { CardTones } from './tones';

/** Two lines of words stand close, clear of the card's edge. */
const LINE = 1.06;

interface ValueLineProps {
  value: CardValue;
  measures: CardMeasures;
  tones: CardTones;
  /** What is missing, where there is no room for it over the drawing: told instead of the words. */
  tooDear: string | undefined;
  /** Whether a hairline parts it from the drawing; lines of words do that by themselves. */
  ruled?: boolean;
}

/** The figure first, so that a card under another still shows it. */
export function ValueLine({ value, measures, tones, tooDear, ruled = true }: ValueLineProps) {
  const { colour } = useTheme();
  const { figure, words, mark, marks } = value;
  // A bare figure would run together with what is missing: "2" and "6 $ fehlen".
  const missing =
    tooDear !== undefined && figure !== undefined && mark === undefined ? `· ${tooDear}` : tooDear;
  return (
    <View
      style={[
        styles.line,
        !ruled && styles.bare,
        { minHeight: measures.valueLine, marginHorizontal: measures.side, borderColor: tones.edge },
      ]}
    >
      {figure !== undefined && <ValueFigure figure={figure} mark={mark} measures={measures} tones={tones} />}
      {(measures.showsWords || tooDear !== undefined) && (
        <Type
          variant={tooDear === undefined && figure !== undefined ? 'cardLine' : 'cardLineStrong'}
          size={measures.words}
          maxScale={1}
          colour={tooDear !== undefined ? colour.warnInk : figure === undefined ? tones.ink : tones.inkSoft}
          style={[styles.words, { lineHeight: Math.ceil(measures.words * LINE) }]}
        >
          {missing ?? words}
        </Type>
      )}
      {marks !== undefined && <View style={styles.marks}>{marks.draw(tones, measures.scale)}</View>}
    </View>
  );
}

type ValueFigureProps = Omit<ValueLineProps, 'value' | 'tooDear' | 'ruled'> & {
  figure: string;
  mark: CardValue['mark'];
};

function ValueFigure({ figure, mark, measures, tones }: ValueFigureProps) {
  if (mark === 'laurel') {
    return (
      <LaurelFigure
        value={figure}
        size={measures.laurel}
        colour={tones.print}
        ink={tones.ink}
        ground={tones.halo}
      />
    );
  }
  if (mark === 'code') {
    return (
      <View style={[styles.code, { borderColor: tones.ink }]}>
        <Type variant="code" size={measures.words} maxScale={1} colour={tones.ink}>
          {figure}
        </Type>
      </View>
    );
  }
  return (
    <Figure
      value={figure}
      size={measures.figure}
      maxScale={1}
      colour={mark === 'reward' ? tones.print : tones.ink}
    />
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: 5, borderTopWidth: 1 },
  bare: { borderTopWidth: 0 },
  words: { flexShrink: 1 },
  marks: { flexGrow: 1, flexDirection: 'row', justifyContent: 'flex-end', gap: 4 },
  code: { borderWidth: 1.2, borderRadius: 3, paddingHorizontal: 4, paddingVertical: 1 },
});
