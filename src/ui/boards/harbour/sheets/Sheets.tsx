import type { ReactNode } from 'react';
import { SheetStack } from '../../kit/sheets';
import { nameOf } from '../model/faces';
import { placesOnTable } from '../model/places';
import { useOpenSheets } from '../planner/opens';
import { PlannerFoot, plannerPage, PlannerSheet } from '../planner/PlannerSheet';
import { harbourRulebook } from '../rules/rulebook';
import { useBoard, type HarbourBoard, type SheetName } from '../table/board';
import { isOpen } from '../table/tapPlace';
import { BonusSheet } from './BonusSheet';
import { BuildingSheet } from './BuildingSheet';
import { DisplaySheet } from './DisplaySheet';
import { PlaceFoot } from './PlaceFoot';
import { PlaceSheet } from './PlaceSheet';
import { PlacesSheet } from './PlacesSheet';
import { PlayerSheet } from './PlayerSheet';

function titleOf(board: HarbourBoard, sheet: SheetName): string {
  const { text, view, language } = board;
  switch (sheet.of) {
    case 'place':
      return nameOf(view, sheet.place, language);
    case 'building':
      return nameOf(view, sheet.building, language);
    case 'player':
      return board.name(sheet.seat);
    case 'places':
      return text.allPlaces.title({ count: placesOnTable(view).length });
    default:
      return text.sheets[sheet.of];
  }
}

function Content({ sheet }: { sheet: SheetName }): ReactNode {
  switch (sheet.of) {
    case 'place':
      return <PlaceSheet place={sheet.place} />;
    case 'building':
      return <BuildingSheet building={sheet.building} />;
    case 'player':
      return <PlayerSheet seat={sheet.seat} />;
    case 'places':
      return <PlacesSheet />;
    case 'display':
      return <DisplaySheet />;
    case 'bonus':
      return <BonusSheet />;
    case 'planner':
      return <PlannerSheet />;
  }
}

/** What stays in sight: the plan's sum, the way into the place that is told of, or into the one in mind. */
function footOf(board: HarbourBoard, sheet: SheetName): ReactNode {
  if (sheet.of === 'planner') return <PlannerFoot />;
  const { choice } = board;
  const chosen = choice !== undefined && 'place' in choice ? choice.place : undefined;
  const place =
    sheet.of === 'place' ? sheet.place : sheet.of === 'places' || sheet.of === 'player' ? chosen : undefined;
  return place !== undefined && isOpen(board, place) ? <PlaceFoot place={place} /> : undefined;
}

export function Sheets() {
  const board = useBoard();
  return (
    <SheetStack
      sheets={useOpenSheets()}
      rulebook={harbourRulebook}
      onClose={board.close}
      title={(sheet) => titleOf(board, sheet)}
      content={(sheet) => <Content sheet={sheet} />}
      footer={(sheet) => footOf(board, sheet)}
      page={({ of }) => (of === 'planner' ? plannerPage(board) : undefined)}
    />
  );
}
