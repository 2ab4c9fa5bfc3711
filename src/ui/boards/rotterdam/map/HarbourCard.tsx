import { StyleSheet, View } from 'react-native';
import type { Harbour } from '@/games/rotterdam/cards/goods';
import { positionOfHarbour } from '@/games/rotterdam/cards/waterways';
import { Touchable, type TouchableProps } from '@/ui/components';
import { radius, useTheme } from '@/ui/theme';
import { useBoard } from '../table/board';
import { ColumnCard, LaneCard, LevelCard, LowCard, SmallCard } from './cards/looks';
import type { CardLook } from './designs';
import type { Box } from './geometry';
import type { Marks } from './marks';
import { tap } from './tap';

interface HarbourCardProps extends Pick<TouchableProps, 'ref' | 'onKey' | 'tabIndex' | 'label'> {
  harbour: Harbour;
  look: CardLook;
  box: Box;
  marks: Marks;
}

const LOOKS = { small: SmallCard, low: LowCard, level: LevelCard, lane: LaneCard, column: ColumnCard };

/** A harbour with its market, factories and ships. */
export function HarbourCard({ harbour, look, box, marks, ...control }: HarbourCardProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const at = positionOfHarbour(harbour);
  const chosen = marks.chosen.has(at);
  const Look = LOOKS[look];
  const { x: left, y: top, width, height } = box;
  return (
    <Touchable
      {...control}
      role="button"
      selected={chosen}
      onPress={() => tap(board, at)}
      onLongPress={() => board.open({ of: 'harbour', harbour })}
      style={[styles.card, { left, top, width, height, backgroundColor: colour.paper }]}
    >
      <View style={[styles.inside, { borderColor: colour.edge }]}>
        <Look harbour={harbour} width={width - 2} height={height - 2} ghosts={marks.ghosts.get(at) ?? []} />
      </View>
      {(chosen || marks.targets.has(at)) && (
        <View style={[styles.ring, { borderColor: colour.action }, !chosen && styles.dashed]} aria-hidden />
      )}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  card: { position: 'absolute', borderRadius: radius.card },
  inside: { flex: 1, borderWidth: 1, borderRadius: radius.card, overflow: 'hidden' },
  ring: {
    position: 'absolute',
    inset: -2,
    borderWidth: 3,
    borderRadius: radius.card + 2,
    pointerEvents: 'none',
  },
  dashed: { borderStyle: 'dashed' },
});
