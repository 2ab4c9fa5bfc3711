import { useState, type ReactNode, type RefCallback } from 'react';
import {
  Pressable,
  StyleSheet,
  type GestureResponderEvent,
  type StyleProp,
  type View,
  type ViewStyle,
} from 'react-native';
import { feel, type Haptic } from '@/ui/haptics';
import { useTheme } from '@/ui/theme';
import { useTip } from '@/ui/tips';
import { chosenAs } from './chosen';
import { isFocusVisible } from './focusVisible';
import { useMeantPresses } from './leftover';
import { Light, useIsPointed } from './pointing';
import { disabledAs, tellDisabled } from './reachable';

export interface TouchableProps {
  /** What it is called when it is read aloud. */
  label: string;
  role: 'button' | 'link' | 'radio' | 'switch' | 'tab' | 'checkbox';
  onPress?: (() => void) | undefined;
  onLongPress?: (() => void) | undefined;
  /** Can be reached and read, but not pressed. */
  disabled?: boolean | undefined;
  /** What a touch does while it is disabled: it explains itself. */
  onRefused?: (() => void) | undefined;
  selected?: boolean | undefined;
  checked?: boolean | undefined;
  /** What it hides is shown below it. */
  expanded?: boolean | undefined;
  /** What it does, in words that stand on it: in others it is another control in the same place. */
  effect?: string | undefined;
  haptic?: Haptic | undefined;
  /** What a pointer is told that rests on it, where that is more than stands there. */
  tip?: string | undefined;
  /** -1 takes it out of the order of the Tab key, where arrow keys lead to it. */
  tabIndex?: 0 | -1 | undefined;
  /** Tells whether the key was meant for it. */
  onKey?: ((key: string) => boolean) | undefined;
  /** The place of the table that it is: whoever shows what to touch can point at it. */
  place?: string | undefined;
  style?: StyleProp<ViewStyle>;
  ref?: RefCallback<View>;
  testID?: string | undefined;
  children: ReactNode;
}

interface KeyPress {
  key: string;
  preventDefault: () => void;
}

/** The base of everything that can be touched: role, name, state, focus ring, haptics, deafness to leftover taps. */
export function Touchable(props: TouchableProps) {
  const { label, role, onPress, onLongPress, disabled = false, onRefused } = props;
  const { selected, checked, expanded } = props;
  const {
    effect,
    haptic = 'light',
    tabIndex = 0,
    onKey,
    tip,
    place = '',
    style,
    ref,
    testID,
    children,
  } = props;
  const { colour } = useTheme();
  const [ringed, setRinged] = useState(false);
  const [hovered, setHovered] = useState(false);
  const presses = useMeantPresses(effect);
  const tips = useTip(tip);
  const pointed = useIsPointed(place);

  const press = (event?: GestureResponderEvent) => {
    tips.onPress();
    if (!presses.counts(event)) return;
    const act = disabled ? onRefused : onPress;
    if (disabled && act === undefined) return;
    feel(haptic);
    act?.();
  };

  const longPress = () => {
    if (presses.counts()) onLongPress?.();
  };

  const keys = {
    onKeyDown: (event: KeyPress) => {
      // Browsers press a button by Space, but leave roles like radio to the page.
      const space = event.key === ' ' && role !== 'button';
      if (space) press();
      if (space || onKey?.(event.key) === true) event.preventDefault();
    },
  };

  return (
    <Pressable
      ref={(control) => {
        tellDisabled(control, disabled);
        void ref?.(control);
      }}
      role={role}
      aria-label={label}
      {...chosenAs(role, selected)}
      aria-checked={checked}
      aria-expanded={expanded}
      {...disabledAs(disabled, onRefused !== undefined)}
      tabIndex={tabIndex}
      testID={testID}
      onPressIn={(event) => void presses.onPressIn(event)}
      onPress={press}
      onLongPress={disabled || onLongPress === undefined ? undefined : longPress}
      onHoverIn={(event) => {
        setHovered(true);
        tips.onHoverIn(event);
      }}
      onHoverOut={() => {
        setHovered(false);
        tips.onHoverOut();
      }}
      onFocus={(event) => setRinged(isFocusVisible(event.target))}
      onBlur={() => setRinged(false)}
      style={({ pressed }) => [
        style,
        styles.ring,
        hovered && !disabled && { outlineWidth: 2, outlineColor: colour.textSoft },
        ringed && { outlineWidth: 3, outlineColor: colour.action },
        pressed && !disabled && styles.pressed,
        disabled && styles.still,
      ]}
      {...keys}
    >
      {children}
      {pointed && <Light />}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  ring: { outlineStyle: 'solid', outlineWidth: 0, outlineOffset: 2 },
  pressed: { opacity: 0.8 },
  still: { cursor: 'auto' },
});
