import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { goodName, type Good } from '@/games/harbour/cards/goods';
import { Figure, IconButton, Light, Type, useArrowKeys, useIsPointed } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { radius, touch, useTheme } from '@/ui/theme';
import { capitalised } from '@/text/capitalised';
import { explaining } from '../../../kit/table';
import { GoodIcon } from '../../art/GoodIcon';
import { zone } from '../../motion/zones';
import { useBoard } from '../../table/board';
import { PaperSwitch } from './PaperSwitch';

/** A shipped good of which warehouses can keep some. */
interface Keepable {
  readonly good: Good;
  readonly kept: number;
  /** No more of it is shipped. */
  readonly full: boolean;
}

/** A word under an icon needs so much; so many stand in a line at least. */
const NARROWEST = 60;
const IN_LINE = 4;
const GAP = 6;

interface WarehousesProps {
  count: number;
  goods: readonly Keepable[];
  /** Why not all of them may stay empty. */
  mustKeep: string | undefined;
  onMore: (good: Good) => void;
  onLess: (good: Good) => void;
  /** Empties them all. */
  onNothing: () => void;
}

/** HB-22: one is a choice of goods; from two on each good has a figure of its own. */
export function Warehouses(props: WarehousesProps) {
  const { count, goods } = props;
  const { colour } = useTheme();
  const { keep } = useBoard().text.planner;
  const kept = goods.reduce((sum, one) => sum + one.kept, 0);
  const about =
    count === 1
      ? goods.length === 0
        ? keep.none
        : keep.aboutOne
      : goods.length === 0
        ? keep.noneMany({ count })
        : keep.aboutMany({ kept, count });
  return (
    <View style={styles.row}>
      <View style={goods.length === 0 ? styles.wide : styles.head}>
        <View style={styles.name}>
          <Icon name="barn" size={20} colour={colour.text} />
          <Type variant="textStrong">{count === 1 ? keep.one : keep.many({ count })}</Type>
        </View>
        <Type variant="text" colour={colour.textSoft}>
          {about}
        </Type>
      </View>
      {goods.length > 0 && (count === 1 ? <OneGood {...props} /> : <Units {...props} kept={kept} />)}
    </View>
  );
}

function OneGood({ goods, mustKeep, onMore, onNothing }: WarehousesProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const { keep } = board.text.planner;
  const chosen = goods.findIndex(({ kept }) => kept > 0);
  const at = chosen < 0 ? goods.length : chosen;
  const choose = (index: number) => {
    const next = goods[index];
    if (next !== undefined) onMore(next.good);
    else if (mustKeep === undefined) onNothing();
  };
  const keys = useArrowKeys(goods.length + 1, choose);
  const stacked = goods.length > 1;
  return (
    <View
      role="radiogroup"
      aria-label={keep.one}
      style={[styles.choices, { minWidth: Math.min(IN_LINE, goods.length + 1) * (NARROWEST + GAP) }]}
    >
      {goods.map(({ good }, index) => (
        <PaperSwitch
          key={good}
          {...keys(index)}
          role="radio"
          label={keep.oneGood({ good: board.words.goods[goodName(good)] })}
          on={index === at}
          outlined={index !== at}
          place={zone.keep(good)}
          tabIndex={index === at ? 0 : -1}
          onPress={() => choose(index)}
          style={[styles.choice, stacked && styles.stacked]}
        >
          <GoodIcon good={good} size={stacked ? 20 : 22} colour={index === at ? undefined : colour.text} />
          <Type variant="button" size={stacked ? 14 : 16} colour={index === at ? colour.ink : colour.text}>
            {capitalised(board.words.goods[goodName(good)])}
          </Type>
        </PaperSwitch>
      ))}
      <PaperSwitch
        {...keys(goods.length)}
        role="radio"
        label={keep.nothingSpoken}
        on={chosen < 0}
        outlined={chosen >= 0}
        place={zone.keepNothing}
        unavailable={mustKeep}
        rule="when-to-pay"
        tabIndex={chosen < 0 ? 0 : -1}
        onPress={() => choose(goods.length)}
        style={styles.choice}
      >
        <Type
          variant="button"
          size={stacked ? 14 : 16}
          colour={mustKeep !== undefined ? colour.textSoft : chosen < 0 ? colour.ink : colour.text}
        >
          {keep.nothing}
        </Type>
      </PaperSwitch>
    </View>
  );
}

function Units({ count, goods, kept, onMore, onLess }: WarehousesProps & { kept: number }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { keep } = board.text.planner;
  const closed = (what: string, why: string | undefined) => ({
    label: what,
    unavailable: why,
    onRefused: explaining(board, { what, why, rule: 'warehouse' }),
  });
  return (
    <View style={styles.counters}>
      {goods.map(({ good, kept: here, full }) => {
        const name = board.words.goods[goodName(good)];
        const noMore = full ? keep.noMore({ good: name }) : kept >= count ? keep.full : undefined;
        return (
          <View key={good} style={[styles.counter, { borderColor: here > 0 ? colour.action : colour.line }]}>
            <Lit place={here > 0 ? zone.keepNothing : ''}>
              <IconButton
                icon="minus"
                {...closed(keep.less({ good: name }), here === 0 ? keep.empty : undefined)}
                onPress={() => onLess(good)}
                bare
              />
            </Lit>
            <View accessible role="img" aria-label={keep.of({ good: name, kept: here })} style={styles.kept}>
              <GoodIcon good={good} size={22} colour={colour.text} />
              <Figure value={String(here)} size={20} />
            </View>
            <Lit place={here > 0 ? '' : zone.keep(good)}>
              <IconButton
                icon="plus"
                {...closed(keep.more({ good: name }), noMore)}
                onPress={() => onMore(good)}
                bare
              />
            </Lit>
          </View>
        );
      })}
    </View>
  );
}

/** Shows what is in it, where it is pointed at. */
function Lit({ place, children }: { place: string; children: ReactNode }) {
  const pointed = useIsPointed(place);
  return (
    <View>
      {children}
      {pointed && <Light />}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  head: { minWidth: 92 },
  wide: { flex: 1 },
  name: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  choices: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  choice: {
    flex: 1,
    minWidth: NARROWEST,
    minHeight: touch.icon,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 7,
    paddingHorizontal: 4,
  },
  stacked: { flexDirection: 'column', gap: 0 },
  counters: { flexGrow: 1, flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  counter: { flexDirection: 'row', alignItems: 'center', borderWidth: 1.3, borderRadius: radius.card },
  kept: { flexDirection: 'row', alignItems: 'center', gap: 5 },
});
