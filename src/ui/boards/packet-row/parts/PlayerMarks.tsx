import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { face, AREAS } from '@/games/packet-row/cards';
import { HouseFlag } from '@/ui/art';
import { Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { RollingFigure, Zone } from '@/ui/boards/kit/motion';
import { useTheme } from '@/ui/theme';
import { AreaEmblem } from '../art/AreaEmblem';
import { areaOnTable } from '../art/areas';
import { DestinationFlag } from '../art/DestinationFlag';
import { WheelToken } from '../art/WheelToken';
import { FLAGS } from '../model/faces';
import { standingOf } from '../model/standing';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';

const SHIPS_SHOWN = 3;

/** Stays away until it has rolled here from the former harbour master. */
export function Wheel({ size, ring }: { size: number; ring: string | undefined }) {
  return (
    <Zone name={zone.wheel}>
      <WheelToken size={size} ring={ring} />
    </Zone>
  );
}

/** The house's flag, or, when its piece stands on a card's space, a shade of it and where. */
export function Piece({ seat, width }: { seat: Seat; width: number }) {
  const board = useBoard();
  const { scheme } = useTheme();
  const standing = standingOf(board.view, seat);
  const area = standing.is === 'took' ? AREAS[standing.area] : undefined;
  const flag = <HouseFlag house={board.house(seat)} width={width} />;
  if (area === undefined) return flag;
  const size = Math.round(width * (width > 40 ? 0.58 : 0.76));
  return (
    <View style={[styles.piece, { width, height: width * 0.7 }]}>
      <View style={styles.gone}>{flag}</View>
      <AreaEmblem area={area} size={size} ring={areaOnTable(area, scheme)} />
    </View>
  );
}

export function Money({ seat, size }: { seat: Seat; size: number }) {
  const board = useBoard();
  const { money = 0 } = board.view.players[seat] ?? {};
  return (
    <Zone name={zone.figure(seat)}>
      <RollingFigure value={money} format={board.money} size={size} />
    </Zone>
  );
}

export function Fleet({ seat, brief }: { seat: Seat; brief: boolean }) {
  const board = useBoard();
  const { colour } = useTheme();
  const ships = board.view.players[seat]?.ships ?? [];
  if (ships.length === 0) {
    return (
      <Type variant="aside" size={15} colour={colour.textSoft}>
        {board.text.player.noShip}
      </Type>
    );
  }
  if (brief || ships.length > SHIPS_SHOWN) {
    return (
      <View style={styles.count}>
        <Icon name="cargo-ship" size={18} colour={colour.text} />
        <Type variant="cardLineStrong" size={15}>
          {ships.length}
        </Type>
      </View>
    );
  }
  return (
    <View style={styles.count}>
      {ships.map((card) => {
        const ship = face(card);
        return ship.kind === 'ship' ? (
          <DestinationFlag key={card} destination={FLAGS[ship.destination]} width={21} />
        ) : null;
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  count: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  piece: { alignItems: 'center', justifyContent: 'center' },
  gone: { position: 'absolute', opacity: 0.28 },
});
