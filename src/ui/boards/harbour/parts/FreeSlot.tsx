import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { radius, useTheme } from '@/ui/theme';
import { HousePip } from '../art/HousePips';
import { useBoard } from '../table/board';
import { useAheadColour } from './inks';

interface FreeSlotProps {
  width: number;
  height: number;
  /** The building that comes here ends the game. */
  last: boolean;
}

/** Where the next building will stand. */
export function FreeSlot({ width, height, last }: FreeSlotProps) {
  const { text } = useBoard();
  const { colour } = useTheme();
  const brass = useAheadColour();
  const words = last ? text.quarter.lastSlot : text.quarter.slot;
  return (
    <View
      accessible
      role="img"
      aria-label={words}
      style={[styles.slot, { width, height, borderColor: last ? brass : colour.textSoft }]}
    >
      {last ? (
        <Type variant="aside" size={16} maxScale={1.15} align="center" colour={brass}>
          {words}
        </Type>
      ) : (
        <HousePip built={false} size={22} colour={colour.textSoft} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  slot: {
    alignItems: 'center',
    justifyContent: 'center',
    padding: 6,
    borderWidth: 1.3,
    borderStyle: 'dashed',
    borderRadius: radius.button,
  },
});
