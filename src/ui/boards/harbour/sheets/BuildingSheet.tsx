import { buildingId, type Building } from '@/games/harbour/cards/buildings';
import { RulesLink } from '../../kit/rules';
import { CardZoom } from '../../kit/sheets';
import { faceOf } from '../model/faces';
import { paragraphOn } from '../rules/links';
import { harbourRulebook } from '../rules/rulebook';
import { useBoard } from '../table/board';

/** A building that lies nowhere on the table. */
export function BuildingSheet({ building }: { building: Building }) {
  const { language } = useBoard();
  return (
    <CardZoom face={faceOf(building, language)} status={[]}>
      <RulesLink rulebook={harbourRulebook} paragraph={paragraphOn(buildingId(building))} />
    </CardZoom>
  );
}
