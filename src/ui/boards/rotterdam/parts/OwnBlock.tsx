import { StyleSheet, View } from 'react-native';
import { useBoard } from '../table/board';
import { Hand } from './Hand';
import { LABEL, Labelled } from './Labelled';
import { OpenShipCards } from './OpenShipCards';
import { Orders } from './Orders';

const GAP = 12;
const ORDERS = 0.335;
const CARDS = 56;
const ROW_GAP = 6;

/** Below an upright map: orders one below the other, and beside them the hand over the open ship cards. */
export function OwnBlock({ width, height }: { width: number; height: number }) {
  const { text } = useBoard();
  const orders = Math.round(width * ORDERS);
  const rest = width - orders - GAP;
  return (
    <View style={[styles.row, { width, height }]}>
      <Labelled label={text.toggles.orders} width={orders}>
        <Orders width={orders} height={height - LABEL} />
      </Labelled>
      <View style={[styles.column, { width: rest, height }]}>
        <Hand width={rest} height={height - CARDS - ROW_GAP} />
        <OpenShipCards width={rest} height={CARDS} columns={4} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: GAP },
  column: { gap: ROW_GAP },
});
