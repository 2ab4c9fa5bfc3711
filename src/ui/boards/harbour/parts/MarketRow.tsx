import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { HouseFlag } from '@/ui/art';
import { Type } from '@/ui/components';
import { widthOf } from '@/ui/components/card';
import { radius, useTheme } from '@/ui/theme';
import { Zone } from '../../kit/motion';
import { calledAs } from '../model/called';
import { prospectOf } from '../model/prospect';
import type { QuayInput } from '../model/quayInput';
import { spokenHolding } from '../model/spokenStock';
import { holdingsOf, ships, type Holding } from '../model/stock';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { Amount } from './Amount';
import { BuyingPower } from './BuyingPower';
import { ColumnTouch } from './ColumnTouch';
import { useStockInks } from './inks';
import type { MarketColumns } from './Market';
import { Tick } from './QuayColumn';
import { Check } from './QuayPaper';
import { LostTag } from './Tags';
import { Track } from './Track';

interface MarketRowProps {
  seat: Seat;
  columns: MarketColumns;
  height: number;
  /** Set where this player's goods are asked for: the row turns to paper. */
  input: QuayInput | undefined;
}

const LOW = 26;
/** Of a player's name; the flag and the gaps stand around it. */
const NAME = { usual: 18, low: 16, least: 15, around: 46 };

/** A player's stock against the market, and what it pays. */
export function MarketRow({ seat, columns, height, input }: MarketRowProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const lit = seat === board.subject;
  const name = calledAs(board, seat);
  const room = columns.name - NAME.around;
  const fits = Math.floor((2 * room) / widthOf('title', name, 1)) / 2;
  const size = Math.max(NAME.least, Math.min(height < LOW ? NAME.low : NAME.usual, fits));
  return (
    <View
      style={[
        styles.row,
        { height },
        lit && { backgroundColor: colour.panelActive, borderColor: colour.action },
      ]}
    >
      <View style={[styles.name, { width: columns.name - 2 }]}>
        <HouseFlag house={board.house(seat)} width={height < LOW ? 22 : 27} />
        <Type variant="cardTitle" size={size} maxScale={1} oneLine style={styles.shrinks}>
          {name}
        </Type>
      </View>
      {holdingsOf(board.view, seat, prospectOf(board)).map((holding) =>
        input === undefined ? (
          <StockCell key={holding.good} seat={seat} holding={holding} columns={columns} height={height} />
        ) : (
          <PaperCell key={holding.good} holding={holding} columns={columns} input={input} />
        ),
      )}
      <View style={{ width: columns.power }}>
        <BuyingPower seat={seat} words="none" size={height < LOW ? 16 : 18} />
      </View>
    </View>
  );
}

interface CellProps {
  holding: Holding;
  columns: MarketColumns;
}

const TRACK = 0.36;
/** Edges, what is held and would be, and the ring. */
const AROUND = 16 + 42 + 24 + 8;

function StockCell({ seat, holding, columns, height }: CellProps & { seat: Seat; height: number }) {
  const board = useBoard();
  const inks = useStockInks('table');
  const { good, held, then, limit, space } = holding;
  return (
    <View
      accessible
      role="img"
      aria-label={spokenHolding(board, seat, holding)}
      style={[styles.cell, { width: columns.cell, marginRight: columns.gap }]}
    >
      <Zone name={zone.good(seat, good)}>
        <Amount value={held} then={then} size={height < LOW ? 16 : 18} inks={inks.amount} />
      </Zone>
      <View style={styles.track}>
        <Track
          width={Math.floor(columns.cell * TRACK)}
          height={7}
          limit={limit}
          held={held}
          then={then}
          need={space}
          inks={inks.track}
        />
        <View style={styles.tick}>{ships(holding) && <Tick size={14} />}</View>
      </View>
    </View>
  );
}

/** The same as paper to be chosen, an outline where it cannot be. */
function PaperCell({ holding, columns, input }: CellProps & { input: QuayInput }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { good, held, then } = holding;
  const column = input.column(good);
  const { state, count, lost } = column;
  const closed = state === 'closed';
  const inks = useStockInks(closed ? 'table' : 'paper');
  return (
    <ColumnTouch
      good={good}
      role={input.role}
      column={column}
      spoken={spokenHolding(board, input.seat, holding)}
      style={[
        styles.paper,
        { width: columns.cell, marginRight: columns.gap },
        closed ? { borderColor: colour.line } : { borderColor: colour.edge, backgroundColor: colour.paper },
        state === 'chosen' && [styles.chosen, { borderColor: colour.action }],
      ]}
    >
      <Zone name={zone.good(input.seat, good)} style={styles.shrinks}>
        <Amount value={held} then={then} size={19} inks={inks.amount} />
      </Zone>
      {lost !== undefined && <LostTag room={columns.cell - AROUND} />}
      {!closed && <Check chosen={state === 'chosen'} count={count} />}
    </ColumnTouch>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    borderWidth: 2,
    borderColor: 'transparent',
    borderRadius: radius.slip,
    marginHorizontal: -2,
  },
  name: { flexDirection: 'row', alignItems: 'center', gap: 7, paddingLeft: 6, paddingRight: 2 },
  shrinks: { flexShrink: 1 },
  cell: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', paddingLeft: 9 },
  track: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  tick: { width: 14 },
  paper: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
    height: 48,
    paddingHorizontal: 8,
    borderWidth: 1,
    borderRadius: radius.card,
  },
  chosen: { borderWidth: 3, paddingHorizontal: 6 },
});
