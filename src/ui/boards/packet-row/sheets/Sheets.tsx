import type { ReactNode } from 'react';
import { DeliveryFoot } from '../delivery/DeliveryFoot';
import { DeliverySheet, useDraft, type Planning } from '../delivery/DeliverySheet';
import { SheetStack } from '../../kit/sheets';
import { plain } from '../model/faces';
import { useBoard, type PacketRowBoard, type SheetName } from '../table/board';
import { CardSheet } from './CardSheet';
import { CashSheet } from './CashSheet';
import { DiscardsSheet } from './DiscardsSheet';
import { HandFoot, HandSheet } from './HandSheet';
import { PlayerSheet } from './PlayerSheet';

function titleOf(board: PacketRowBoard, sheet: SheetName): string {
  const { text, shared, words } = board;
  switch (sheet.of) {
    case 'card':
      return plain(board.faces(sheet.card).title);
    case 'player':
      return board.name(sheet.seat);
    case 'discards':
      return text.area.discardsOf({ area: words.area(sheet.area) });
    case 'hand':
      return board.past === undefined || board.own === undefined
        ? shared.hand.title
        : shared.hand.titleOf({ name: board.name(board.own.seat) });
    case 'cash':
      return text.cashSheet.title;
    case 'delivery':
      return text.delivery.title;
  }
}

function Content({ sheet, planning }: { sheet: SheetName; planning: Planning }) {
  switch (sheet.of) {
    case 'card':
      return <CardSheet card={sheet.card} />;
    case 'player':
      return <PlayerSheet seat={sheet.seat} />;
    case 'discards':
      return <DiscardsSheet area={sheet.area} />;
    case 'hand':
      return <HandSheet />;
    case 'cash':
      return <CashSheet />;
    case 'delivery':
      return <DeliverySheet planning={planning} />;
  }
}

function footOf(board: PacketRowBoard, { of }: SheetName, { draft }: Planning): ReactNode {
  if (of === 'delivery') return <DeliveryFoot draft={draft} />;
  return of === 'hand' && board.own !== undefined && board.past === undefined ? <HandFoot /> : undefined;
}

export function Sheets() {
  const board = useBoard();
  const planning = useDraft();
  return (
    <SheetStack
      sheets={board.sheets}
      onClose={board.close}
      title={(sheet) => titleOf(board, sheet)}
      content={(sheet) => <Content sheet={sheet} planning={planning} />}
      footer={(sheet) => footOf(board, sheet, planning)}
    />
  );
}
