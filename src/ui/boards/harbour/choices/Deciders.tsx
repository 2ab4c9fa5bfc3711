import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { HouseFlag } from '@/ui/art';
import { Type } from '@/ui/components';
import { radius, useTheme } from '@/ui/theme';
import { calledAs, isOnlyYou } from '../model/called';
import { useBoard } from '../table/board';
import { Stock } from './Stock';

/** Several who are asked one after the other, clockwise: who decides, who is next. */
export function Deciders({ seats, low }: { seats: readonly Seat[]; low: boolean }) {
  const board = useBoard();
  const { stage } = board.text;
  return (
    <View style={low ? styles.lowList : styles.list}>
      {seats.map((seat, at) => (
        <Decider
          key={seat}
          seat={seat}
          when={[isOnlyYou(board, seat) ? stage.youDecide : stage.decides, stage.next][at] ?? stage.then}
          now={at === 0}
          low={low}
        />
      ))}
    </View>
  );
}

interface DeciderProps {
  seat: Seat;
  when: string;
  now: boolean;
  /** In one line, without the stock: the quay has that of whoever decides, the tabs everybody's. */
  low: boolean;
}

function Decider({ seat, when, now, low }: DeciderProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const look = now
    ? { backgroundColor: colour.tableDeep, borderColor: colour.action, borderWidth: 2 }
    : { borderColor: colour.line, borderWidth: 1 };
  return (
    <View style={[styles.decider, low && styles.low, look]}>
      <HouseFlag house={board.house(seat)} width={low ? 26 : 30} />
      <View style={styles.words}>
        <View style={styles.who}>
          <Type variant="cardTitle">{calledAs(board, seat)}</Type>
          <Type
            variant={now ? 'textStrong' : 'text'}
            size={15}
            colour={now ? colour.action : colour.textSoft}
          >
            {when}
          </Type>
        </View>
        {!low && <Stock seat={seat} />}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: 9 },
  lowList: { gap: 5 },
  low: { minHeight: 34, paddingVertical: 2 },
  decider: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    minHeight: 62,
    paddingHorizontal: 8,
    paddingVertical: 6,
    borderRadius: radius.card,
  },
  words: { flex: 1, minWidth: 0, gap: 5 },
  who: { flexDirection: 'row', alignItems: 'baseline', gap: 7, flexWrap: 'wrap' },
});
