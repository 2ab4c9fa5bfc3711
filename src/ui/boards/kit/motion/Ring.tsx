import { StyleSheet, View } from 'react-native';
import { radius, useTheme } from '@/ui/theme';
import type { Size } from './flights';

/** What a place is pointed out with. */
export const ringAround = (size: Size) => <Ring size={size} />;

function Ring({ size }: { size: Size }) {
  const { colour } = useTheme();
  return <View style={[size, styles.ring, { borderColor: colour.action }]} />;
}

const styles = StyleSheet.create({ ring: { borderWidth: 3, borderRadius: radius.card } });
