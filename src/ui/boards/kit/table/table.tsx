import { createContext, useContext, type ReactNode } from 'react';
import type { Seat } from '@/engine/game';
import type { Language } from '@/engine/phrase';
import type { Text } from '@/text';
import { MeaningContext } from '@/ui/components';
import type { BoardProps } from '../../board';
import type { People } from '../people';
import type { Refusal, RefusalSheet } from './refusal';

/** What every part of any board stands on; a game's own board adds its words and what it makes of its view. */
export interface KitTable<View = unknown, Move = unknown, Choice = unknown, Sheet = unknown>
  extends BoardProps<View, Move>, People {
  readonly language: Language;
  /** What every board says. */
  readonly shared: Text['board'];
  /** The viewer's seat; undefined where nobody's hand may be shown. */
  readonly own: { readonly seat: Seat } | undefined;
  /** What a move does, as its button says it. */
  describe(move: Move): string;
  /**
   * What happened since the viewer's last turn, a turn each, or a button each without turns: what matters most first, and
   * among the rest the latest last. Of more than so many the least is left out.
   */
  news(most?: number): readonly string[];

  /** The device goes to this person, whose hand lies covered: nothing was answered or thought of yet. */
  readonly passesTo: Seat | undefined;

  /** That the game is about to end: told once to everybody who is asked. */
  readonly ending: string | undefined;

  /** Changes whenever something else is asked. */
  readonly question: string;
  /** What the asked player has in mind, before the button confirms it; gone when something else is asked. */
  readonly choice: Choice | undefined;
  choose(choice: Choice | undefined): void;
  /** A short word to the player, until the next step. */
  readonly notice: string | undefined;
  tell(notice: string): void;

  readonly sheets: readonly (Sheet | RefusalSheet)[];
  open(sheet: Sheet): void;
  /** Says why a choice is closed, over whatever is open. */
  explain(refusal: Refusal): void;
  /** Closes the topmost sheet. */
  close(): void;
  closeAll(): void;

  readonly handHidden: boolean;
  hideHand(hidden: boolean): void;
}

const TableContext = createContext<KitTable | undefined>(undefined);

/** For parts that know no game: what any table has. */
export function useTable(): KitTable {
  return found(useContext(TableContext));
}

function found<Table>(table: Table | undefined): Table {
  if (table === undefined) throw new Error('a part of a board needs its provider above it');
  return table;
}

interface BoardContextProps<Board> {
  board: Board;
  children: ReactNode;
}

/** A game's own `useBoard()`, and the provider that serves it and the kit's parts alike. */
export function boardContext<Board extends KitTable>() {
  const Context = createContext<Board | undefined>(undefined);
  const useBoard = (): Board => found(useContext(Context));
  function BoardContext({ board, children }: BoardContextProps<Board>) {
    return (
      <TableContext value={board}>
        <Context value={board}>
          <MeaningContext value={`${board.question} ${board.happened?.number}`}>{children}</MeaningContext>
        </Context>
      </TableContext>
    );
  }
  return { useBoard, BoardContext };
}
