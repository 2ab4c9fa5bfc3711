import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import { Icon, type IconName, type MarkName } from '@/ui/icons';
import type { Shortcut } from '@/ui/keyboard';
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
  /** The one that stands out among several. */
  tone?: { readonly fill: string; readonly ink: string } | undefined;
  style?: StyleProp<ViewStyle>;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, onPress, shortcut, bare = false, disabled = false, tone, style } = props;
  const tip = useTipWithKey(label, shortcut);
  const { colour } = useTheme();
  const ink = disabled ? colour.textSoft : (tone?.ink ?? colour.text);
  return (
    <Touchable
      role="button"
      label={label}
      onPress={onPress}
      disabled={disabled}
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
