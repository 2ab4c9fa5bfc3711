import { Touchable, Type } from '@/ui/components';
import { FIRST_START, type Place } from '@/games/harbour/state';
import { buildingId } from '@/games/harbour/cards/buildings';
import { useTheme } from '@/ui/theme';
import { useBoard } from '../table/board';
import { tapPlace } from '../table/tapPlace';

interface PlaceTileProps {
  place: Place;
  width: number;
  height: number;
}

/** A place and what it gives now; a tap has it in mind, a second one shows it large. */
export function PlaceTile({ place, width, height }: PlaceTileProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const name = place >= FIRST_START ? board.words.startBuilding : board.words.buildings[buildingId(place)];
  return (
    <Touchable
      role="button"
      label={name}
      onPress={() => tapPlace(board, place)}
      style={{ width, height, backgroundColor: colour.paper }}
    >
      <Type variant="cardLineStrong" colour={colour.ink}>
        {name}
      </Type>
    </Touchable>
  );
}
