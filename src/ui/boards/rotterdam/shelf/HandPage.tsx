import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { touch, useTheme } from '@/ui/theme';
import { HandCover, useIsCovered, useIsNobodys } from '../../kit/hand';
import { HandLanes } from '../parts/HandLanes';
import { ShipCardTiles } from '../parts/ShipCardTiles';
import { useBoard } from '../table/board';
import type { ShelfProps } from './Shelf';

const COVER = 96;
const CARD = 62;

/** The own hand in place of the question: products by lanes, ship cards to play. */
export function HandPage({ width, columns }: ShelfProps) {
  const { own, view, shared } = useBoard();
  const { colour } = useTheme();
  const covered = useIsCovered();
  const nobodys = useIsNobodys();
  const player = own && view.players[own.seat];
  if (covered) return <HandCover style={{ width, height: COVER }} />;
  if (player === undefined) {
    return (
      <Type variant="aside" colour={colour.textSoft}>
        {nobodys ? shared.hand.nobody : shared.hand.empty}
      </Type>
    );
  }
  return (
    <View style={styles.page}>
      <HandLanes player={player} width={width} />
      <ShipCardTiles width={width} height={CARD} columns={columns === 4 ? 3 : Math.max(1, columns - 1)} />
    </View>
  );
}

/** After the action only ship cards are left to play. */
export function AfterPage({ width, height = touch.icon, columns }: ShelfProps) {
  const { text } = useBoard();
  const { colour } = useTheme();
  const covered = useIsCovered();
  if (covered) {
    return (
      <Type variant="text" colour={colour.textSoft}>
        {text.after.covered}
      </Type>
    );
  }
  return (
    <ShipCardTiles
      width={width}
      height={Math.min(CARD + 20, height)}
      columns={columns === 4 ? 3 : Math.max(1, columns - 1)}
    />
  );
}

const styles = StyleSheet.create({
  page: { gap: 5 },
});
