import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { WORKERS_EACH } from '@/games/rotterdam/cards/limits';
import { HousePawn } from '@/ui/art';
import { LaurelFigure, Type } from '@/ui/components';
import { Icon, type IconName } from '@/ui/icons';
import { useTheme } from '@/ui/theme';
import { RollingFigure, Zone } from '../../kit/motion';
import { productCount, shipCardCount } from '../model/standing';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';

/** Below this size of figures, cells are so narrow that money and points stand close. */
const ROOMY_FROM = 15;

/** Money, and beside it the points of filled orders. */
export function Means({ seat, size }: { seat: Seat; size: number }) {
  const board = useBoard();
  const { money = 0, orderPoints = 0 } = board.view.players[seat] ?? {};
  return (
    <Zone name={zone.figure(seat)} style={[styles.means, size < ROOMY_FROM && styles.tight]}>
      <RollingFigure value={money} format={board.money} size={size} />
      <OrderPoints points={orderPoints} size={size} />
    </Zone>
  );
}

function OrderPoints({ points, size }: { points: number; size: number }) {
  const { colour } = useTheme();
  return (
    <View style={[styles.count, size < ROOMY_FROM && styles.close]}>
      <LaurelFigure value="" size={Math.min(17, size)} colour={colour.text} ink={colour.text} />
      <Type variant="cardLineStrong" size={Math.min(15, size)}>
        {points}
      </Type>
    </View>
  );
}

/** How many product cards and ship cards are held. */
export function CardCounts({ seat }: { seat: Seat }) {
  const { view } = useBoard();
  return (
    <>
      <Count icon="card-pick" count={productCount(view, seat)} />
      <Count icon="anchor" count={shipCardCount(view, seat)} />
    </>
  );
}

function Count({ icon, count }: { icon: IconName; count: number }) {
  const { colour } = useTheme();
  return (
    <View style={styles.count}>
      <Icon name={icon} size={17} colour={colour.text} />
      <Type variant="cardLineStrong" size={15}>
        {count}
      </Type>
    </View>
  );
}

interface WorkersProps {
  seat: Seat;
  size: number;
  /** Those that are placed are drawn hollow instead of left out. */
  placed?: boolean;
  /** They stand before each other. */
  close?: boolean;
}

/** Workers left for this round. */
export function Workers({ seat, size, placed = false, close = false }: WorkersProps) {
  const { view, house } = useBoard();
  const { colour } = useTheme();
  const left = view.players[seat]?.workers ?? 0;
  const all = placed ? (WORKERS_EACH[view.players.length] ?? left) : left;
  return (
    <View style={styles.workers}>
      {Array.from({ length: all }, (_, worker) => (
        <View key={worker} style={close && worker > 0 && styles.before}>
          <HousePawn
            house={house(seat)}
            size={size}
            halo={close ? colour.panel : undefined}
            hollow={worker < left ? undefined : colour.textSoft}
          />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  means: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  tight: { gap: 3 },
  close: { gap: 1 },
  count: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  workers: { flexDirection: 'row', alignItems: 'flex-end', gap: 3 },
  before: { marginLeft: -8 },
});
