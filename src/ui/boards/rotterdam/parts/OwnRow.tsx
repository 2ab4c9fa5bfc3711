import { StyleSheet, View } from 'react-native';
import { useBoard } from '../table/board';
import { Hand } from './Hand';
import { LABEL, Labelled } from './Labelled';
import { OpenShipCards } from './OpenShipCards';
import { Orders } from './Orders';

const GAP = 12;
const SHARE = { orders: 0.345, cards: 0.182 };
/** Long German names need so much. */
const LEAST = { orders: 366, cards: 190 };

/** Beside each other below a level map: open orders, open ship cards, the hand. */
export function OwnRow({ width, height }: { width: number; height: number }) {
  const { text } = useBoard();
  const orders = Math.max(LEAST.orders, Math.round(width * SHARE.orders));
  const cards = Math.max(LEAST.cards, Math.round(width * SHARE.cards));
  const below = height - LABEL;
  return (
    <View style={[styles.row, { width, height }]}>
      <Labelled label={text.toggles.orders} width={orders}>
        <Orders width={orders} height={below} />
      </Labelled>
      <Labelled label={text.toggles.shipCards} width={cards}>
        <OpenShipCards width={cards} height={below} columns={2} />
      </Labelled>
      <Hand width={width - orders - cards - 2 * GAP} height={height} />
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', gap: GAP } });
