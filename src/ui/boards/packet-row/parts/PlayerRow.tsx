import { StyleSheet } from 'react-native';
import type { Seat } from '@/engine/game';
import { FlagName, Figure, Touchable, Type } from '@/ui/components';
import { useZone } from '@/ui/motion';
import { radius, useTheme } from '@/ui/theme';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { spokenPlayer } from '../table/playerWords';

/** A player as a row of a list, for large type: the rest is one tap away. */
export function PlayerRow({ seat }: { seat: Seat }) {
  const board = useBoard();
  const { colour } = useTheme();
  const place = useZone(zone.player(seat));
  const look =
    board.asked === seat
      ? { backgroundColor: colour.panelActive, borderColor: colour.action, borderWidth: 2.5 }
      : { backgroundColor: colour.panel, borderColor: colour.line, borderWidth: 1 };
  return (
    <Touchable
      ref={place}
      role="button"
      label={spokenPlayer(board, seat)}
      onPress={() => board.open({ of: 'player', seat })}
      style={[styles.row, look]}
    >
      <FlagName house={board.house(seat)} name={board.name(seat)} />
      <Figure value={board.money(board.view.players[seat]?.money ?? 0)} />
      {seat === board.view.harbourMaster && (
        <Type variant="aside" colour={colour.textSoft}>
          {board.text.player.harbourMaster}
        </Type>
      )}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 16,
    rowGap: 4,
    minHeight: 56,
    padding: 10,
    borderRadius: radius.card,
  },
});
