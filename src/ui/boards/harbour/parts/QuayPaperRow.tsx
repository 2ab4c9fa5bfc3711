import { StyleSheet, View } from 'react-native';
import { goodName } from '@/games/harbour/cards/goods';
import { Type } from '@/ui/components';
import { radius, touch, useTheme } from '@/ui/theme';
import { Zone } from '../../kit/motion';
import type { QuayInput } from '../model/quayInput';
import { spokenHolding } from '../model/spokenStock';
import type { Holding } from '../model/stock';
import { capitalised } from '@/text/capitalised';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { Amount } from './Amount';
import { ColumnTouch } from './ColumnTouch';
import { GoodToken } from '../art/GoodToken';
import { useStockInks } from './inks';
import { Check } from './QuayPaper';
import { LostTag } from './Tags';

interface QuayPaperRowProps {
  holding: Holding;
  input: QuayInput;
  width: number;
}

/** In a narrower row the name of the good stands above what is held of it. */
const IN_LINE_FROM = 240;
/** Edges, token, ring and the gaps between them. */
const AROUND = 10 + 16 + 30 + 24 + 2 * 8;
const NAME = { usual: 18, narrow: 15 };
/** For a word beside the ring, in a wide row. */
const WORD = 80;

/** A row that asks: paper that can be chosen, an outline where it cannot. */
export function QuayPaperRow({ holding, input, width }: QuayPaperRowProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const { good, space, held, then } = holding;
  const column = input.column(good);
  const { state, count, lost } = column;
  const closed = state === 'closed';
  const chosen = state === 'chosen';
  const inks = useStockInks(closed ? 'table' : 'paper');
  const inLine = width >= IN_LINE_FROM;
  return (
    <ColumnTouch
      good={good}
      role={input.role}
      column={column}
      spoken={spokenHolding(board, input.seat, holding)}
      style={[
        styles.row,
        closed ? { borderColor: colour.line } : { borderColor: colour.edge, backgroundColor: colour.paper },
        chosen && [styles.chosen, { borderColor: colour.action }],
      ]}
    >
      <Zone name={zone.token(good)}>
        <GoodToken good={good} size={30} />
      </Zone>
      <View style={[styles.words, inLine && styles.inLine]}>
        <Type
          variant="cardTitle"
          size={inLine ? NAME.usual : NAME.narrow}
          oneLine={!inLine}
          colour={closed ? colour.text : colour.ink}
          style={inLine && styles.name}
        >
          {capitalised(board.words.goods[goodName(good)])}
        </Type>
        <Zone name={zone.good(input.seat, good)}>
          <Amount
            value={held}
            then={then}
            after={space > 0 ? board.text.quay.of({ space }) : undefined}
            size={18}
            room={inLine ? undefined : width - AROUND}
            inks={inks.amount}
          />
        </Zone>
      </View>
      {lost !== undefined && <LostTag room={inLine ? WORD : 0} />}
      {closed ? <View style={styles.room} /> : <Check chosen={chosen} count={count} />}
    </ColumnTouch>
  );
}

const styles = StyleSheet.create({
  row: {
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    minHeight: touch.icon,
    marginHorizontal: 5,
    marginBottom: 4,
    paddingHorizontal: 7,
    borderWidth: 1,
    borderRadius: radius.card,
  },
  chosen: { borderWidth: 3, paddingHorizontal: 5 },
  words: { flex: 1, minWidth: 0 },
  inLine: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  name: { flex: 1, minWidth: 0 },
  room: { width: 24 },
});
