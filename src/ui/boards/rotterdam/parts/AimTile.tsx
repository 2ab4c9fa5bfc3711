import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import type { Position } from '@/games/rotterdam/cards/waterways';
import { Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { Barge } from '../art/Barge';
import { shipOf } from '../model/ships';
import { Tile } from '../shelf/Tile';
import type { TileSize } from '../shelf/tileSize';
import { useBoard } from '../table/board';
import { zone } from '../motion/zones';

interface AimTileProps {
  size: TileSize;
  /** Where it is, or what it is. */
  title: string;
  spoken: string;
  number?: number | undefined;
  selected: boolean;
  /** Where it is pointed at until it is chosen. */
  place?: string | undefined;
  onPress: () => void;
  /** What stands before the title. */
  children: ReactNode;
}

/** Narrower, ship and name stand closer. */
const ROOMY_FROM = 84;
const SHIP = { roomy: 40, close: 32 };

/** A ship or what to do with it, among others to choose from. */
export function AimTile({ title, children, ...tile }: AimTileProps) {
  const { colour } = useTheme();
  return (
    <Tile {...tile} style={[styles.tile, tile.size.width < ROOMY_FROM && styles.close]}>
      {children}
      <Type variant="cardTitle" maxScale={1.3} colour={colour.ink}>
        {title}
      </Type>
    </Tile>
  );
}

interface ShipTileProps extends Pick<AimTileProps, 'size' | 'number' | 'selected' | 'onPress'> {
  at: Position;
}

/** A ship on the water. */
export function ShipTile({ at, ...tile }: ShipTileProps) {
  const board = useBoard();
  const { view, words, text, house } = board;
  const owner = view.owners[at] ?? 0;
  const cargo = view.cargo[at] ?? -1;
  const title = words.position(at);
  return (
    <AimTile
      {...tile}
      title={title}
      spoken={text.aim.shipSpoken({ at: title, ship: shipOf(board, owner, cargo) })}
      place={zone.ship(at)}
    >
      <Barge
        house={house(owner)}
        cargo={cargo}
        width={tile.size.width < ROOMY_FROM ? SHIP.close : SHIP.roomy}
        held={((view.held >> at) & 1) === 1}
      />
    </AimTile>
  );
}

const styles = StyleSheet.create({
  tile: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 8 },
  close: { gap: 4, paddingHorizontal: 2 },
});
