import { StyleSheet, View } from 'react-native';
import { goodName, type Good } from '@/games/harbour/cards/goods';
import { spaceOf } from '@/games/harbour/state';
import { Figure, Type } from '@/ui/components';
import { widthOf } from '@/ui/components/card';
import { radius, useTheme } from '@/ui/theme';
import { Zone } from '../../kit/motion';
import { GoodToken } from '../art/GoodToken';
import { quayInputOf } from '../choices/quayInput';
import { marketOrder } from '../model/stock';
import { capitalised } from '@/text/capitalised';
import { zone } from '../motion/zones';
import { MarketSwitch } from '../planner/MarketSwitch';
import { isShipping } from '../planner/planning';
import { useBoard } from '../table/board';
import { MarketRow } from './MarketRow';

const PADDING = { side: 12, top: 9, bottom: 7 };
const HEAD_GAP = 6;
const ROW = { usual: 29, asking: 52, beside: 22 };
const CELL_GAP = 6;
/** Lower spaces have smaller figures. */
const LOW_BELOW = 70;
const BORDER = 1;

/** The columns of the market: names, four spaces, buying power. */
export interface MarketColumns {
  readonly name: number;
  readonly cell: number;
  readonly gap: number;
  readonly power: number;
}

function columnsIn(width: number): MarketColumns {
  const inner = width - 2 * (PADDING.side + BORDER);
  const [name, power] = inner >= 720 ? [136, 112] : [108, 84];
  return { name, power, gap: CELL_GAP, cell: (inner - name - power) / 4 - CELL_GAP };
}

/** However many rows ask, the market stays as high as it is. */
const rowsHeight = (seats: number): number =>
  Math.max(seats * ROW.usual, ROW.asking + (seats - 1) * ROW.beside);

export const marketHeight = (seats: number, head: number): number =>
  2 * BORDER + PADDING.top + head + HEAD_GAP + rowsHeight(seats) + PADDING.bottom;

interface MarketProps {
  width: number;
  /** Of the spaces above the rows. */
  head: number;
}

/** The market above, and everybody's stock against it below: who can ship what, and pay how much. */
export function Market({ width, head }: MarketProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const { view, text, seats } = board;
  const columns = columnsIn(width);
  const low = head < LOW_BELOW;
  const shipping = isShipping(board);
  const input = shipping ? undefined : quayInputOf(board);
  const rest = (rowsHeight(seats.length) - ROW.asking) / Math.max(1, seats.length - 1);
  const rowHeight = (seat: number) =>
    input === undefined ? rowsHeight(seats.length) / seats.length : seat === input.seat ? ROW.asking : rest;
  return (
    <View style={[styles.market, { width, backgroundColor: colour.panel, borderColor: colour.line }]}>
      <View style={[styles.head, { height: head }]}>
        <View style={[styles.title, low && styles.lowTitle, { width: columns.name }]}>
          <Type variant="panelTitle" size={low ? 20 : 22} maxScale={1.15} heading={2}>
            {text.market.title}
          </Type>
          <Type variant="aside" size={low ? 15 : 15.5} maxScale={1.1} colour={colour.textSoft}>
            {text.market.about}
          </Type>
        </View>
        {marketOrder(view).map((good) =>
          shipping ? (
            <View key={good} style={styles.switch}>
              <MarketSwitch good={good} width={columns.cell} height={head} />
            </View>
          ) : (
            <Space key={good} good={good} width={columns.cell} height={head} />
          ),
        )}
        <View style={[styles.power, { width: columns.power }]}>
          <Type variant="label" maxScale={1.1} colour={colour.textSoft}>
            {text.market.power}
          </Type>
        </View>
      </View>
      {seats.map((_, seat) => (
        <MarketRow
          key={seat}
          seat={seat}
          columns={columns}
          height={rowHeight(seat)}
          input={input?.seat === seat ? input : undefined}
        />
      ))}
    </View>
  );
}

const SPACE = { side: 9, token: 46, figure: 27, name: 17 };

interface SpaceProps {
  good: Good;
  width: number;
  height: number;
}

/** A space of the market with its token: printed, since it is what all goods are measured by. */
function Space({ good, width, height }: SpaceProps) {
  const { view, words, text, money } = useBoard();
  const { colour } = useTheme();
  const space = spaceOf(view, good);
  const name = capitalised(words.goods[goodName(good)]);
  const inner = width - 2 * SPACE.side - 2;
  const token = Math.min(SPACE.token, height - 32, inner - SPACE.figure);
  const fits = Math.floor((2 * inner) / widthOf('title', name, 1)) / 2;
  return (
    <View
      accessible
      role="img"
      aria-label={text.market.space({ good: name, space, money: money(space) })}
      style={[styles.space, { width, backgroundColor: colour.paper, borderColor: colour.edge }]}
    >
      <View style={styles.figures}>
        <Figure
          value={space === 0 ? '' : String(space)}
          size={height < LOW_BELOW ? 28 : 38}
          maxScale={1}
          colour={colour.ink}
        />
        <Zone name={zone.token(good)}>
          <GoodToken good={good} size={token} />
        </Zone>
      </View>
      <Type
        variant="cardTitle"
        size={Math.max(14, Math.min(SPACE.name, fits))}
        maxScale={1}
        colour={colour.ink}
        oneLine
      >
        {name}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  market: {
    paddingHorizontal: PADDING.side,
    paddingTop: PADDING.top,
    paddingBottom: PADDING.bottom,
    borderWidth: BORDER,
    borderRadius: radius.panel,
  },
  head: { flexDirection: 'row', marginBottom: HEAD_GAP },
  title: { paddingLeft: 8, paddingTop: 6, gap: 3 },
  lowTitle: { paddingTop: 1, gap: 1 },
  space: {
    marginRight: CELL_GAP,
    paddingHorizontal: SPACE.side,
    paddingTop: 5,
    paddingBottom: 5,
    justifyContent: 'space-between',
    borderWidth: 1,
    borderRadius: radius.card,
  },
  switch: { marginRight: CELL_GAP },
  figures: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  power: { justifyContent: 'flex-end', paddingBottom: 4 },
});
