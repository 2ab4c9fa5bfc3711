import { StyleSheet, View } from 'react-native';
import { useText } from '@/ui/text';
import { radius, space, touch, useLayout, useTheme } from '@/ui/theme';
import { Touchable } from './Touchable';
import { Type } from './Type';
import { useArrowKeys } from './useArrowKeys';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Why it cannot be chosen now: read with its name. */
  readonly unavailable?: string | undefined;
}

export interface SegmentedChoiceProps<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Two choices a row, where all of them in one would be too narrow. */
  inPairs?: boolean;
}

/** One of a few: a radio group in which arrow keys choose. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, choices, value, onChange, inPairs = false } = props;
  const { colour, fontScale } = useTheme();
  const { common } = useText();
  const { narrow } = useLayout();
  const stacked = fontScale > 1.3 || narrow;

  const keys = useArrowKeys(choices.length, (at) => {
    const next = choices[at];
    if (next !== undefined && next.unavailable === undefined) onChange(next.value);
  });

  return (
    <View
      role="radiogroup"
      aria-label={label}
      style={[
        styles.group,
        inPairs && styles.wrapped,
        stacked && styles.stacked,
        { borderColor: colour.textSoft },
      ]}
    >
      {choices.map((choice, index) => {
        const chosen = choice.value === value;
        const { label: what, unavailable: reason } = choice;
        return (
          <Touchable
            key={choice.value}
            {...keys(index)}
            role="radio"
            label={reason === undefined ? what : common.unavailable({ what, reason })}
            checked={chosen}
            disabled={reason !== undefined}
            tabIndex={chosen ? 0 : -1}
            onPress={() => onChange(choice.value)}
            style={[
              styles.segment,
              !stacked && (inPairs ? styles.half : styles.share),
              chosen && { backgroundColor: colour.action },
            ]}
          >
            {chosen && <View style={[styles.keyline, { borderColor: colour.onAction }]} />}
            <Type
              variant="button"
              size={16}
              align="center"
              colour={chosen ? colour.onAction : reason === undefined ? colour.text : colour.textSoft}
            >
              {what}
            </Type>
          </Touchable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { flexDirection: 'row', borderWidth: 1.5, borderRadius: radius.button, padding: 2, gap: 2 },
  wrapped: { flexWrap: 'wrap' },
  stacked: { flexDirection: 'column', flexWrap: 'nowrap' },
  share: { flex: 1 },
  half: { flexGrow: 1, flexBasis: '40%' },
  segment: {
    minHeight: touch.icon,
    paddingHorizontal: space.half,
    justifyContent: 'center',
    borderRadius: radius.button - 2,
  },
  keyline: {
    position: 'absolute',
    inset: 2,
    borderWidth: 1,
    borderRadius: radius.button - 4,
    opacity: 0.45,
    pointerEvents: 'none',
  },
});
