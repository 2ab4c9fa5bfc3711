import { StyleSheet, View } from 'react-native';
import { radius, useTheme } from '@/ui/theme';
import type { Size } from './flights';
import { courseOf, lookAt, standsAtFirst } from './manners';
import type { PlacedFlight } from './ways';

/** What stands for a piece that there was no time to draw yet, in its place: so that nothing is missing meanwhile. */
export function StandIn({ flight }: { flight: PlacedFlight }) {
  const { standIn, drawn, seen } = flight;
  if (standIn === undefined || !standsAtFirst(flight)) return null;
  return (
    <View testID="stand-in" style={[styles.piece, drawn, lookAt(courseOf(flight), 0)]}>
      {standIn({ width: drawn.width, height: seen?.first ?? drawn.height })}
    </View>
  );
}

/** Of whatever is printed. */
export function Paper({ size }: { size: Size }) {
  const { colour } = useTheme();
  return <View style={[styles.paper, size, { backgroundColor: colour.paper, borderColor: colour.edge }]} />;
}

const styles = StyleSheet.create({
  piece: { position: 'absolute', left: 0, top: 0 },
  paper: { borderWidth: 1, borderRadius: radius.card },
});
