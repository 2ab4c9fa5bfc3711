import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { SYMBOLS } from '@/games/harbour/cards/goods';
import { BOARD_SYMBOLS, LANDING_STAGES, playerBoardId } from '@/games/harbour/cards/player-boards';
import { held, playerBoardOf, unitsOf } from '@/games/harbour/state';
import { HouseFlag } from '@/ui/art';
import { FlagName, Type } from '@/ui/components';
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
/** As cards they stand beside each other where there is so much room, two by two elsewhere. */
const ALL_FROM = 700;
const GAP = 10;

/** Everybody in the order in which they choose their first stock, with character, symbol and goods. */
export function Stocked({ width, large }: { width: number; large: boolean }) {
  const { view } = useBoard();
  const inTurn = Array.from({ length: view.seats }, (_, at) => (view.starter + at) % view.seats);
  const characters = playerBoardOf(view, view.starter) !== LANDING_STAGES;
  if (large && characters) {
    const across = width >= ALL_FROM ? inTurn.length : 2;
    const each = Math.floor((width - (across - 1) * GAP) / across);
    return (
      <View style={styles.cards}>
        {inTurn.map((seat) => (
          <StockedCard key={seat} seat={seat} width={each} />
        ))}
      </View>
    );
  }
  return (
    <View style={styles.list}>
      {inTurn.map((seat) => (
        <StockedRow key={seat} seat={seat} narrow={width < NARROW} />
      ))}
    </View>
  );
}

/** Whoever chooses now stands out. */
function useLook(seat: Seat) {
  const { asked } = useBoard();
  const { colour } = useTheme();
  return seat === asked
    ? { backgroundColor: colour.panelActive, borderColor: colour.action, borderWidth: 2 }
    : { backgroundColor: colour.panel, borderColor: colour.line, borderWidth: 1 };
}

/** With the ability in full, before anybody has to know it. */
function StockedCard({ seat, width }: { seat: Seat; width: number }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { view, words, house } = board;
  const look = useLook(seat);
  const id = playerBoardId(playerBoardOf(view, seat));
  const ability = id === 'landing-stages' ? '' : words.abilities[id];
  return (
    <View style={[styles.card, look, { width }]}>
      <View style={styles.head}>
        <View style={styles.names}>
          <FlagName house={house(seat)} name={calledAs(board, seat)} />
        </View>
        <Symbols seat={seat} />
      </View>
      <View style={styles.character}>
        <Icon name={BOARD_EMBLEMS[id]} size={34} colour={colour.text} />
        <View style={styles.names}>
          <Type variant="title" size={18} maxScale={1.1}>
            {words.boards[id]}
          </Type>
          <Type variant="text" size={15} colour={colour.textSoft}>
            {ability}
          </Type>
        </View>
      </View>
      <Goods seat={seat} whole />
    </View>
  );
}

function Symbols({ seat }: { seat: Seat }) {
  const { view } = useBoard();
  const { colour } = useTheme();
  const mine = BOARD_SYMBOLS[playerBoardOf(view, seat)];
  return SYMBOLS.map((symbol, at) =>
    (mine?.[at] ?? 0) > 0 ? (
      <SymbolIcon key={symbol} symbol={symbol} size={26} colour={colour.text} ringed />
    ) : null,
  );
}

/** What was chosen, or who chooses now and later. */
function Goods({ seat, whole = false }: { seat: Seat; whole?: boolean }) {
  const { view, text, asked } = useBoard();
  const { colour } = useTheme();
  const now = seat === asked;
  const units = inMarketOrder(view).flatMap((good) =>
    Array.from({ length: held(view, seat, good) }, (_, at) => ({ good, at })),
  );
  return (
    <View style={whole ? styles.chosen : styles.goods}>
      {now || unitsOf(view, seat) === 0 ? (
        <Type variant={now ? 'textStrong' : 'text'} size={15} colour={now ? colour.action : colour.textSoft}>
          {now ? (whole ? text.setUp.choosesThree : text.setUp.chooses) : text.setUp.choosesLater}
        </Type>
      ) : (
        units.map(({ good, at }) => <GoodToken key={`${good} ${at}`} good={good} size={whole ? 28 : 24} />)
      )}
    </View>
  );
}

function StockedRow({ seat, narrow }: { seat: Seat; narrow: boolean }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { view, words, house } = board;
  const id = playerBoardId(playerBoardOf(view, seat));
  const look = useLook(seat);
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
      <Symbols seat={seat} />
      <Goods seat={seat} />
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: 6 },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  card: { minHeight: 150, gap: 8, padding: 12, borderRadius: radius.panel },
  head: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  character: { flexDirection: 'row', gap: 10, flexGrow: 1 },
  chosen: { flexDirection: 'row', gap: 5, minHeight: 28, alignItems: 'center' },
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
