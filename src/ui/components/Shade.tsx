import { StyleSheet, View } from 'react-native';
import { useTheme } from '@/ui/theme';
import { useMeantPresses } from './leftover';

interface ShadeProps {
  onPress: () => void;
  /** Nothing is seen through it. */
  veiled: boolean;
}

/**
 * What lies around a sheet: touched, it closes it. It is no control of its own, since keys and readers have the button and
 * would otherwise meet two of the same name.
 */
export function Shade({ onPress, veiled }: ShadeProps) {
  const { colour } = useTheme();
  const presses = useMeantPresses();
  return (
    <View
      aria-hidden
      testID="shade"
      onStartShouldSetResponder={() => true}
      onResponderGrant={(event) => void presses.onPressIn(event)}
      onResponderRelease={() => {
        if (presses.counts()) onPress();
      }}
      style={[styles.shade, veiled && { backgroundColor: colour.tableDeep }]}
    />
  );
}

const styles = StyleSheet.create({
  shade: { position: 'absolute', inset: 0, backgroundColor: 'rgba(5, 12, 16, 0.6)' },
});
