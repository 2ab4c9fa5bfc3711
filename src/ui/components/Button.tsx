import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { capitalised } from '@/text/capitalised';
import type { Haptic } from '@/ui/haptics';
import { Icon, type IconName, type MarkName } from '@/ui/icons';
import { useText } from '@/ui/text';
import { radius, space, touch, useTheme, type Colours } from '@/ui/theme';
import { Light, useIsWanted } from './pointing';
import { Touchable } from './Touchable';
import { Type } from './Type';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';
export type ButtonSize = 'small' | 'regular' | 'confirm';

export interface ButtonProps {
  /** Names the effect: "Take Tobacco · $2". */
  label: string;
  /** Read aloud instead, where many buttons of a list are called the same. */
  spoken?: string | undefined;
  onPress: () => void;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName | MarkName | undefined;
  /** Fills a primary button with this ink instead of the action colour. */
  ink?: string | undefined;
  /** Why it cannot be pressed now: shown on the button and read with its name. */
  unavailable?: string | undefined;
  /** What a touch does then, where there is more to say. */
  onRefused?: (() => void) | undefined;
  /** The reason is only read: its words have no room on the button. */
  terse?: boolean | undefined;
  haptic?: Haptic | undefined;
  /** The moves that it makes, and the place that it is: whoever shows what to touch can point at it. */
  makes?: readonly unknown[] | undefined;
  place?: string | undefined;
  style?: StyleProp<ViewStyle>;
}

const SIZES = {
  small: { height: touch.icon, type: 16, icon: 20, padding: 14 },
  regular: { height: touch.button, type: 17, icon: 22, padding: 20 },
  confirm: { height: touch.confirm, type: 19, icon: 26, padding: 20 },
} as const;

interface Dress {
  readonly fill: string;
  readonly type: string;
  readonly edge?: string;
  readonly keyline?: boolean;
}

function dress(variant: ButtonVariant, colour: Colours, ink: string | undefined): Dress {
  switch (variant) {
    case 'primary':
      return ink === undefined
        ? { fill: colour.action, type: colour.onAction, keyline: true }
        : { fill: ink, type: colour.onInk, keyline: true };
    case 'secondary':
      return { fill: 'transparent', type: colour.text, edge: colour.textSoft };
    case 'danger':
      return { fill: colour.warnPaper, type: colour.warnInk, edge: colour.warnInk };
    case 'quiet':
      return { fill: 'transparent', type: colour.action };
  }
}

export function Button(props: ButtonProps) {
  const {
    label,
    spoken = label,
    onPress,
    variant = 'primary',
    size = 'regular',
    icon,
    ink,
    unavailable,
    onRefused,
    terse = false,
    haptic,
    makes,
    place,
    style,
  } = props;
  const { colour } = useTheme();
  const { common } = useText();
  const measures = SIZES[size];
  const off = unavailable !== undefined;
  const wanted = useIsWanted(off ? undefined : makes);
  // In a warning its ink is read on the warning's own paper.
  const soft = off && variant !== 'danger';
  const look: Dress = soft
    ? { fill: 'transparent', type: colour.textSoft, edge: colour.textSoft }
    : dress(variant, colour, ink);

  return (
    <Touchable
      role="button"
      label={off ? common.unavailable({ what: spoken, reason: unavailable }) : spoken}
      effect={label}
      onPress={onPress}
      disabled={off}
      onRefused={onRefused}
      haptic={haptic}
      place={place}
      style={[
        styles.button,
        { minHeight: measures.height, paddingHorizontal: measures.padding, backgroundColor: look.fill },
        look.edge !== undefined && { borderWidth: 1.5, borderColor: look.edge },
        off && styles.off,
        style,
      ]}
    >
      {wanted && <Light />}
      {look.keyline && <View style={[styles.keyline, { borderColor: look.type }]} />}
      {icon !== undefined && <Icon name={icon} size={measures.icon} colour={look.type} />}
      <View style={styles.words}>
        <Type variant="button" size={measures.type} colour={look.type} align="center">
          {label}
        </Type>
        {off && !terse && (
          <Type variant="cardLine" colour={look.type} align="center">
            {capitalised(unavailable)}
          </Type>
        )}
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  button: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 9,
    paddingVertical: 6,
    borderRadius: radius.button,
  },
  off: { borderStyle: 'dashed' },
  keyline: {
    position: 'absolute',
    inset: 2,
    borderWidth: 1,
    borderRadius: radius.button - 2,
    opacity: 0.45,
    pointerEvents: 'none',
  },
  words: { flexShrink: 1, gap: space.half / 2 },
});
