import type { ReactNode } from 'react';
import type { Seat } from '@/engine/game';
import type { Language } from '@/engine/phrase';
import type { Harbour, Raw } from '@/games/rotterdam/cards/goods';
import type { OrderId } from '@/games/rotterdam/cards/orders';
import type { Role } from '@/games/rotterdam/cards/roles';
import type { ShipCard } from '@/games/rotterdam/cards/ship-cards';
import type { Colour, Position } from '@/games/rotterdam/cards/waterways';
import { describe } from '@/games/rotterdam/describe';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { rotterdamPhrases, rotterdamWords } from '@/games/rotterdam/phrases';
import { isLastRound } from '@/games/rotterdam/rules/turn';
import type { RotterdamView } from '@/games/rotterdam/view';
import type { Text } from '@/text';
import { useLanguage, useText } from '@/ui/text';
import type { BoardProps } from '../../board';
import { boardContext, useKitTable, useWhileAsked, type KitTable } from '../../kit/table';
import { moneyIn } from '../model/money';
import { turnSentence } from '../model/news';
import { weightOf } from '../model/weight';
import { preselected } from './preselected';

export type TableProps = BoardProps<RotterdamView, RotterdamMove>;

/** What the asked player has in mind, before the button confirms it. */
export type Choice =
  /** Where the worker goes; of forwarder, cashier and manufacturer also what for, and of the captain a colour to try. */
  | { readonly role: Role; readonly move?: RotterdamMove | undefined; readonly colour?: Colour | undefined }
  /** The first ship, as far as it is thought out. */
  | { readonly launch: { readonly at?: Position | undefined; readonly raw?: Raw | undefined } }
  /** The answer, or several that one button gives: the cards of one deal. */
  | { readonly moves: readonly RotterdamMove[] }
  /** A ship card, as far as it is aimed: at which ship, where it goes or which ship it swaps with, what it loads. */
  | {
      readonly card: ShipCard;
      readonly at?: Position | undefined;
      readonly to?: Position | undefined;
      readonly raw?: Raw | undefined;
    };

/** What the one shelf shows: the open question, or what was asked for instead of it. */
export type ShelfPage =
  | { readonly of: 'question' | 'orders' | 'market' | 'hand' }
  /** A start, field or harbour in words. */
  | { readonly of: 'position'; readonly at: Position };

export type SheetName =
  | { readonly of: 'player'; readonly seat: Seat }
  | { readonly of: 'harbour'; readonly harbour: Harbour }
  | { readonly of: 'shipCard'; readonly card: ShipCard }
  | { readonly of: 'order'; readonly order: OrderId }
  | { readonly of: 'hand' };

/** What every part of this board stands on. */
export interface RotterdamBoard extends KitTable<RotterdamView, RotterdamMove, Choice, SheetName> {
  readonly text: Text['games']['rotterdam']['board'];
  readonly words: (typeof rotterdamWords)[Language];
  /** Whose means and possibilities the table tells: whoever decides here, or looks, or is to move. */
  readonly subject: Seat;
  /** The page of the shelf; it is the question again as soon as something else is asked. */
  readonly shelf: ShelfPage;
  turnTo(page: ShelfPage): void;
  /** A figure of millions, as short as boards and buttons need it. */
  money(millions: number): string;
}

const { useBoard, BoardContext } = boardContext<RotterdamBoard>();
export { useBoard };

const THE_QUESTION: ShelfPage = { of: 'question' };

/** Changes whenever something else is asked, and once a ship card was played: it is no longer in mind then. */
function questionIn({ view, asked }: TableProps): string {
  const { round, phase, turn, action, players, played } = view;
  const { workers, money } = players[turn] ?? {};
  return [round, phase, turn, asked, workers, money, played.length, ...Object.values(action)].join(' ');
}

export function BoardProvider({ table, children }: { table: TableProps; children: ReactNode }) {
  const { games, board: shared } = useText();
  const language = useLanguage();
  const { view, asked, actor, past } = table;
  const question = questionIn(table);
  const kit = useKitTable<RotterdamView, RotterdamMove, Choice, SheetName>(table, {
    phrases: rotterdamPhrases,
    describe,
    question,
    tellTurn: (events, name) => turnSentence(events, { view, asked, actor, language, name }),
    weigh: weightOf,
    ending: isLastRound(view) ? shared.lastRound : undefined,
  });
  const [shelf, turnTo] = useWhileAsked<ShelfPage>(question);
  const board: RotterdamBoard = {
    ...kit,
    choice: kit.choice ?? preselected(table),
    text: games.rotterdam.board,
    words: rotterdamWords[language],
    subject: (past === undefined ? actor : undefined) ?? kit.own?.seat ?? view.turn,
    shelf: shelf ?? THE_QUESTION,
    turnTo,
    money: moneyIn(language),
  };
  return <BoardContext board={board}>{children}</BoardContext>;
}
