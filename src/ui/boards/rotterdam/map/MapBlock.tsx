import { StyleSheet, View } from 'react-native';
import { HARBOURS } from '@/games/rotterdam/cards/goods';
import { positionOfHarbour, type Position } from '@/games/rotterdam/cards/waterways';
import { NOBODY } from '@/games/rotterdam/state';
import { Figure, Touchable } from '@/ui/components';
import { radius, useTheme } from '@/ui/theme';
import { useBoard, type ShelfPage } from '../table/board';
import { Fields } from './Fields';
import { cardOf, planOf, pointOf, type Plan } from './geometry';
import { HarbourCard } from './HarbourCard';
import { MAP_INKS } from './inks';
import { marksOf } from './marksOf';
import type { Marks } from './marks';
import { Rings } from './Rings';
import { Ships } from './Ships';
import { inSpokenOrder, spokenMap, spokenPosition } from './spoken';
import { tap } from './tap';
import { useMapKeys } from './useMapKeys';
import { Water } from './Water';
import { Waterways } from './Waterways';

export interface MapBlockProps {
  /** Harbours on top and starts below; otherwise harbours right and starts left. */
  upright: boolean;
  width: number;
  height: number;
}

/** What lies on the shelf in words is ringed like what is chosen. */
function withTouched(marks: Marks, shelf: ShelfPage): Marks {
  return shelf.of === 'position' ? { ...marks, chosen: new Set([...marks.chosen, shelf.at]) } : marks;
}

/** The whole map with its harbour cards: waterways, ships, what the thought in mind would do. */
export function MapBlock({ upright, width, height }: MapBlockProps) {
  const board = useBoard();
  const { scheme } = useTheme();
  const plan = planOf(upright, width, height);
  const marks = withTouched(marksOf(board), board.shelf);
  const occupied = (at: Position) => (board.view.owners[at] ?? NOBODY) !== NOBODY;
  const order = inSpokenOrder(board);
  const keys = useMapKeys(upright, order[0] ?? 0);
  const rounded = plan.look !== 'small' && plan.look !== 'low';
  return (
    <View
      role="group"
      aria-label={spokenMap(board)}
      style={[
        styles.map,
        { width, height, backgroundColor: MAP_INKS[scheme].sea },
        rounded && styles.rounded,
      ]}
    >
      <View style={styles.layer} aria-hidden>
        <Water plan={plan} />
      </View>
      <View style={styles.layer} aria-hidden>
        <Waterways plan={plan} marks={marks} occupied={occupied} />
      </View>
      <View style={styles.layer} aria-hidden>
        <Fields plan={plan} marks={marks} occupied={occupied} />
      </View>
      <Ships plan={plan} marks={marks} />
      <View style={styles.layer} aria-hidden>
        <Rings plan={plan} marks={marks} />
      </View>
      {order.map((at) => {
        const { x: left, y: top, ...size } = plan.targets[at] ?? { x: 0, y: 0, width: 0, height: 0 };
        return (
          <Touchable
            key={at}
            role="button"
            label={spokenPosition(board, at, marks)}
            selected={marks.chosen.has(at)}
            onPress={() => tap(board, at)}
            style={[styles.target, { left, top }, size]}
            {...keys(at)}
          >
            {null}
          </Touchable>
        );
      })}
      {HARBOURS.map((name, harbour) => {
        const at = positionOfHarbour(harbour);
        return (
          <HarbourCard
            key={name}
            harbour={harbour}
            look={plan.look}
            box={cardOf(plan, harbour)}
            marks={marks}
            label={spokenPosition(board, at, marks)}
            {...keys(at)}
          />
        );
      })}
      <Bonuses plan={plan} marks={marks} />
    </View>
  );
}

/** What the captain would get, at the harbour that pays it. */
function Bonuses({ plan, marks }: { plan: Plan; marks: Marks }) {
  const { money } = useBoard();
  const { colour } = useTheme();
  return [...marks.bonus].map(([harbour, amount]) => {
    const { x, y } = pointOf(plan, positionOfHarbour(harbour));
    const place = plan.upright ? { left: x - 26, top: y + 4 } : { left: x - 60, top: y - 13 };
    return (
      <View key={harbour} aria-hidden style={[styles.bonus, place, { backgroundColor: colour.brass }]}>
        <Figure value={`+${money(amount)}`} size={16} colour={colour.onBrass} maxScale={1} />
      </View>
    );
  });
}

const styles = StyleSheet.create({
  map: { overflow: 'hidden' },
  rounded: { borderRadius: radius.panel },
  layer: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
  target: { position: 'absolute', borderRadius: 12 },
  bonus: {
    position: 'absolute',
    minWidth: 52,
    height: 26,
    borderRadius: 13,
    paddingHorizontal: 8,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 2,
    borderColor: '#07161D',
    pointerEvents: 'none',
  },
});
