import { StyleSheet, View } from 'react-native';
import { goodName, type Good } from '@/games/harbour/cards/goods';
import { held, spaceOf } from '@/games/harbour/state';
import { Figure, IconButton, Type } from '@/ui/components';
import { radius, useTheme } from '@/ui/theme';
import { Zone } from '../../../kit/motion';
import { GoodToken } from '../../art/GoodToken';
import { capitalised } from '@/text/capitalised';
import { explaining } from '../../../kit/table';
import { zone } from '../../motion/zones';
import { ColumnTouch } from '../../parts/ColumnTouch';
import { useBoard } from '../../table/board';
import type { Draft } from '../draft';
import { inMarketOrder } from '../edit';
import { quayInputOf } from '../quayInput';
import { wantedIn } from '../wanted';
import type { ColumnInput, QuayInput } from '../../model/quayInput';

/** The first stock: a tap on a column adds one, its minus takes one back. */
export function StockColumns({ draft, width }: { draft: Draft; width: number }) {
  const board = useBoard();
  const { colour } = useTheme();
  const input = quayInputOf(board);
  if (input === undefined) return null;
  const { of } = wantedIn(draft);
  return (
    <View style={styles.stock}>
      <View style={styles.head}>
        <Type variant="label" colour={colour.textSoft}>
          {board.text.setUp.stock}
        </Type>
        <Type variant="aside" colour={colour.textSoft}>
          {board.text.setUp.tapToAdd({ units: of })}
        </Type>
      </View>
      <View style={styles.columns}>
        {inMarketOrder(board.view).map((good) => (
          <StockColumn
            key={good}
            good={good}
            input={input}
            column={input.column(good)}
            of={of}
            narrow={width < NARROW_BELOW}
          />
        ))}
      </View>
    </View>
  );
}

/** There a column has no room for words beside its token. */
const NARROW_BELOW = 340;

interface StockColumnProps {
  good: Good;
  input: QuayInput;
  column: ColumnInput;
  of: number;
  narrow: boolean;
}

function StockColumn({ good, input, column, of, narrow }: StockColumnProps) {
  const board = useBoard();
  const { view, words, text } = board;
  const { colour } = useTheme();
  const name = words.goods[goodName(good)];
  const chosen = column.count ?? 0;
  const full = column.state === 'closed';
  const look = full
    ? { borderColor: colour.line, borderWidth: 1 }
    : chosen > 0
      ? { backgroundColor: colour.paper, borderColor: colour.action, borderWidth: 3 }
      : { backgroundColor: colour.paper, borderColor: colour.edge, borderWidth: 1 };
  const less = text.quay.less({ good: name });
  const noLess = column.onLess === undefined ? text.setUp.noneChosen : undefined;
  const ink = full ? colour.text : colour.ink;
  const soft = full ? colour.textSoft : colour.inkSoft;
  return (
    <View style={styles.place}>
      <ColumnTouch
        good={good}
        role="button"
        column={column}
        spoken={text.setUp.column({ good: name, space: spaceOf(view, good), chosen })}
        style={[styles.column, chosen > 0 && !full && styles.ringed, look]}
      >
        <View style={styles.token}>
          <Zone name={zone.token(good)}>
            <GoodToken good={good} size={narrow ? 28 : 34} />
          </Zone>
          <View style={styles.space}>
            {!narrow && (
              <Type variant="cardLine" colour={soft}>
                {text.setUp.space}
              </Type>
            )}
            <Figure value={String(spaceOf(view, good))} colour={ink} />
          </View>
        </View>
        <Type
          variant={narrow ? 'cardLineStrong' : 'cardTitle'}
          size={narrow ? 14 : 17}
          align="center"
          oneLine
          colour={ink}
        >
          {capitalised(name)}
        </Type>
        <Zone name={zone.good(input.seat, good)} style={styles.centre}>
          <Figure value={String(held(view, input.seat, good) + chosen)} size={44} colour={ink} />
        </Zone>
        <View style={styles.pips}>
          {Array.from({ length: of }, (_, at) => (
            <View
              key={at}
              style={[
                styles.pip,
                { borderColor: soft },
                at < chosen && { backgroundColor: ink, borderColor: ink },
              ]}
            />
          ))}
        </View>
      </ColumnTouch>
      <IconButton
        icon="minus"
        label={less}
        unavailable={noLess}
        onRefused={explaining(board, { what: less, why: noLess, rule: 'first-stock' })}
        onPress={() => column.onLess?.()}
        bare
        style={[styles.minus, { borderColor: noLess === undefined ? colour.textSoft : colour.line }]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  stock: { gap: 10 },
  head: {
    flexDirection: 'row',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    paddingHorizontal: 2,
  },
  columns: { flexDirection: 'row', gap: 6 },
  place: { flex: 1, minWidth: 0, gap: 6 },
  column: { gap: 8, paddingVertical: 9, paddingHorizontal: 6, borderRadius: radius.card },
  // As wide as the others in spite of the thicker edge.
  ringed: { paddingVertical: 7, paddingHorizontal: 4 },
  token: { flexDirection: 'row', justifyContent: 'space-between' },
  space: { alignItems: 'flex-end' },
  centre: { alignItems: 'center' },
  pips: { flexDirection: 'row', justifyContent: 'center', gap: 5 },
  pip: { width: 11, height: 11, borderRadius: 6, borderWidth: 1.6 },
  minus: { width: '100%', borderWidth: 1.4 },
});
