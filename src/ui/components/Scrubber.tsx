import { useRef, useState } from 'react';
import { StyleSheet, View, type GestureResponderEvent } from 'react-native';
import { touch, useTheme } from '@/ui/theme';
import { isFocusVisible } from './focusVisible';
import { useMeantPresses } from './leftover';
import { Type } from './Type';

export interface ScrubberProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** The value in words, shown above the line and read aloud. */
  words: string;
  /** Stands after the words, and is not read with them. */
  aside?: string | undefined;
  /** Values with a mark on the line, to which larger steps lead. */
  marks: readonly number[];
  onChange: (value: number) => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
const ACTIONS = [{ name: 'increment' }, { name: 'decrement' }] as const;
/** Its line ends half a thumb before its edges. */
export const THUMB = 22;
const LINE = 4;

interface KeyPress {
  key: string;
  preventDefault: () => void;
}

/** Any value between two ends by touch, mouse, keys or a screen reader's swipes. */
export function Scrubber(props: ScrubberProps) {
  const { label, value, min, max, words, aside, marks, onChange } = props;
  const { colour } = useTheme();
  const [ringed, setRinged] = useState(false);
  const [across, setAcross] = useState(0);
  const grip = useRef({ at: 0, page: 0, meant: true });
  const presses = useMeantPresses();
  const share = (of: number) => (max === min ? 1 : (of - min) / (max - min));
  const leftOf = (of: number) => THUMB / 2 + share(of) * Math.max(0, across - THUMB);
  const change = (to: number) => {
    const within = Math.min(max, Math.max(min, Math.round(to)));
    if (within !== value) onChange(within);
  };
  const changeTo = (x: number) => change(min + ((x - THUMB / 2) / Math.max(1, across - THUMB)) * (max - min));

  const keyed = (key: string): number | undefined => {
    const step = STEPS[key];
    if (step !== undefined) return value + step;
    if (key === 'Home') return min;
    if (key === 'End') return max;
    if (key === 'PageUp') return marks.find((mark) => mark > value) ?? max;
    if (key === 'PageDown') return marks.findLast((mark) => mark < value) ?? min;
    return undefined;
  };
  const keys = {
    onKeyDown: (event: KeyPress) => {
      const to = keyed(event.key);
      if (to === undefined) return;
      event.preventDefault();
      change(to);
    },
  };

  return (
    <View
      accessible
      role="slider"
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={words}
      tabIndex={0}
      accessibilityActions={ACTIONS}
      onAccessibilityAction={({ nativeEvent }) =>
        change(value + (nativeEvent.actionName === 'increment' ? 1 : -1))
      }
      onLayout={({ nativeEvent }) => setAcross(nativeEvent.layout.width)}
      onStartShouldSetResponder={() => true}
      onMoveShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={(event: GestureResponderEvent) => {
        const { locationX: at, pageX: page } = event.nativeEvent;
        grip.current = { at, page, meant: presses.onPressIn(event) !== false };
        if (grip.current.meant) changeTo(at);
      }}
      onResponderMove={({ nativeEvent }: GestureResponderEvent) => {
        const { at, page, meant } = grip.current;
        if (meant) changeTo(at + nativeEvent.pageX - page);
      }}
      onFocus={(event) => setRinged(isFocusVisible(event.target))}
      onBlur={() => setRinged(false)}
      style={[styles.scrubber, ringed && { outlineWidth: 3, outlineColor: colour.action }]}
      {...keys}
    >
      <View style={styles.words}>
        <Type variant="textStrong" size={15}>
          {words}
        </Type>
        {aside !== undefined && (
          <Type variant="text" size={15} colour={colour.textSoft}>
            {aside}
          </Type>
        )}
      </View>
      <View style={styles.rail}>
        <View style={[styles.line, { backgroundColor: colour.textSoft }]} />
        {marks.map((mark) => (
          <View
            key={mark}
            style={[styles.mark, { left: leftOf(mark) - 1, backgroundColor: colour.textSoft }]}
          />
        ))}
        <View style={[styles.done, { width: leftOf(value), backgroundColor: colour.action }]} />
        <View
          style={[
            styles.thumb,
            {
              left: leftOf(value) - THUMB / 2,
              backgroundColor: colour.action,
              borderColor: colour.tableDeep,
            },
          ]}
        />
      </View>
    </View>
  );
}

const RAIL = 28;

const styles = StyleSheet.create({
  scrubber: {
    minHeight: touch.button,
    justifyContent: 'space-between',
    outlineStyle: 'solid',
    outlineWidth: 0,
    outlineOffset: 2,
    cursor: 'pointer',
    userSelect: 'none',
  },
  words: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 10, pointerEvents: 'none' },
  rail: { height: RAIL, pointerEvents: 'none' },
  line: { position: 'absolute', left: 0, right: 0, top: (RAIL - 2) / 2, height: 2, borderRadius: 1 },
  done: { position: 'absolute', left: 0, top: (RAIL - LINE) / 2, height: LINE, borderRadius: LINE / 2 },
  mark: { position: 'absolute', top: RAIL / 2 - 6, width: 2, height: 12 },
  thumb: {
    position: 'absolute',
    top: (RAIL - THUMB) / 2,
    width: THUMB,
    height: THUMB,
    borderRadius: THUMB / 2,
    borderWidth: 3,
  },
});
