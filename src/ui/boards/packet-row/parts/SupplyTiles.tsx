import { StyleSheet, View } from 'react-native';
import type { Area, CardId } from '@/games/packet-row/cards';
import type { Taken } from '@/games/packet-row/state';
import { PlantedFlag } from '@/ui/art';
import { CardTile, EmptySpace, type CardSize } from '@/ui/components/card';
import { touch, useTheme } from '@/ui/theme';
import { Zone } from '../../kit/motion';
import { DIVIDER, STRIP, type StripMeasures } from '../layouts/strip';
import { isOnOffer } from '../model/question';
import { currentSpaces, futureSpaces, spaceKey, type Space } from '../model/spaces';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { isTaking, shortOf, tapCard } from '../table/decision';
import { useArea, useSupplySize } from './Supply';
import { takenWords } from './TakenSpace';

/** The supply of an area and what comes next, as tiles in one row. What is on offer can be picked here. */
export function SupplyTiles({ area, measures }: { area: Area; measures: StripMeasures }) {
  const { colour } = useTheme();
  const shown = useArea(area);
  const size = useSupplySize();
  const { tile, next, height } = measures;
  return (
    <View style={styles.row}>
      {currentSpaces(shown, size).map((space) => (
        <TileSpace key={spaceKey(space)} area={area} space={space} size={{ width: tile, height }} />
      ))}
      <View style={[styles.divider, { height, borderColor: colour.line }]} />
      {futureSpaces(shown).map((space) => (
        <TileSpace key={spaceKey(space)} area={area} space={space} size={{ width: next, height }} next />
      ))}
    </View>
  );
}

interface TileSpaceProps {
  area: Area;
  space: Space;
  size: CardSize;
  next?: boolean;
}

function TileSpace({ area, space, size, next = false }: TileSpaceProps) {
  const { text } = useBoard();
  if ('card' in space) return <SupplyTile area={area} card={space.card} size={size} next={next} />;
  if ('taken' in space) return <TakenTile taken={space.taken} size={size} />;
  return (
    <View style={styles.still}>
      <EmptySpace size={size} spoken={text.area.emptySpace} />
    </View>
  );
}

interface SupplyTileProps {
  area: Area;
  card: CardId;
  size: CardSize;
  next: boolean;
}

function SupplyTile({ area, card, size, next }: SupplyTileProps) {
  const board = useBoard();
  const { choice, view, text } = board;
  const face = board.faces(card);
  const large = size.width >= touch.icon && size.height + 2 * STRIP.top >= touch.icon;
  const picked = large && isTaking(board) && isOnOffer(view, area);
  return (
    <Zone name={zone.card(card)}>
      <CardTile
        face={face}
        size={size}
        tone={next ? 'dim' : 'paper'}
        spoken={next ? text.spoken.next({ card: face.spoken }) : undefined}
        selected={choice !== undefined && 'card' in choice && choice.card === card}
        tooDear={shortOf(board, card)}
        reach={STRIP.top}
        onPress={picked ? () => tapCard(board, card) : undefined}
        onLongPress={() => board.open({ of: 'card', card })}
      />
    </Zone>
  );
}

const FLAG = { most: 44, share: 0.62 };

/** Whose card lay here is told by the flag, what it was by the open area. */
function TakenTile({ taken, size }: { taken: Taken; size: CardSize }) {
  const board = useBoard();
  const { spoken } = takenWords(board, taken);
  const { colour } = useTheme();
  const height = Math.round(Math.min(FLAG.most, size.height * FLAG.share, size.width * FLAG.share));
  return (
    <View
      accessible
      role="img"
      aria-label={spoken}
      style={[styles.taken, size, { borderColor: colour.textSoft }]}
    >
      <Zone name={zone.flag(taken.card)}>
        <PlantedFlag house={board.house(taken.seat)} height={height} />
      </Zone>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: STRIP.gap, pointerEvents: 'box-none' },
  still: { pointerEvents: 'none' },
  divider: { width: DIVIDER - STRIP.gap, borderLeftWidth: 1, borderStyle: 'dashed' },
  taken: {
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderStyle: 'dashed',
    borderRadius: 6,
    pointerEvents: 'none',
  },
});
