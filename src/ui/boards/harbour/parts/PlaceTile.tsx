import { StyleSheet } from 'react-native';
import type { Place } from '@/games/harbour/state';
import { Touchable } from '@/ui/components';
import { Raised } from '@/ui/components/card';
import { radius, useTheme } from '@/ui/theme';
import { Zone } from '../../kit/motion';
import { sightOf } from '../model/sight';
import { spokenPlace } from '../model/spokenPlace';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { tapPlace } from '../table/tapPlace';
import { TileFace } from './TileFace';

interface PlaceTileProps {
  place: Place;
  width: number;
  height: number;
  /** Where something else than a visit is asked: whether this one is meant, and what a tap does. */
  selected?: boolean;
  onPress?: () => void;
}

/** A place and what it gives now; a tap has it in mind, a second one shows it large. */
export function PlaceTile({ place, width, height, selected, onPress }: PlaceTileProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const sight = sightOf(board, place);
  const spoken = spokenPlace(board, sight);
  return (
    <Zone name={zone.place(place)}>
      <Raised up={selected ?? sight.selected} ring={colour.action} paper={sight.tone !== 'outline'}>
        <Touchable
          role="button"
          label={spoken}
          tip={spoken}
          onPress={onPress ?? (() => tapPlace(board, place))}
          style={styles.touch}
        >
          <TileFace sight={sight} width={width} height={height} />
        </Touchable>
      </Raised>
    </Zone>
  );
}

const styles = StyleSheet.create({
  touch: { borderRadius: radius.button },
});
