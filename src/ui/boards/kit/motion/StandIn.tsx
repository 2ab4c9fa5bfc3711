import { StyleSheet, View } from 'react-native';
import { radius, useTheme } from '@/ui/theme';
import { courseOf, lookAt, standsAtFirst } from './manners';
import type { PlacedFlight } from './ways';

/** The paper of what there was no time to draw yet, in its place: so that no card is missing meanwhile. */
export function StandIn({ flight }: { flight: PlacedFlight }) {
  const { colour } = useTheme();
  if (flight.paper !== true || !standsAtFirst(flight)) return null;
  const { drawn, seen } = flight;
  return (
    <View testID="stand-in" style={[styles.piece, drawn, lookAt(courseOf(flight), 0)]}>
      <View
        style={[
          styles.paper,
          { height: seen?.first ?? drawn.height, backgroundColor: colour.paper, borderColor: colour.edge },
        ]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  piece: { position: 'absolute', left: 0, top: 0 },
  paper: { borderWidth: 1, borderRadius: radius.card },
});
