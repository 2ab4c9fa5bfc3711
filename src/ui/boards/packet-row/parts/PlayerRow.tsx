import { StyleSheet } from 'react-native';
import type { Seat } from '@/engine/game';
import { FlagName, Figure, Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { useBoard } from '../table/board';
import { PlayerButton } from './PlayerButton';

/** A player as a row of a list, for large type: the rest is one tap away. */
export function PlayerRow({ seat }: { seat: Seat }) {
  const board = useBoard();
  const { colour } = useTheme();
  return (
    <PlayerButton seat={seat} active={board.asked === seat} style={styles.row}>
      <FlagName house={board.house(seat)} name={board.name(seat)} />
      <Figure value={board.money(board.view.players[seat]?.money ?? 0)} />
      {seat === board.view.harbourMaster && (
        <Type variant="aside" colour={colour.textSoft}>
          {board.text.player.harbourMaster}
        </Type>
      )}
    </PlayerButton>
  );
}

const styles = StyleSheet.create({
  row: { flexWrap: 'wrap', columnGap: 16, rowGap: 4, minHeight: 56, padding: 10 },
});
