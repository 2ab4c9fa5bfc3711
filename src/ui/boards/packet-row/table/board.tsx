import type { ReactNode } from 'react';
import type { Seat } from '@/engine/game';
import type { Language } from '@/engine/phrase';
import type { Area, CardId } from '@/games/packet-row/cards';
import { describe } from '@/games/packet-row/describe';
import type { PacketRowMove } from '@/games/packet-row/move';
import { packetRowPhrases, packetRowWords } from '@/games/packet-row/phrases';
import { isLastRound } from '@/games/packet-row/rules/ending';
import type { PacketRowView, PlayerView } from '@/games/packet-row/view';
import type { Text } from '@/text';
import { changeSettings, useSettings } from '@/ui/settings';
import { useText } from '@/ui/text';
import type { BoardProps } from '../../board';
import { boardContext, useKitTable, useWhileAsked, type KitTable } from '../../kit/table';
import { facesIn, type Faces } from '../model/faces';
import { moneyIn } from '../model/money';
import { isAsked } from '../model/question';
import type { Sort } from '../model/sorting';
import { weightOf } from '../model/weight';

export type TableProps = BoardProps<PacketRowView, PacketRowMove>;

/** What the asked player has in mind, before the button confirms it. */
export type Choice =
  | { readonly area: Area }
  | { readonly card: CardId }
  /** To be done although something could still be delivered. */
  | { readonly finishing: true };

interface Looked {
  readonly area: Area;
  readonly open: boolean;
}

export type SheetName =
  | { readonly of: 'card'; readonly card: CardId }
  | { readonly of: 'player'; readonly seat: Seat }
  | { readonly of: 'discards'; readonly area: Area }
  | { readonly of: 'hand' | 'cash' | 'delivery' };

/** What every part of this board stands on. */
export interface PacketRowBoard extends KitTable<PacketRowView, PacketRowMove, Choice, SheetName> {
  readonly text: Text['games']['packet-row']['board'];
  readonly words: (typeof packetRowWords)[Language];
  readonly faces: Faces;
  /** The viewer's seat and what lies before it; undefined where nobody's hand may be shown. */
  readonly own: { readonly seat: Seat; readonly player: PlayerView } | undefined;
  money(dollars: number): string;
  /** Where areas are in strips: the one that was opened last, and whether it still is. */
  readonly looked: Looked | undefined;
  look(at: Looked | undefined): void;
  readonly sort: Sort;
  sortBy(sort: Sort): void;
}

/** Who takes the device out of turn does so to deliver. */
const comesToDeliver = ({ onLeaveDesk, moves }: TableProps): boolean =>
  onLeaveDesk !== undefined && moves.some(({ type }) => type === 'deliver');

const { useBoard, BoardContext } = boardContext<PacketRowBoard>();
export { useBoard };

export function BoardProvider({ table, children }: { table: TableProps; children: ReactNode }) {
  const { games, board: shared } = useText();
  const { view, seats } = table;
  const kit = useKitTable<PacketRowView, PacketRowMove, Choice, SheetName>(table, {
    phrases: packetRowPhrases,
    describe,
    question: [view.round, view.phase, view.asked, view.area].join(' '),
    weigh: weightOf,
    ending: isLastRound(view) ? shared.lastRound : undefined,
    opensWith: comesToDeliver(table) ? [{ of: 'delivery' }] : [],
  });
  // The device's, since a board goes with every curtain.
  const sort = useSettings(({ handOrder }) => handOrder);
  // Gone with each question that the actor is asked; while others decide about one area it stays.
  const [looked, look] = useWhileAsked<Looked>(
    isAsked(view, table.actor) ? kit.question : `${view.round} ${view.area}`,
  );
  const player = kit.own && view.players[kit.own.seat];
  const board: PacketRowBoard = {
    ...kit,
    text: games['packet-row'].board,
    words: packetRowWords[kit.language],
    faces: facesIn(kit.language, seats.length),
    own: kit.own && player && { ...kit.own, player },
    money: moneyIn(kit.language),
    looked,
    look,
    sort,
    sortBy: (handOrder) => changeSettings({ handOrder }),
  };
  return <BoardContext board={board}>{children}</BoardContext>;
}
