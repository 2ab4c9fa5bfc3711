import { StyleSheet, View } from 'react-native';
import type { ColourPreview, ShipAhead } from '@/games/rotterdam/ahead/colour';
import { Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { INKS, useTheme } from '@/ui/theme';
import { HouseChip } from '../art/HouseChip';
import { moveWords, type MoveTone } from '../model/roles/moveWords';
import { movesByOwner } from '../model/roles/spokenMoves';
import { sailingOrder } from '../model/sailingOrder';
import { useBoard } from '../table/board';

/** What a colour would do, by owner: where each ship goes, what that means for its cargo, who stays and why; the prompt reads it aloud. */
export function MoveList({ preview }: { preview: ColourPreview }) {
  const { text, house, name } = useBoard();
  const { colour } = useTheme();
  const owners = movesByOwner(preview);
  const order = sailingOrder(preview);
  if (owners.length === 0) {
    return (
      <Type variant="text" colour={colour.textSoft}>
        {text.roles.colour.none}
      </Type>
    );
  }
  return (
    <View style={styles.list}>
      {owners.map(([owner, ships]) => (
        <View key={owner} role="group" aria-label={name(owner)} style={styles.owner}>
          <View style={styles.chip}>
            <HouseChip house={house(owner)} width={19} />
          </View>
          <View style={styles.moves}>
            {ships.map((ship) => (
              <Move key={ship.ship} ahead={ship} order={order.get(ship.ship)} />
            ))}
          </View>
        </View>
      ))}
    </View>
  );
}

const SIGNS = { good: 'check', warned: 'hazard-sign', plain: undefined } as const satisfies Record<
  MoveTone,
  unknown
>;

/** A ship's move, with the figure that stands at it on the map. */
function Move({ ahead, order }: { ahead: ShipAhead; order: number | undefined }) {
  const board = useBoard();
  const { colour, scheme } = useTheme();
  const { course, note, tone } = moveWords(board, ahead);
  const sign = SIGNS[tone];
  const signInk =
    tone === 'good' && scheme === 'dark' ? INKS.green.tint : tone === 'good' ? INKS.green.print : colour.text;
  return (
    <View style={styles.move}>
      {order !== undefined && (
        <View style={[styles.order, { backgroundColor: colour.brass }]}>
          <Type variant="figure" size={14} maxScale={1} colour={colour.onBrass}>
            {order}
          </Type>
        </View>
      )}
      <Type variant="textStrong" size={15}>
        {course}
      </Type>
      {sign !== undefined && <Icon name={sign} size={15} colour={signInk} />}
      {note !== undefined && (
        <Type variant="text" size={15} colour={colour.textSoft} style={styles.note}>
          {note}
        </Type>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: 3 },
  owner: { flexDirection: 'row', gap: 8 },
  chip: { paddingTop: 1 },
  moves: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', columnGap: 10, rowGap: 2 },
  move: { maxWidth: '100%', flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 5 },
  order: { width: 20, height: 20, alignItems: 'center', justifyContent: 'center', borderRadius: 10 },
  note: { flexShrink: 1 },
});
