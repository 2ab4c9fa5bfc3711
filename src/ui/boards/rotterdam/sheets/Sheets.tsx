import type { ReactNode } from 'react';
import { SheetStack } from '../../kit/sheets';
import { rotterdamRulebook } from '../rules/rulebook';
import { useBoard, type RotterdamBoard, type SheetName } from '../table/board';
import { HandSheet } from './HandSheet';
import { HarbourSheet } from './HarbourSheet';
import { OrderSheet } from './OrderSheet';
import { PlayerSheet } from './PlayerSheet';
import { ShipCardSheet } from './ShipCardSheet';

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

function Content({ sheet }: { sheet: SheetName }): ReactNode {
  switch (sheet.of) {
    case 'player':
      return <PlayerSheet seat={sheet.seat} />;
    case 'harbour':
      return <HarbourSheet harbour={sheet.harbour} />;
    case 'shipCard':
      return <ShipCardSheet card={sheet.card} />;
    case 'order':
      return <OrderSheet order={sheet.order} />;
    case 'hand':
      return <HandSheet />;
  }
}

export function Sheets() {
  const board = useBoard();
  return (
    <SheetStack
      sheets={board.sheets}
      rulebook={rotterdamRulebook}
      onClose={board.close}
      title={(sheet) => titleOf(board, sheet)}
      content={(sheet) => <Content sheet={sheet} />}
    />
  );
}
