import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import { Icon, type IconName, type MarkName } from '@/ui/icons';
import type { Shortcut } from '@/ui/keyboard';
import { useText } from '@/ui/text';
import { radius, touch, useTheme } from '@/ui/theme';
import { useTipWithKey } from './KeyCap';
import { Touchable } from './Touchable';

export interface IconButtonProps {
  icon: IconName | MarkName;
  label: string;
  onPress: () => void;
  /** The key that does the same. */
  shortcut?: Shortcut | undefined;
  /** Without its panel, in a header that has little room. */
  bare?: boolean;
  disabled?: boolean;
  /** Why it cannot be pressed now: read with its name. */
  unavailable?: string | undefined;
  /** What a touch does then: it says why. */
  onRefused?: (() => void) | undefined;
  /** The one that stands out among several. */
  tone?: { readonly fill: string; readonly ink: string } | undefined;
  style?: StyleProp<ViewStyle>;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, onPress, shortcut, bare = false, unavailable, onRefused, tone, style } = props;
  const { disabled = unavailable !== undefined } = props;

  const tip = useTipWithKey(label, shortcut);
  const { colour } = useTheme();
  const { common } = useText();
  const ink = disabled ? colour.textSoft : (tone?.ink ?? colour.text);
  return (
    <Touchable
      role="button"
      label={unavailable === undefined ? label : common.unavailable({ what: label, reason: unavailable })}
      onPress={onPress}
      disabled={disabled}
      onRefused={onRefused}
      tip={tip}
      style={[
        styles.button,
        !bare && {
          backgroundColor: disabled ? 'transparent' : (tone?.fill ?? colour.panel),
          borderColor: colour.line,
          borderWidth: 1,
        },
        style,
      ]}
    >
      <Icon name={icon} size={26} colour={ink} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  button: {
    width: touch.icon,
    height: touch.icon,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.card,
  },
});
