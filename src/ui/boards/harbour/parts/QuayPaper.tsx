import { StyleSheet, View } from 'react-native';
import { goodName } from '@/games/harbour/cards/goods';
import { IconButton, Type } from '@/ui/components';
import { widthOf } from '@/ui/components/card';
import { Icon } from '@/ui/icons';
import { INKS, radius, useTheme } from '@/ui/theme';
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
import { LostTag } from './Tags';
import { Track } from './Track';

interface QuayPaperProps {
  holding: Holding;
  input: QuayInput;
  width: number;
  /** Low windows have token, name and stock only. */
  tracked: boolean;
}

const NARROW_BELOW = 76;
const NAME = { narrow: 14, usual: 16 };
/** What is held, and what would be. */
const FIGURES = 24;

/** A column that asks: paper that can be chosen, an outline where it cannot. */
export function QuayPaper({ holding, input, width, tracked }: QuayPaperProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const { good, space, held, then, limit } = holding;
  const column = input.column(good);
  const { state, count, lost, onLess } = column;
  const closed = state === 'closed';
  const chosen = state === 'chosen';
  const inks = useStockInks(closed ? 'table' : 'paper');
  const narrow = width < NARROW_BELOW;
  const side = narrow ? 5 : 8;
  const name = capitalised(board.words.goods[goodName(good)]);
  const size = narrow ? NAME.narrow : NAME.usual;
  // In slender letters, rather than without its end.
  const fits = widthOf('title', name, size) <= width - 2 * side - 2;
  return (
    <View style={[styles.place, { width }]}>
      <ColumnTouch
        good={good}
        role={input.role}
        column={column}
        spoken={spokenHolding(board, input.seat, holding)}
        style={[
          styles.paper,
          { paddingHorizontal: side },
          closed
            ? { borderWidth: 1.3, borderColor: colour.line }
            : { borderWidth: 1, borderColor: colour.edge, backgroundColor: colour.paper },
          chosen && [styles.chosen, { borderColor: colour.action, paddingHorizontal: side - 2 }],
        ]}
      >
        <View style={styles.head}>
          <Zone name={zone.token(good)}>
            <GoodToken good={good} size={narrow ? 26 : 32} />
          </Zone>
          {!closed && <Check chosen={chosen} count={count} />}
        </View>
        <Type
          variant={fits ? 'cardTitle' : 'cardLineStrong'}
          size={size}
          maxScale={1.15}
          oneLine
          colour={closed ? colour.text : colour.ink}
        >
          {name}
        </Type>
        <View style={styles.stock}>
          <Zone name={zone.good(input.seat, good)}>
            <Amount
              value={held}
              then={then}
              after={lost === undefined && space > 0 ? board.text.quay.of({ space }) : undefined}
              size={narrow ? 17 : 20}
              room={width - 2 * side - 2}
              inks={inks.amount}
            />
          </Zone>
          {lost !== undefined && <LostTag room={width - 2 * side - FIGURES} />}
        </View>
        {tracked && (
          <Track
            width={width - 2 * side - 2}
            limit={limit}
            held={held}
            then={then}
            need={space}
            inks={inks.track}
          />
        )}
      </ColumnTouch>
      {onLess !== undefined && (
        <IconButton
          icon="minus"
          label={board.text.quay.less({ good: board.words.goods[goodName(good)] })}
          onPress={onLess}
          style={styles.less}
        />
      )}
    </View>
  );
}

const CHECK = 24;

/** A ring, and a tick or the number of units in it once chosen. */
export function Check({ chosen, count }: { chosen: boolean; count?: number | undefined }) {
  const { colour } = useTheme();
  if (!chosen) return <View style={[styles.check, styles.ring, { borderColor: colour.inkSoft }]} />;
  return (
    <View style={[styles.check, { backgroundColor: INKS.red.print }]}>
      {count === undefined ? (
        <Icon name="check" size={15} colour={colour.onInk} />
      ) : (
        <Type variant="code" size={15} maxScale={1} colour={colour.onInk}>
          {count}
        </Type>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  place: { gap: 6 },
  paper: {
    flexGrow: 1,
    borderRadius: radius.card,
    paddingVertical: 7,
    gap: 5,
    justifyContent: 'space-between',
  },
  chosen: { borderWidth: 3, paddingVertical: 5 },
  head: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  stock: { flexDirection: 'row', alignItems: 'center' },
  check: {
    width: CHECK,
    height: CHECK,
    borderRadius: CHECK / 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  ring: { borderWidth: 2 },
  less: { width: '100%' },
});
