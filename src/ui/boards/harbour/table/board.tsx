import type { ReactNode } from 'react';
import type { Seat } from '@/engine/game';
import type { Language } from '@/engine/phrase';
import type { Plan } from '@/games/harbour/ahead/plan';
import { planned } from '@/games/harbour/ahead/planned';
import { thinkAhead, type Ahead } from '@/games/harbour/ahead/think';
import type { Building } from '@/games/harbour/cards/buildings';
import type { Good } from '@/games/harbour/cards/goods';
import { BOUGHT_TO_END } from '@/games/harbour/cards/limits';
import { describe } from '@/games/harbour/describe';
import type { HarbourMove } from '@/games/harbour/move';
import { harbourPhrases, harbourWords } from '@/games/harbour/phrases';
import { isLastRound } from '@/games/harbour/rules/turn';
import type { Place } from '@/games/harbour/state';
import type { HarbourView } from '@/games/harbour/view';
import type { Text } from '@/text';
import { useLanguage, useText } from '@/ui/text';
import type { BoardProps } from '../../board';
import { presumed } from '../choices/draft';
import { boardContext, turnsIn, useKitTable, type KitTable } from '../../kit/table';
import { moneyIn } from '../model/money';
import { turnSentence, turnsSince, type TurnSince } from '../model/newsWords';
import { weightOf } from '../model/weight';

export type TableProps = BoardProps<HarbourView, HarbourMove>;

/** What the asked player has in mind, before the button confirms it. */
export type Choice =
  /** Where the pawn goes. */
  | { readonly place: Place }
  /** Small answers in their order, which one button will give together. */
  | {
      readonly moves: readonly HarbourMove[];
      /** Half of the next answer: the good to be turned, or the first of two tokens. */
      readonly half?: Good | undefined;
    }
  /** A purchase, from the goods that are shipped to what warehouses keep. */
  | { readonly plan: Plan };

export type SheetName =
  | { readonly of: 'place'; readonly place: Place }
  /** A building that lies nowhere on the table: the Noble's look, a card of the rulebook. */
  | { readonly of: 'building'; readonly building: Building }
  | { readonly of: 'player'; readonly seat: Seat }
  | { readonly of: 'places' | 'planner' | 'bonus' | 'display' };

/** Where somebody finds the bonus card that they have held up: in their own quarter, or large over the table. */
export type TurnedUpAt = 'quarter' | 'sheet';
const SHEET: TurnedUpAt = 'sheet';
const QUARTER: TurnedUpAt = 'quarter';

/** Whose quarter somebody finds open because they have held their bonus card up there. */
export const heldUpIn = ({ own, turnedUpAt }: Pick<HarbourBoard, 'own' | 'turnedUpAt'>): Seat | undefined =>
  turnedUpAt === QUARTER ? own?.seat : undefined;

/** What every part of this board stands on. */
export interface HarbourBoard extends KitTable<HarbourView, HarbourMove, Choice, SheetName> {
  readonly text: Text['games']['harbour']['board'];
  readonly words: (typeof harbourWords)[Language];
  /** Whose stock, means and possibilities the table tells: whoever decides here, or looks, or is to move. */
  readonly subject: Seat;
  /** How the table would be after what the player has in mind; undefined with nothing in mind. */
  readonly ahead: Ahead | undefined;
  /** What others did since the viewer's own turn, the latest last. */
  readonly turnsSince: readonly TurnSince[];
  money(dollars: number): string;
}

const { useBoard, BoardContext } = boardContext<HarbourBoard>();
export { useBoard };

function movesIn(choice: Choice, view: HarbourView, actor: Seat): readonly HarbourMove[] {
  if ('plan' in choice) return planned(view, actor, choice.plan).moves;
  return 'moves' in choice ? choice.moves : [{ type: 'go', place: choice.place }];
}

/** Whoever has built enough has had it. */
const hasLastTurn = (view: HarbourView, seat: Seat | undefined): boolean =>
  isLastRound(view) && (view.bought[seat ?? -1] ?? 0) < BOUGHT_TO_END;

export function BoardProvider({ table, children }: { table: TableProps; children: ReactNode }) {
  const { games } = useText();
  const language = useLanguage();
  const { view, asked, actor, past } = table;
  const kit = useKitTable<HarbourView, HarbourMove, Choice, SheetName>(table, {
    phrases: harbourPhrases,
    describe,
    question: [view.turns, asked, view.stack, view.goods].join(' '),
    tellTurn: (events, name) => turnSentence(events, { view, asked, actor, language, name }),
    weigh: weightOf,
    opensWith: table.turnedUpAt === SHEET ? [{ of: 'bonus' }] : [],
    ending: hasLastTurn(view, asked) ? games.harbour.board.yourLastTurn : undefined,
  });
  const choice = kit.choice ?? presumed(table);
  const board: HarbourBoard = {
    ...kit,
    choice,
    text: games.harbour.board,
    words: harbourWords[language],
    subject: (past === undefined ? actor : undefined) ?? kit.own?.seat ?? view.active,
    ahead:
      choice === undefined || actor === undefined
        ? undefined
        : thinkAhead(view, actor, movesIn(choice, view, actor)),
    turnsSince: turnsSince(turnsIn(table), view, actor, language),
    money: moneyIn(language),
  };
  return <BoardContext board={board}>{children}</BoardContext>;
}
