import { SheetStack } from '../../kit/sheets';
import { nameOf } from '../model/faces';
import { useOpenSheets } from '../planner/opens';
import { PlannerFoot, plannerPage, PlannerSheet } from '../planner/PlannerSheet';
import { useBoard, type HarbourBoard, type SheetName } from '../table/board';

function titleOf(board: HarbourBoard, sheet: SheetName): string {
  const { text, view, language } = board;
  switch (sheet.of) {
    case 'place':
      return nameOf(view, sheet.place, language);
    case 'building':
      return nameOf(view, sheet.building, language);
    case 'player':
      return board.name(sheet.seat);
    default:
      return text.sheets[sheet.of];
  }
}

export function Sheets() {
  const board = useBoard();
  return (
    <SheetStack
      sheets={useOpenSheets()}
      onClose={board.close}
      title={(sheet) => titleOf(board, sheet)}
      content={({ of }) => (of === 'planner' ? <PlannerSheet /> : null)}
      footer={({ of }) => (of === 'planner' ? <PlannerFoot /> : undefined)}
      page={({ of }) => (of === 'planner' ? plannerPage(board) : undefined)}
    />
  );
}
