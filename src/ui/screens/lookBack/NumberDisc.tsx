import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';

/** The number of a moment, on the curve and beside its words. */
export function NumberDisc({ number }: { number: number }) {
  const { colour } = useTheme();
  return (
    <View
      aria-hidden
      style={[styles.disc, { borderColor: colour.text, backgroundColor: colour.panelActive }]}
    >
      <Type variant="cardLineStrong" maxScale={1.15}>
        {number}
      </Type>
    </View>
  );
}

const DISC = 28;

const styles = StyleSheet.create({
  disc: {
    minWidth: DISC,
    minHeight: DISC,
    borderRadius: DISC / 2,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
