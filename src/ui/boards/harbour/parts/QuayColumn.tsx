import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { goodName } from '@/games/harbour/cards/goods';
import { Figure, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';
import { Zone } from '../../kit/motion';
import { spokenHolding } from '../model/spokenStock';
import { ships, type Holding } from '../model/stock';
import { capitalised } from '@/text/capitalised';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { Amount } from './Amount';
import { GoodToken } from '../art/GoodToken';
import { useAheadColour, useStockInks } from './inks';
import { Track } from './Track';

interface QuayColumnProps {
  seat: Seat;
  holding: Holding;
  width: number;
  /** Low windows do without. */
  tracked: boolean;
}

const NARROW_BELOW = 84;
/** So narrow, there is no room for more than token and price in a line. */
const TICKED_FROM = 64;
const SIDE = 9;

/** One space of the market and what is held of its good, as type on the table. */
export function QuayColumn({ seat, holding, width, tracked }: QuayColumnProps) {
  const board = useBoard();
  const { colour, fontScale } = useTheme();
  const inks = useStockInks('table');
  const narrow = width < NARROW_BELOW * fontScale;
  const side = narrow ? 5 : SIDE;
  const { good, space, held, then, limit } = holding;
  return (
    <View
      accessible
      role="img"
      aria-label={spokenHolding(board, seat, holding)}
      style={[styles.column, { width, paddingLeft: side, borderColor: colour.line }]}
    >
      <View style={[styles.line, { gap: narrow ? 3 : 5 }]}>
        <Zone name={zone.token(good)}>
          <GoodToken good={good} size={narrow ? 22 : 28} />
        </Zone>
        {space > 0 && <Figure value={board.money(space)} size={narrow ? 17 : 21} />}
        {width >= TICKED_FROM && ships(holding) && <Tick size={narrow ? 12 : 14} />}
      </View>
      <Zone name={zone.good(seat, good)} style={styles.amount}>
        <Amount
          value={held}
          then={then}
          after={space > 0 ? board.text.quay.of({ space }) : undefined}
          size={narrow ? 16 : 19}
          room={width - side}
          inks={inks.amount}
        />
      </Zone>
      {tracked && (
        <Track
          width={width - 2 * side}
          limit={limit}
          held={held}
          then={then}
          need={space}
          inks={inks.track}
        />
      )}
    </View>
  );
}

/** Token, price and stock in one line, where there is no room for more. */
export function QuayBrief({ seat, holding, width }: Omit<QuayColumnProps, 'tracked'>) {
  const board = useBoard();
  const { colour } = useTheme();
  const inks = useStockInks('table');
  const { good, space, held, then } = holding;
  return (
    <View
      accessible
      role="img"
      aria-label={spokenHolding(board, seat, holding)}
      style={[styles.column, styles.brief, { width, borderColor: colour.line }]}
    >
      <Zone name={zone.token(good)}>
        <GoodToken good={good} size={then === held ? 22 : 18} />
      </Zone>
      {space > 0 && <Figure value={board.money(space)} size={14} colour={colour.textSoft} />}
      <Zone name={zone.good(seat, good)}>
        <Amount value={held} then={then} size={then === held ? 16 : 15} inks={inks.amount} />
      </Zone>
    </View>
  );
}

/** The same in a row, where the quay stands upright beside the panel. */
export function QuayRow({ seat, holding, width, tracked }: QuayColumnProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const inks = useStockInks('table');
  const { good, space, held, then, limit } = holding;
  const beside = width - 20 - 30 - 34 - 12;
  return (
    <View
      accessible
      role="img"
      aria-label={spokenHolding(board, seat, holding)}
      style={[styles.row, { borderColor: colour.line }]}
    >
      <Zone name={zone.token(good)}>
        <GoodToken good={good} size={tracked ? 30 : 26} />
      </Zone>
      <View style={styles.price}>{space > 0 && <Figure value={board.money(space)} size={20} />}</View>
      <View style={{ width: beside }}>
        <Zone name={zone.good(seat, good)} style={styles.spread}>
          <Amount
            value={held}
            then={then}
            after={space > 0 ? board.text.quay.of({ space }) : undefined}
            size={18}
            room={beside - 16}
            inks={inks.amount}
          />
          {ships(holding) && <Tick size={14} />}
        </Zone>
        {tracked && (
          <Track width={beside} limit={limit} held={held} then={then} need={space} inks={inks.track} />
        )}
      </View>
    </View>
  );
}

/** The same as a line of words, as large as the reader wants them. */
export function QuayWords({ seat, holding }: Pick<QuayColumnProps, 'seat' | 'holding'>) {
  const board = useBoard();
  const { colour } = useTheme();
  const inks = useStockInks('table');
  const { good, space, held, then } = holding;
  return (
    <View
      accessible
      role="img"
      aria-label={spokenHolding(board, seat, holding)}
      style={[styles.words, { borderColor: colour.line }]}
    >
      <Zone name={zone.token(good)}>
        <GoodToken good={good} size={34} />
      </Zone>
      <Type variant="cardTitle">{capitalised(board.words.goods[goodName(good)])}</Type>
      <View style={styles.name}>
        {space > 0 && <Figure value={board.money(space)} colour={colour.textSoft} />}
      </View>
      <Zone name={zone.good(seat, good)}>
        <Amount
          value={held}
          then={then}
          after={space > 0 ? board.text.quay.of({ space }) : undefined}
          size={19}
          inks={inks.amount}
        />
      </Zone>
      {ships(holding) && <Tick size={18} />}
    </View>
  );
}

/** It ships. */
export function Tick({ size }: { size: number }) {
  return <Icon name="check" size={size} colour={useAheadColour()} />;
}

const styles = StyleSheet.create({
  column: { borderLeftWidth: 1, gap: 4 },
  line: { flexDirection: 'row', alignItems: 'center', height: 30 },
  amount: { height: 23, justifyContent: 'center' },
  brief: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 3, height: 32 },
  row: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    paddingHorizontal: 10,
    borderTopWidth: 1,
  },
  price: { width: 34 },
  words: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 10,
    minHeight: 48,
    paddingHorizontal: 10,
    borderTopWidth: 1,
  },
  name: { flexGrow: 1 },
  spread: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', height: 23 },
});
