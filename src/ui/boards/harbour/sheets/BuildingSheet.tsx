import type { Building } from '@/games/harbour/cards/buildings';
import { CardZoom } from '../../kit/sheets';
import { faceOf } from '../model/faces';
import { useBoard } from '../table/board';

/** A building that lies nowhere on the table. */
export function BuildingSheet({ building }: { building: Building }) {
  const { language } = useBoard();
  return (
    <CardZoom face={faceOf(building, language)} status={[]}>
      {null}
    </CardZoom>
  );
}
