import { ScrollView, StyleSheet, View } from 'react-native';
import { face, type CardId } from '@/games/packet-row/cards';
import { Hatched } from '@/ui/art';
import { Touchable, Type } from '@/ui/components';
import { fitTitle, TitleLines } from '@/ui/components/card';
import { useZone, Zone } from '@/ui/boards/kit/motion';
import { radius, useTheme } from '@/ui/theme';
import { AREA_LOOKS } from '../art/areas';
import { DestinationFlag } from '../art/DestinationFlag';
import { PacketShip } from '../art/PacketShip';
import { FLAGS } from '../model/faces';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { titleOf } from '../table/decision';

const WIDTH = 86;
const HEIGHT = 132;
const BAND = 26;
const TILE_BAND = 10;
/** More of them would cover each other's names. */
const CARDS_AT_MOST = 2;

function destinationOf(card: CardId) {
  const ship = face(card);
  return ship.kind === 'ship' ? ship.destination : undefined;
}

/** The own ships as small cards, side by side; more than two as tiles. */
export function ShipCards({ width }: { width: number }) {
  const board = useBoard();
  const place = useZone(zone.ships);
  const { colour } = useTheme();
  const { text, own } = board;
  const ships = own?.player.ships ?? [];
  if (own === undefined) return null;
  return (
    <View ref={place} collapsable={false} style={{ width }}>
      <Type variant="label" colour={colour.textSoft}>
        {board.past === undefined ? text.hand.ships : text.hand.shipsShort}
      </Type>
      {ships.length === 0 ? (
        <View style={[styles.none, { borderColor: colour.textSoft }]}>
          <Type variant="aside" size={16} align="center" colour={colour.textSoft}>
            {text.hand.noShips}
          </Type>
        </View>
      ) : ships.length <= CARDS_AT_MOST ? (
        <View style={styles.row}>
          {ships.map((card) => (
            <Zone key={card} name={zone.card(card)}>
              <ShipCard card={card} />
            </Zone>
          ))}
        </View>
      ) : (
        <ScrollView style={styles.scroll} contentContainerStyle={styles.tiles}>
          {ships.map((card) => (
            <Zone key={card} name={zone.card(card)}>
              <ShipTile card={card} width={Math.floor(width / 2)} height={ships.length > 4 ? 48 : 72} />
            </Zone>
          ))}
        </ScrollView>
      )}
    </View>
  );
}

function ShipCard({ card }: { card: CardId }) {
  const board = useBoard();
  const { colour } = useTheme();
  const destination = destinationOf(card);
  const title = fitTitle(board.faces(card).title, WIDTH - 8, 15);
  if (destination === undefined) return null;
  return (
    <Touchable
      role="button"
      label={board.faces(card).spoken}
      onPress={() => board.open({ of: 'card', card })}
      style={[styles.card, { backgroundColor: colour.paper, borderColor: colour.edge }]}
    >
      <View style={styles.band}>
        <Hatched ink={AREA_LOOKS.docks.ink} width={WIDTH} height={BAND} />
        <DestinationFlag destination={FLAGS[destination]} width={24} />
        <Type variant="code" size={15} maxScale={1} colour="#FFFFFF">
          {board.text.codes[destination]}
        </Type>
      </View>
      <View style={styles.ship}>
        <PacketShip
          width={74}
          ink={colour.ink}
          sail={colour.paper}
          pennant={AREA_LOOKS.docks.ink.print}
          sea
        />
      </View>
      <TitleLines title={title} align="center" colour={colour.ink} />
    </Touchable>
  );
}

/** A ship in brief: its flag and the code of its destination. */
function ShipTile({ card, width, height }: { card: CardId; width: number; height: number }) {
  const board = useBoard();
  const { colour } = useTheme();
  const destination = destinationOf(card);
  if (destination === undefined) return null;
  return (
    <Touchable
      role="button"
      label={board.faces(card).spoken}
      onPress={() => board.open({ of: 'card', card })}
      style={[styles.tileTouch, { width, height }]}
    >
      <View style={[styles.tile, { backgroundColor: colour.paper, borderColor: colour.edge }]}>
        <Hatched ink={AREA_LOOKS.docks.ink} width={TILE_BAND} height={height} />
        <DestinationFlag destination={FLAGS[destination]} width={26} />
        <Type variant="code" size={16} maxScale={1} colour={colour.ink}>
          {board.text.codes[destination]}
        </Type>
      </View>
    </Touchable>
  );
}

/** The own ships as flags with a label, where there is little room; they open the player's sheet. */
export function ShipFlags({ label = false, width = 24 }: { label?: boolean; width?: number }) {
  const board = useBoard();
  const { colour } = useTheme();
  const place = useZone(zone.ships);
  const { text, own } = board;
  if (own === undefined) return null;
  const { ships } = own.player;
  const names = ships.map((card) => titleOf(board, card)).join(', ');
  return (
    <Touchable
      ref={place}
      role="button"
      label={ships.length === 0 ? text.hand.noShips : text.player.ships({ ships: names })}
      onPress={() => board.open({ of: 'player', seat: own.seat })}
      style={styles.flags}
    >
      {label && (
        <Type variant="label" colour={colour.textSoft}>
          {text.hand.shipsShort}
        </Type>
      )}
      {ships.length === 0 && (
        <Type variant="aside" size={15} colour={colour.textSoft}>
          {text.player.noShip}
        </Type>
      )}
      {ships.map((card) => {
        const destination = destinationOf(card);
        return destination === undefined ? null : (
          <DestinationFlag key={card} destination={FLAGS[destination]} width={width} />
        );
      })}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  row: { paddingTop: 8, flexDirection: 'row', gap: 8 },
  scroll: { marginTop: 4, marginHorizontal: -2, flexShrink: 1 },
  tiles: { flexDirection: 'row', flexWrap: 'wrap' },
  // Touched in full, drawn with a gap.
  tileTouch: { padding: 2 },
  tile: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingLeft: TILE_BAND + 8,
    borderWidth: 1,
    borderRadius: radius.slip,
    overflow: 'hidden',
  },
  none: {
    marginTop: 8,
    height: HEIGHT,
    width: WIDTH,
    padding: 6,
    borderWidth: 1.5,
    borderStyle: 'dashed',
    borderRadius: radius.card,
    alignItems: 'center',
    justifyContent: 'center',
  },
  card: {
    width: WIDTH,
    height: HEIGHT,
    borderWidth: 1,
    borderRadius: radius.card,
    overflow: 'hidden',
    justifyContent: 'space-between',
    paddingBottom: 5,
    boxShadow: '0 2px 5px rgba(0, 0, 0, 0.3)',
  },
  band: { height: BAND, flexDirection: 'row', alignItems: 'center', gap: 6, paddingHorizontal: 6 },
  ship: { alignItems: 'center' },
  flags: {
    // A large fleet takes a second line rather than push anything out of the window.
    flexShrink: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'flex-end',
    gap: 6,
    minHeight: 48,
    minWidth: 48,
  },
});
