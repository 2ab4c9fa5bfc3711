import type { ReactNode } from 'react';
import type { Seat } from '@/engine/game';
import { DeliveryFoot } from '../delivery/DeliveryFoot';
import { DeliverySheet, useDraft, type Planning } from '../delivery/DeliverySheet';
import { hasDesk, PlayerDesk } from '../../kit/players';
import { SheetStack } from '../../kit/sheets';
import { plain } from '../model/faces';
import { Rule } from '../parts/Rule';
import { packetRowRulebook } from '../rules/rulebook';
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
      return (
        <>
          <DeliverySheet planning={planning} />
          <Rule paragraph="delivering" />
        </>
      );
  }
}

function footOf(board: PacketRowBoard, sheet: SheetName, { draft }: Planning): ReactNode {
  switch (sheet.of) {
    case 'delivery':
      return <DeliveryFoot draft={draft} />;
    case 'hand':
      return board.own !== undefined && board.past === undefined ? <HandFoot /> : undefined;
    case 'player':
      return hasDesk(board, sheet.seat) ? <DeskOf seat={sheet.seat} /> : undefined;
    default:
      return undefined;
  }
}

/** Where another person comes to deliver. */
function DeskOf({ seat }: { seat: Seat }) {
  const { text, name } = useBoard();
  const { hold, spoken, about } = text.player.desk;
  const whose = { name: name(seat) };
  return <PlayerDesk seat={seat} words={{ hold: hold(whose), spoken: spoken(whose) }} about={about} />;
}

export function Sheets() {
  const board = useBoard();
  const planning = useDraft();
  return (
    <SheetStack
      sheets={board.sheets}
      rulebook={packetRowRulebook}
      onClose={board.close}
      title={(sheet) => titleOf(board, sheet)}
      content={(sheet) => <Content sheet={sheet} planning={planning} />}
      footer={(sheet) => footOf(board, sheet, planning)}
      // The hand of whoever decides is not for the eyes of the one who comes to act out of turn.
      veiled={(sheet) => board.own !== undefined && sheet.of === 'player' && hasDesk(board, sheet.seat)}
    />
  );
}
