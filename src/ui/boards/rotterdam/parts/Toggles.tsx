import { StyleSheet, View } from 'react-native';
import { Figure, Touchable, Type } from '@/ui/components';
import { Icon, type IconName } from '@/ui/icons';
import { useTableShortcuts } from '@/ui/keyboard';
import { radius, useRoom, useTheme } from '@/ui/theme';
import { Zone } from '../../kit/motion';
import type { Decision } from '../../kit/prompt';
import { zone } from '../motion/zones';
import { readyOrders } from '../model/orders';
import { useBoard, type ShelfPage } from '../table/board';

/** The smallest phones leave the room to the answer. */
const NARROW_BELOW = 350;

type TogglePage = Extract<ShelfPage['of'], 'orders' | 'market' | 'hand'>;

const TOGGLES: readonly (readonly [TogglePage, IconName])[] = [
  ['orders', 'scroll-quill'],
  ['market', 'scales'],
  ['hand', 'card-pick'],
];

/** Change the shelf in place, and back. */
export function Toggles({ only }: { only?: TogglePage | undefined }) {
  return (
    <View style={styles.toggles}>
      {TOGGLES.filter(([page]) => only === undefined || page === only).map(([page, icon]) => (
        <ShelfToggle key={page} page={page} icon={icon} />
      ))}
    </View>
  );
}

/** Steps that need room leave only the hand, or nothing but the answers. */
export function StepToggles({ decision }: { decision: Decision }) {
  const { choice } = useBoard();
  const { width } = useRoom();
  const { handFirst = false, secondary } = decision;
  if (choice !== undefined && 'card' in choice) return null;
  if (handFirst && width < NARROW_BELOW) return null;
  return <Toggles only={handFirst ? 'orders' : secondary === undefined ? undefined : 'hand'} />;
}

function ShelfToggle({ page, icon }: { page: TogglePage; icon: IconName }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { width } = useRoom();
  const on = board.shelf.of === page;
  const label = board.text.toggles[page];
  const ready = page === 'orders' ? readyOrders(board) : 0;
  const turn = () => board.turnTo({ of: on ? 'question' : page });
  useTableShortcuts({ [page]: turn });
  const button = (
    <Touchable
      role="switch"
      label={ready > 0 ? board.text.ordersReady({ orders: label, count: ready }) : label}
      checked={on}
      onPress={turn}
      style={[
        styles.toggle,
        width < NARROW_BELOW && styles.narrow,
        {
          backgroundColor: on ? colour.panelActive : colour.panel,
          borderColor: on ? colour.action : colour.line,
        },
      ]}
    >
      <Icon name={icon} size={22} colour={colour.text} />
      <Type variant="cardLineStrong" size={14} maxScale={1.15} oneLine>
        {label}
      </Type>
      {ready > 0 && (
        <View style={[styles.badge, { backgroundColor: colour.brass, borderColor: colour.tableDeep }]}>
          <Figure value={String(ready)} size={14} colour={colour.onBrass} maxScale={1} />
        </View>
      )}
    </Touchable>
  );
  return page === 'market' ? button : <Zone name={zone[page]}>{button}</Zone>;
}

const styles = StyleSheet.create({
  toggles: { flexDirection: 'row', gap: 6 },
  // Over the upper corner, inside the bar.
  badge: {
    position: 'absolute',
    right: -6,
    top: -6,
    minWidth: 22,
    height: 22,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 2,
    borderRadius: 11,
    pointerEvents: 'none',
  },
  narrow: { minWidth: 50, paddingHorizontal: 2 },
  toggle: {
    minWidth: 58,
    minHeight: 52,
    paddingHorizontal: 6,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 1,
    borderWidth: 1,
    borderRadius: radius.card,
  },
});
