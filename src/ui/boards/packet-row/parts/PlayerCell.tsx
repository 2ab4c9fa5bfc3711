import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import type { Seat } from '@/engine/game';
import { face, AREAS } from '@/games/packet-row/cards';
import { AreaEmblem, DestinationFlag, HouseFlag, WheelToken } from '@/ui/art';
import { Touchable, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { RollingFigure, useZone, Zone } from '@/ui/motion';
import { areaColourOnTable, radius, useTheme } from '@/ui/theme';
import { FLAGS, plain } from '../model/faces';
import { handCount, standingOf } from '../model/standing';
import { zone } from '../motion/zones';
import { useBoard, type PacketRowBoard } from '../table/board';
import { titleOf } from '../table/decision';

/**
 * Wide: all in two rows. Narrow: two rows without status and ships. Stacked: flag and money, the name below. Line: one
 * row of flag, name and money; short, the wheel hangs below it.
 */
export type CellStyle = 'wide' | 'medium' | 'narrow' | 'tiny' | 'stacked' | 'line' | 'shortLine';

const FLAG = { wide: 46, medium: 38, narrow: 24, tiny: 17, stacked: 17, line: 28, shortLine: 22 } as const;
const SHIPS_SHOWN = 3;

function statusOf(board: PacketRowBoard, seat: Seat): string | undefined {
  const { text, view } = board;
  const standing = standingOf(view, seat);
  switch (standing.is) {
    case 'toDecide':
      return board.thinking ? text.player.thinking : text.player.toDecide;
    case 'took':
      return text.player.took({ card: titleOf(board, standing.card) });
    case 'declined':
      return text.player.declined;
    case 'done':
      return text.player.done;
    case 'waiting':
      return undefined;
  }
}

function shipNames(board: PacketRowBoard, seat: Seat): readonly string[] {
  return (board.view.players[seat]?.ships ?? []).map((card) => titleOf(board, card));
}

/** The whole cell in one sentence. */
export function spokenPlayer(board: PacketRowBoard, seat: Seat): string {
  const { text, view } = board;
  const ships = shipNames(board, seat);
  const parts = [
    board.name(seat),
    seat === view.harbourMaster && view.phase !== 'over' ? text.player.harbourMaster : undefined,
    statusOf(board, seat),
    text.player.money({ dollars: view.players[seat]?.money ?? 0 }),
    text.player.cards({ count: handCount(view, seat) }),
    ships.length === 0 ? text.player.noShip : text.player.ships({ ships: ships.join(', ') }),
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

/** A player in the strip; one tap shows everything that is known of them. */
function PlayerCell({ seat, style }: { seat: Seat; style: CellStyle }) {
  const board = useBoard();
  const { colour, fontScale } = useTheme();
  const scale = Math.max(1, fontScale);
  const place = useZone(zone.player(seat));
  const { view } = board;
  const active = view.phase !== 'over' && board.asked === seat;
  const master = view.harbourMaster === seat && view.phase !== 'over';
  const own = board.own?.seat === seat;
  const name =
    own && ['narrow', 'tiny', 'stacked', 'line', 'shortLine'].includes(style)
      ? board.text.you
      : board.name(seat);
  const look = active
    ? { backgroundColor: colour.panelActive, borderColor: colour.action, borderWidth: 2 }
    : { backgroundColor: colour.panel, borderColor: colour.line, borderWidth: 1 };

  if (style === 'line' || style === 'shortLine') {
    const short = style === 'shortLine';
    return (
      <Touchable
        ref={place}
        role="button"
        label={spokenPlayer(board, seat)}
        onPress={() => board.open({ of: 'player', seat })}
        style={[styles.cell, styles.line, look]}
      >
        <Piece seat={seat} width={FLAG[style]} />
        <View style={styles.lineWords}>
          <Type variant="cardTitle" size={16}>
            {name}
          </Type>
          <Money seat={seat} size={15} />
        </View>
        {master && (
          <Wheel style={short && styles.hanging}>
            <WheelToken size={short ? 20 : 22} ring={short ? colour.table : undefined} />
          </Wheel>
        )}
      </Touchable>
    );
  }
  if (style === 'stacked') {
    return (
      <Touchable
        ref={place}
        role="button"
        label={spokenPlayer(board, seat)}
        onPress={() => board.open({ of: 'player', seat })}
        style={[styles.cell, styles.tiny, styles.stacked, look]}
      >
        <View style={styles.count}>
          <Piece seat={seat} width={FLAG.stacked} />
          <Money seat={seat} size={14} />
        </View>
        <Type variant="cardTitle" size={14} oneLine>
          {name}
        </Type>
        {master && (
          <Wheel style={styles.hanging}>
            <WheelToken size={20} ring={colour.table} />
          </Wheel>
        )}
      </Touchable>
    );
  }
  const tiny = style === 'tiny';
  const narrow = style === 'narrow' || tiny;
  return (
    <Touchable
      ref={place}
      role="button"
      label={spokenPlayer(board, seat)}
      onPress={() => board.open({ of: 'player', seat })}
      style={[styles.cell, tiny ? styles.tiny : narrow ? styles.narrow : styles.wide, look]}
    >
      {!narrow && <Piece seat={seat} width={FLAG[style]} />}
      <View style={styles.words}>
        <View style={[styles.names, narrow && styles.narrowNames, { height: 24 * scale }]}>
          {narrow && <Piece seat={seat} width={FLAG[style]} />}
          <Type variant="cardTitle" size={tiny ? 14 : narrow ? 16 : 18} oneLine style={styles.name}>
            {name}
          </Type>
          {master && !narrow && (
            <Wheel>
              <WheelToken size={24} />
            </Wheel>
          )}
          {style === 'wide' && <Status seat={seat} active={active} />}
        </View>
        <View style={[styles.figures, narrow && styles.narrowFigures, { height: 20 * scale }]}>
          <Money seat={seat} size={tiny ? 14 : narrow ? 15 : 16} />
          <View style={styles.count}>
            <Icon name="card-pick" size={narrow ? 16 : 18} colour={colour.text} />
            <Type variant="cardLineStrong" size={15}>
              {handCount(view, seat)}
            </Type>
          </View>
          {!narrow && <Fleet seat={seat} brief={view.players.length > 4} />}
        </View>
      </View>
      {master && narrow && (
        <Wheel style={styles.hanging}>
          <WheelToken size={tiny ? 20 : 24} ring={colour.table} />
        </Wheel>
      )}
    </Touchable>
  );
}

/** Stays away until it has rolled here from the former harbour master. */
function Wheel({ style, children }: { style?: StyleProp<ViewStyle>; children: ReactNode }) {
  return (
    <Zone name={zone.wheel} style={style}>
      {children}
    </Zone>
  );
}

/** The house's flag, or, when its piece stands on a card's space, a shade of it and where. */
function Piece({ seat, width }: { seat: Seat; width: number }) {
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
      <AreaEmblem area={area} size={size} ring={areaColourOnTable(area, scheme)} />
    </View>
  );
}

function Status({ seat, active }: { seat: Seat; active: boolean }) {
  const board = useBoard();
  const { colour } = useTheme();
  const status = statusOf(board, seat);
  if (status === undefined) return null;
  return (
    <Type
      variant={active ? 'cardLineStrong' : 'cardLine'}
      size={14}
      colour={active ? colour.action : colour.textSoft}
    >
      {status}
    </Type>
  );
}

function Money({ seat, size }: { seat: Seat; size: number }) {
  const board = useBoard();
  const { money = 0 } = board.view.players[seat] ?? {};
  return <RollingFigure value={money} format={board.money} size={size} />;
}

function Fleet({ seat, brief }: { seat: Seat; brief: boolean }) {
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

/** All players in their order, each as wide as the others. */
export function PlayerStrip({ style, gap }: { style: CellStyle; gap: number }) {
  const { seats } = useBoard();
  return (
    <View style={[styles.strip, { gap }]}>
      {seats.map((seat, at) => (
        <PlayerCell key={`${at} ${plain(seat.name)}`} seat={at} style={style} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { flex: 1, flexDirection: 'row' },
  cell: { flex: 1, minWidth: 0, borderRadius: radius.card, flexDirection: 'row', alignItems: 'center' },
  wide: { minHeight: 52, gap: 9, paddingHorizontal: 9 },
  narrow: { minHeight: 54, paddingHorizontal: 5 },
  tiny: { minHeight: 54, paddingHorizontal: 3 },
  stacked: {
    minHeight: 48,
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: 2,
  },
  line: { minHeight: 48, justifyContent: 'center', gap: 7, paddingHorizontal: 4 },
  lineWords: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 7, flexShrink: 1 },
  words: { flex: 1, minWidth: 0, gap: 3 },
  // What does not fit into the row falls out of sight; the player's sheet tells it in full.
  names: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'flex-start',
    columnGap: 7,
    rowGap: 30,
    overflow: 'hidden',
  },
  name: { flexShrink: 1 },
  narrowNames: { columnGap: 4, flexWrap: 'nowrap' },
  figures: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'flex-start',
    columnGap: 9,
    rowGap: 30,
    overflow: 'hidden',
  },
  narrowFigures: { columnGap: 7 },
  count: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  piece: { alignItems: 'center', justifyContent: 'center' },
  gone: { position: 'absolute', opacity: 0.28 },
  hanging: { position: 'absolute', right: -5, bottom: -11 },
});
