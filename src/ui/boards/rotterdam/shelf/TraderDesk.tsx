import { ScrollView, StyleSheet, View } from 'react-native';
import { Orders } from '../parts/Orders';
import { Prompt } from '../parts/Prompt';
import type { RotterdamBoard } from '../table/board';
import { TraderPage } from './TraderPage';

const ORDERS = 121;
const PROMPT = 46;
/** Of the question with two lines below it. */
const ROOM = 64;
/** Lower windows have the orders below the products, to be scrolled to. */
const ROOMY_FROM = 545;

/** Whether the trader's desk lies over the map: eight products need the room of both. */
export function isDesk({ view, actor, asked, shelf, choice, onTurnHandUp }: RotterdamBoard): boolean {
  const aims = choice !== undefined && 'card' in choice;
  const here = actor !== undefined && actor === asked && onTurnHandUp === undefined;
  return here && view.phase === 'trader' && shelf.of === 'question' && !aims;
}

/** The trader's desk of a phone: orders, the question, and all products with what they cost and bring. */
export function TraderDesk({ width, height, flag }: { width: number; height: number; flag: number }) {
  const roomy = height >= ROOMY_FROM;
  const orders = <Orders width={width} height={ORDERS} bare />;
  return (
    <View style={[styles.desk, { width }]}>
      {roomy && orders}
      <View style={styles.prompt}>
        <Prompt flag={flag} told={1} room={ROOM} besideRows />
      </View>
      <ScrollView style={styles.scroll} showsVerticalScrollIndicator={false}>
        <TraderPage width={width} columns={1} />
        {!roomy && <View style={styles.below}>{orders}</View>}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  // Where the buttons need more room than usual, it gives way to them.
  desk: { flex: 1, minHeight: 0, paddingTop: 4 },
  prompt: { flexDirection: 'row', alignItems: 'center', minHeight: PROMPT, paddingVertical: 2 },
  scroll: { flex: 1 },
  below: { paddingVertical: 8 },
});
