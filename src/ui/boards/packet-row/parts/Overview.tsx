import { StyleSheet, View } from 'react-native';
import { AREAS, type Area } from '@/games/packet-row/cards';
import { decisionPlace, DIGITS, useTableShortcuts } from '@/ui/keyboard';
import { STRIP, stripHeight } from '../layouts/strip';
import { useBoard } from '../table/board';
import { isChoosing, isTaking } from '../table/decision';
import { tapArea } from './AreaHead';
import { AreaStrip } from './AreaStrip';

interface OverviewProps {
  width: number;
  /** Of all four together. */
  height: number;
  /** The area that was open before: it has the focus again. */
  left: Area | undefined;
  onOpen: (area: Area) => void;
}

/** All areas at once. */
export function Overview({ width, height, left, onOpen }: OverviewProps) {
  const board = useBoard();
  const each = stripHeight(height);
  const choosing = isChoosing(board);
  useTableShortcuts(
    Object.fromEntries(
      AREAS.map((area, at) => [DIGITS[at] ?? '', () => (choosing ? tapArea(board, area) : onOpen(area))]),
    ),
  );
  return (
    <View
      role="group"
      aria-label={board.text.area.group}
      {...(choosing || isTaking(board) ? decisionPlace('choice') : {})}
      style={styles.strips}
    >
      {AREAS.map((area) => (
        <AreaStrip
          key={area}
          area={area}
          width={width}
          height={each}
          returns={area === left}
          onOpen={() => onOpen(area)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  strips: { gap: STRIP.apart },
});
