import { StyleSheet, View } from 'react-native';
import { goodName } from '@/games/harbour/cards/goods';
import { IconButton, Touchable, Type } from '@/ui/components';
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
/** What is held, and what would be. */
const FIGURES = 24;

/** A column that asks: paper that can be chosen, an outline where it cannot. */
export function QuayPaper({ holding, input, width, tracked }: QuayPaperProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const { good, space, held, then, limit } = holding;
  const { state, count, lost, why, onPress, onLess } = input.column(good);
  const closed = state === 'closed';
  const chosen = state === 'chosen';
  const inks = useStockInks(closed ? 'table' : 'paper');
  const narrow = width < NARROW_BELOW;
  const side = narrow ? 5 : 8;
  const spoken = [spokenHolding(board, input.seat, holding), lost, why].filter((part) => part !== undefined);
  const name = capitalised(board.words.goods[goodName(good)]);
  return (
    <View style={[styles.place, { width }]}>
      <Touchable
        role={input.role}
        label={spoken.join(', ')}
        checked={input.role === 'button' ? undefined : chosen}
        place={chosen ? undefined : zone.column(good)}
        onPress={onPress}
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
          variant="cardTitle"
          size={narrow ? 14 : 16}
          maxScale={1.15}
          oneLine
          colour={closed ? colour.text : colour.ink}
        >
          {name}
        </Type>
        <View style={styles.stock}>
          <Zone name={zone.good(input.seat, good)}>
            <Amount
              value={String(held)}
              then={String(then)}
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
      </Touchable>
      {onLess !== undefined && (
        <IconButton
          icon="minus"
          label={board.text.quay.less({ good: board.words.goods[goodName(good)] })}
          onPress={onLess}
          disabled={count === 0}
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
