import { SheetStack } from '../../kit/sheets';
import { useBoard, type RotterdamBoard, type SheetName } from '../table/board';

function titleOf({ words, text, name }: RotterdamBoard, sheet: SheetName): string {
  switch (sheet.of) {
    case 'player':
      return name(sheet.seat);
    case 'harbour':
      return words.harbour(sheet.harbour);
    case 'shipCard':
      return words.shipCard(sheet.card);
    case 'order':
      return words.order(sheet.order);
    case 'hand':
      return text.sheets.hand;
  }
}

export function Sheets() {
  const board = useBoard();
  return (
    <SheetStack
      sheets={board.sheets}
      onClose={board.close}
      title={(sheet) => titleOf(board, sheet)}
      content={() => null}
    />
  );
}
