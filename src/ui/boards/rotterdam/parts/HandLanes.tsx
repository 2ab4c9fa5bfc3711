import { StyleSheet, View } from 'react-native';
import { HARBOURS, PRODUCTS_OF, type Harbour } from '@/games/rotterdam/cards/goods';
import type { PlayerView } from '@/games/rotterdam/view';
import { Touchable, Type } from '@/ui/components';
import { radius, touch, useTheme } from '@/ui/theme';
import { ProductTile } from '../art/Tiles';
import { TILE_GAP } from '../shelf/tileSize';
import { useBoard } from '../table/board';

/** The product cards of the own hand by lanes, as small as a shelf needs them; a touch shows the whole hand. */
export function HandLanes({ player, width }: { player: PlayerView; width: number }) {
  const board = useBoard();
  const { words, text } = board;
  const held = player.hand.flatMap((count, product) =>
    count === 0 ? [] : [`${count} ${words.product(product)}`],
  );
  const each = Math.floor((width - TILE_GAP * (HARBOURS.length - 1)) / HARBOURS.length);
  return (
    <Touchable
      role="button"
      label={`${text.hand.look}: ${held.length === 0 ? text.hand.nothingIn : held.join(', ')}`}
      onPress={() => board.open({ of: 'hand' })}
      style={styles.lanes}
    >
      {HARBOURS.map((name, lane) => (
        <Lane key={name} lane={lane} player={player} width={each} />
      ))}
    </Touchable>
  );
}

function Lane({ lane, player, width }: { lane: Harbour; player: PlayerView; width: number }) {
  const { words } = useBoard();
  const { colour } = useTheme();
  const products = (PRODUCTS_OF[lane] ?? []).filter((product) => (player.hand[product] ?? 0) > 0);
  return (
    <View style={[styles.lane, { width, borderColor: colour.line, backgroundColor: colour.panel }]}>
      {products.length === 0 && (
        <Type variant="cardLine" maxScale={1.3} colour={colour.textSoft} align="center">
          {words.harbour(lane)}
        </Type>
      )}
      {products.map((product) => (
        <View key={product} style={styles.held}>
          <ProductTile product={product} size={26} />
          <Type variant="cardLineStrong" size={15} maxScale={1.3}>
            {`×${player.hand[product] ?? 0}`}
          </Type>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  lanes: { flexDirection: 'row', gap: TILE_GAP },
  lane: {
    minHeight: touch.icon + 8,
    borderWidth: 1,
    borderRadius: radius.card,
    padding: 3,
    gap: 2,
    justifyContent: 'center',
  },
  held: { flexDirection: 'row', alignItems: 'center', gap: 5 },
});
