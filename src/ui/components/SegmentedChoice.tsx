import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { radius, space, touch, useTheme } from '@/ui/theme';
import { Touchable } from './Touchable';
import { Type } from './Type';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SegmentedChoiceProps<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of a few: a radio group in which arrow keys choose. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, choices, value, onChange } = props;
  const { colour, fontScale } = useTheme();
  const segments = useRef<(View | null)[]>([]);
  const stacked = fontScale > 1.3;

  const step = (from: number, key: string): boolean => {
    const by = STEPS[key];
    if (by === undefined) return false;
    const to = (from + by + choices.length) % choices.length;
    const next = choices[to];
    if (next !== undefined) onChange(next.value);
    segments.current[to]?.focus();
    return true;
  };

  return (
    <View
      role="radiogroup"
      aria-label={label}
      style={[styles.group, stacked && styles.stacked, { borderColor: colour.textSoft }]}
    >
      {choices.map((choice, index) => {
        const chosen = choice.value === value;
        return (
          <Touchable
            key={choice.value}
            ref={(segment) => {
              segments.current[index] = segment;
            }}
            role="radio"
            label={choice.label}
            checked={chosen}
            tabIndex={chosen ? 0 : -1}
            onPress={() => onChange(choice.value)}
            onKey={(key) => step(index, key)}
            style={[styles.segment, !stacked && styles.share, chosen && { backgroundColor: colour.action }]}
          >
            {chosen && <View style={[styles.keyline, { borderColor: colour.onAction }]} />}
            <Type variant="button" size={16} align="center" colour={chosen ? colour.onAction : colour.text}>
              {choice.label}
            </Type>
          </Touchable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { flexDirection: 'row', borderWidth: 1.5, borderRadius: radius.button, padding: 2, gap: 2 },
  stacked: { flexDirection: 'column' },
  share: { flex: 1 },
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
