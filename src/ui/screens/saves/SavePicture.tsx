import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { SavedGame } from '@/match/store';
import { Hatched, HouseFlag } from '@/ui/art';
import { entryOf } from '@/ui/boards';
import { Type } from '@/ui/components';
import { houseOf } from '@/ui/houseOf';
import { Icon } from '@/ui/icons';
import { radius, useTheme } from '@/ui/theme';

const WIDTH = 92;
const HEIGHT = 76;
const PLAQUE = 28;

/**
 * A saved game at a glance: its emblem, the round, the flags of its houses. Made of what the head of a save tells, in
 * which nothing hidden stands. The words beside it say the same.
 */
export const SavePicture = memo(function SavePicture({
  game,
}: {
  game: Pick<SavedGame, 'game' | 'round' | 'over' | 'seats'>;
}) {
  const { colour } = useTheme();
  const { ink, emblem } = entryOf(game.game);
  return (
    <View aria-hidden testID="save-picture" style={[styles.picture, { borderColor: colour.edge }]}>
      <Hatched ink={ink} width={WIDTH} height={HEIGHT} />
      <View style={styles.emblem}>
        <Icon name={emblem} size={42} colour={colour.onInk} />
      </View>
      <View style={[styles.plaque, { backgroundColor: colour.brass }]}>
        {game.over ? (
          <Icon name="laurels" size={20} colour={colour.onBrass} />
        ) : (
          <Type variant="figure" size={16} maxScale={1} colour={colour.onBrass}>
            {game.round}
          </Type>
        )}
      </View>
      <View style={[styles.flags, { backgroundColor: colour.paper }]}>
        {game.seats.map((seat, at) => (
          <HouseFlag key={at} house={houseOf(seat)} width={14} />
        ))}
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  picture: {
    width: WIDTH,
    height: HEIGHT,
    flexShrink: 0,
    overflow: 'hidden',
    borderWidth: 1,
    borderRadius: radius.slip,
    // Of its own, so that the hatching lies behind the emblem and not behind the panel.
    zIndex: 0,
  },
  emblem: { position: 'absolute', left: 10, top: 7 },
  plaque: {
    position: 'absolute',
    right: 7,
    top: 7,
    minWidth: PLAQUE,
    height: PLAQUE,
    paddingHorizontal: 4,
    borderRadius: PLAQUE / 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  flags: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    height: 18,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 3,
  },
});
