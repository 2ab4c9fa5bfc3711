import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { SYMBOLS } from '@/games/harbour/cards/goods';
import { BOARD_SYMBOLS, playerBoardId } from '@/games/harbour/cards/player-boards';
import { held, playerBoardOf, unitsOf } from '@/games/harbour/state';
import { HouseFlag } from '@/ui/art';
import { Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { radius, useTheme } from '@/ui/theme';
import { BOARD_EMBLEMS } from '../../art/emblems';
import { GoodToken } from '../../art/GoodToken';
import { SymbolIcon } from '../../art/SymbolIcon';
import { calledAs } from '../../model/called';
import { useBoard } from '../../table/board';
import { inMarketOrder } from '../edit';

/** A narrower row has no room for the emblem of a character. */
const NARROW = 330;

/** Everybody in the order in which they choose their first stock, with character, symbol and goods. */
export function Stocked({ width }: { width: number }) {
  const { view } = useBoard();
  const inTurn = Array.from({ length: view.seats }, (_, at) => (view.starter + at) % view.seats);
  return (
    <View style={styles.list}>
      {inTurn.map((seat) => (
        <StockedRow key={seat} seat={seat} narrow={width < NARROW} />
      ))}
    </View>
  );
}

function StockedRow({ seat, narrow }: { seat: Seat; narrow: boolean }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { view, words, text, house, asked } = board;
  const mine = playerBoardOf(view, seat);
  const id = playerBoardId(mine);
  const now = seat === asked;
  const look = now
    ? { backgroundColor: colour.panelActive, borderColor: colour.action, borderWidth: 2 }
    : { backgroundColor: colour.panel, borderColor: colour.line, borderWidth: 1 };
  const units = inMarketOrder(view).flatMap((good) =>
    Array.from({ length: held(view, seat, good) }, (_, at) => ({ good, at })),
  );
  return (
    <View style={[styles.row, look]}>
      <HouseFlag house={house(seat)} width={34} />
      <View style={styles.names}>
        <Type variant="cardTitle">{calledAs(board, seat)}</Type>
        <Type variant="aside" size={16} colour={colour.textSoft}>
          {words.boards[id]}
        </Type>
      </View>
      {!narrow && <Icon name={BOARD_EMBLEMS[id]} size={26} colour={colour.text} />}
      {SYMBOLS.map((symbol, at) =>
        (BOARD_SYMBOLS[mine]?.[at] ?? 0) > 0 ? (
          <SymbolIcon key={symbol} symbol={symbol} size={26} colour={colour.text} ringed />
        ) : null,
      )}
      <View style={styles.goods}>
        {now || unitsOf(view, seat) === 0 ? (
          <Type
            variant={now ? 'textStrong' : 'text'}
            size={15}
            colour={now ? colour.action : colour.textSoft}
          >
            {now ? text.setUp.chooses : text.setUp.choosesLater}
          </Type>
        ) : (
          units.map(({ good, at }) => <GoodToken key={`${good} ${at}`} good={good} size={24} />)
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: 6 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 9,
    minHeight: 60,
    paddingHorizontal: 11,
    paddingVertical: 5,
    borderRadius: radius.panel,
  },
  names: { flex: 1, minWidth: 0 },
  goods: { flexDirection: 'row', justifyContent: 'flex-end', gap: 5, minWidth: 82 },
});
