import { StyleSheet, View } from 'react-native';
import { positionOfHarbour, WATER_COUNT, type Position } from '@/games/rotterdam/cards/waterways';
import { HARBOURS } from '@/games/rotterdam/cards/goods';
import { NOBODY, NONE } from '@/games/rotterdam/state';
import { Zone } from '../../kit/motion';
import { Barge } from '../art/Barge';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { pointOf, type Plan } from './geometry';
import type { Marks } from './marks';

const WATERS = Array.from({ length: WATER_COUNT }, (_, at) => at);

const placed = (plan: Plan, at: Position) => {
  const { x, y } = pointOf(plan, at);
  const { width, height } = plan.ship;
  return [styles.placed, { left: x - width / 2, top: y - height / 2, width, height }];
};

/** Ships where they lie, and hollow where they would come to. */
export function Ships({ plan, marks }: { plan: Plan; marks: Marks }) {
  const { view, house } = useBoard();
  const held = view.held | view.releasing;
  return (
    <View style={styles.layer}>
      {WATERS.map((at) => {
        const owner = view.owners[at] ?? NOBODY;
        const ghost = marks.ghosts.get(at)?.[0];
        // Where another ship would come to lie, the one that lies there would have left.
        const leaves = ghost !== undefined && ghost.owner !== owner;
        return (
          <View key={at} style={placed(plan, at)}>
            <Zone name={zone.position(at)}>
              <View style={plan.ship}>
                {owner !== NOBODY && !leaves && (
                  <Barge
                    house={house(owner)}
                    cargo={view.cargo[at] ?? NONE}
                    width={plan.ship.width}
                    held={((held >> at) & 1) === 1}
                  />
                )}
              </View>
            </Zone>
            {ghost !== undefined && (
              <View style={styles.ghost}>
                <Barge house={house(ghost.owner)} cargo={ghost.cargo} width={plan.ship.width} hollow />
              </View>
            )}
          </View>
        );
      })}
      {HARBOURS.map((_, harbour) => (
        <View key={harbour} style={placed(plan, positionOfHarbour(harbour))}>
          <Zone name={zone.position(positionOfHarbour(harbour))} style={StyleSheet.absoluteFill}>
            {null}
          </Zone>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  layer: { position: 'absolute', inset: 0, pointerEvents: 'none' },
  placed: { position: 'absolute' },
  ghost: { position: 'absolute', left: 0, top: 0 },
});
