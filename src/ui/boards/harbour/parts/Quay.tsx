import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { HouseFlag } from '@/ui/art';
import { Type } from '@/ui/components';
import { radius, useTheme } from '@/ui/theme';
import { quayInputOf } from '../choices/quayInput';
import { calledAs } from '../model/called';
import { prospectOf } from '../model/prospect';
import type { QuayInput } from '../model/quayInput';
import { holdingsOf } from '../model/stock';
import { useBoard } from '../table/board';
import { BuyingPower } from './BuyingPower';
import { QuayBrief, QuayColumn, QuayRow, QuayWords } from './QuayColumn';
import { QuayPaper } from './QuayPaper';
import { QuayPaperRow } from './QuayPaperRow';
import { SymbolCounts } from './SymbolCounts';

/** Full: columns with a track. Low: without it. Brief: one line. */
export type QuayStyle = 'full' | 'low' | 'brief';

interface QuayProps {
  width: number;
  style: QuayStyle;
}

const BORDER = 1;
/** There the words for buying power are short. */
const NARROW_BELOW = 340;
const PAPER = { side: 8, gap: 6 };

/** Whose stock the quay shows: the asked one's, or the subject's. */
const seatAt = (input: QuayInput | undefined, subject: Seat): Seat => input?.seat ?? subject;

/** Market and stock in one: a column for each space. It informs as type on the table, and asks as paper. */
export function Quay({ width, style }: QuayProps) {
  const board = useBoard();
  const input = quayInputOf(board);
  const { colour } = useTheme();
  const seat = seatAt(input, board.subject);
  const holdings = holdingsOf(board.view, seat, prospectOf(board));
  const inner = width - 2 * BORDER;
  const column = inner / holdings.length;
  const paper = (inner - 2 * PAPER.side - (holdings.length - 1) * PAPER.gap) / holdings.length;
  return (
    <View
      role="group"
      aria-label={input?.label ?? board.text.quay.label}
      style={[styles.quay, { width, backgroundColor: colour.panel, borderColor: colour.line }]}
    >
      <QuayHead seat={seat} named={input?.named ?? false} narrow={width < NARROW_BELOW} />
      <View style={[styles.columns, input === undefined ? styles.informs : styles.asks]}>
        {holdings.map((holding) =>
          input !== undefined ? (
            <QuayPaper
              key={`${seat} ${holding.good}`}
              holding={holding}
              input={input}
              width={paper}
              tracked={style === 'full'}
            />
          ) : style === 'brief' ? (
            <QuayBrief key={`${seat} ${holding.good}`} seat={seat} holding={holding} width={column} />
          ) : (
            <QuayColumn
              key={`${seat} ${holding.good}`}
              seat={seat}
              holding={holding}
              width={column}
              tracked={style === 'full'}
            />
          ),
        )}
      </View>
    </View>
  );
}

interface UprightQuayProps {
  width: number;
  height: number;
}

const HEAD = 30;
const TRACKED_FROM = 46;

/** The same as rows that grow with their words, for large type. */
export function QuayList({ width }: { width: number }) {
  const board = useBoard();
  const { colour } = useTheme();
  const input = quayInputOf(board);
  const seat = seatAt(input, board.subject);
  return (
    <View
      role="group"
      aria-label={input?.label ?? board.text.quay.label}
      style={[styles.quay, styles.list, { width, backgroundColor: colour.panel, borderColor: colour.line }]}
    >
      <View style={styles.wrap}>
        <Whose seat={seat} />
        <SymbolCounts seat={seat} />
        <BuyingPower seat={seat} words="long" />
      </View>
      {holdingsOf(board.view, seat, prospectOf(board)).map((holding) =>
        input === undefined ? (
          <QuayWords key={`${seat} ${holding.good}`} seat={seat} holding={holding} />
        ) : (
          <QuayPaperRow
            key={`${seat} ${holding.good}`}
            holding={holding}
            input={input}
            width={width - 2 * BORDER}
          />
        ),
      )}
    </View>
  );
}

/** The same as four rows, beside the panel of a low and wide window. */
export function UprightQuay({ width, height }: UprightQuayProps) {
  const board = useBoard();
  const input = quayInputOf(board);
  const { colour } = useTheme();
  const seat = seatAt(input, board.subject);
  const holdings = holdingsOf(board.view, seat, prospectOf(board));
  const row = (height - HEAD - 2 * BORDER) / holdings.length;
  return (
    <View
      role="group"
      aria-label={input?.label ?? board.text.quay.label}
      style={[styles.quay, { width, height, backgroundColor: colour.panel, borderColor: colour.line }]}
    >
      <View style={styles.uprightHead}>
        {input?.named === true ? (
          <Whose seat={seat} />
        ) : (
          <SymbolCounts seat={seat} gap={Math.max(6, (width - 140) / 4)} />
        )}
      </View>
      {holdings.map((holding) =>
        input === undefined ? (
          <QuayRow
            key={`${seat} ${holding.good}`}
            seat={seat}
            holding={holding}
            width={width - 2 * BORDER}
            tracked={row >= TRACKED_FROM}
          />
        ) : (
          <QuayPaperRow
            key={`${seat} ${holding.good}`}
            holding={holding}
            input={input}
            width={width - 2 * BORDER}
          />
        ),
      )}
    </View>
  );
}

/** Symbols and buying power; flag and name where somebody else's stock is asked. */
function QuayHead({ seat, named, narrow }: { seat: Seat; named: boolean; narrow: boolean }) {
  const { colour } = useTheme();
  return (
    <View style={[styles.head, { borderColor: colour.line }]}>
      {named && <Whose seat={seat} />}
      <SymbolCounts seat={seat} gap={narrow ? 7 : 10} />
      <View style={styles.rest} />
      {!named && <BuyingPower seat={seat} words={narrow ? 'short' : 'long'} />}
    </View>
  );
}

function Whose({ seat }: { seat: Seat }) {
  const board = useBoard();
  return (
    <View style={styles.whose}>
      <HouseFlag house={board.house(seat)} width={27} />
      <Type variant="cardTitle" size={17} oneLine style={styles.shrinks}>
        {calledAs(board, seat)}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  quay: { borderWidth: BORDER, borderRadius: radius.panel },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    height: 33,
    paddingHorizontal: 10,
    borderBottomWidth: 1,
  },
  uprightHead: { height: HEAD, alignItems: 'center', justifyContent: 'center' },
  whose: { flexShrink: 1, flexDirection: 'row', alignItems: 'center', gap: 7, marginRight: 12 },
  shrinks: { flexShrink: 1 },
  rest: { flex: 1 },
  list: { paddingVertical: 8, gap: 4 },
  wrap: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, paddingHorizontal: 10 },
  columns: { flexDirection: 'row' },
  informs: { marginLeft: -1, paddingTop: 6, paddingBottom: 6 },
  asks: { paddingHorizontal: PAPER.side, paddingVertical: 8, gap: PAPER.gap },
});
