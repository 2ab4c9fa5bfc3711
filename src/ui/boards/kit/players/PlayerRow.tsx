import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { FlagName, Figure, Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { useZone } from '../motion';
import { figureZone } from '../motion/places';
import { useTable } from '../table';
import { PlayerButton } from './PlayerButton';

interface PlayerRowProps {
  seat: Seat;
  spoken: string;
  /** What counts most, in figures. */
  figure: string;
  /** What marks one of the players, in words. */
  mark?: string | undefined;
  onPress: () => void;
}

/** A player as a row of a list, for large type: the rest is one tap away. */
export function PlayerRow({ seat, spoken, figure, mark, onPress }: PlayerRowProps) {
  const { house, name } = useTable();
  const { colour } = useTheme();
  return (
    <PlayerButton seat={seat} spoken={spoken} onPress={onPress} style={styles.row}>
      <FlagName house={house(seat)} name={name(seat)} />
      <View ref={useZone(figureZone(seat))} collapsable={false}>
        <Figure value={figure} />
      </View>
      {mark !== undefined && (
        <Type variant="aside" colour={colour.textSoft}>
          {mark}
        </Type>
      )}
    </PlayerButton>
  );
}

const styles = StyleSheet.create({
  row: { flexWrap: 'wrap', columnGap: 16, rowGap: 4, minHeight: 56, padding: 10 },
});
