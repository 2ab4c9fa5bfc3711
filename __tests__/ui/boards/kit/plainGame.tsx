import type { ReactNode } from 'react';
import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import type { MatchSeat } from '@/match/table';
import type { BoardProps } from '@/ui/boards/board';
import type { Rulebook } from '@/ui/boards/rulebook';
import { boardContext, useKitTable, type KitTable } from '@/ui/boards/kit/table';

/** A game of nobody: whoever is asked takes one or two pebbles from the heap. */
export interface PebblesView {
  readonly heap: number;
  readonly turn: number;
}

export interface Pebbles {
  readonly take: 1 | 2;
}

type PebblesSheet = { readonly of: 'heap' } | { readonly of: 'player'; readonly seat: Seat };

interface PebblesBoard extends KitTable<PebblesView, Pebbles, Pebbles, PebblesSheet> {
  readonly left: string;
}

const said = {
  take: (a: { take: number; heap: number }) => `Take ${a.take} of ${a.heap}`,
  took: (a: { count: number; by: Seat }, names: { seat(seat: Seat): string }) =>
    `${names.seat(a.by)} took ${a.count}.`,
};
const phrases = { en: { said, problems: {} }, de: { said, problems: {} } };

export const took = (by: Seat, count: number): GameEvent => ({
  type: 'said',
  seen: 'all',
  phrase: { key: 'took', args: { by, count } },
});

const { useBoard, BoardContext } = boardContext<PebblesBoard>();
export { useBoard };

const PEOPLE: readonly MatchSeat[] = [
  { kind: 'human', name: 'Ida', house: 'ball' },
  { kind: 'human', name: 'Jon', house: 'star' },
  { kind: 'human', name: 'Kaj', house: 'saltire' },
];

export const pebbleRules: Rulebook = {
  chapters: [{ id: 'all', paragraphs: [{ id: 'taking', rules: ['PB-1'] }] }],
  words: () => ({
    chapters: { all: 'All rules' },
    paragraphs: { taking: { title: 'Taking pebbles', text: ['One or two.'] } },
  }),
  face: () => {
    throw new Error('there are no cards');
  },
  pictures: {},
  onProblem: {},
  onSaid: {},
};

export function pebbles(
  changes: Partial<BoardProps<PebblesView, Pebbles>> = {},
): BoardProps<PebblesView, Pebbles> {
  const nothing = () => undefined;
  return {
    view: { heap: 9, turn: 1 },
    viewer: 0,
    actor: 0,
    seats: PEOPLE,
    asked: 0,
    thinking: false,
    moves: [{ take: 1 }, { take: 2 }],
    whyNot: nothing,
    ruleAgainst: nothing,
    play: nothing,
    happened: undefined,
    since: [],
    turn: [],
    onSettled: nothing,
    undo: { available: false, take: nothing },
    onMenu: nothing,
    onLog: nothing,
    onRules: nothing,
    ...changes,
  };
}

export function PebblesTable({
  table,
  children,
}: {
  table: BoardProps<PebblesView, Pebbles>;
  children: ReactNode;
}) {
  const kit = useKitTable<PebblesView, Pebbles, Pebbles, PebblesSheet>(table, {
    phrases,
    describe: ({ take }, { heap }) => ({ key: 'take', args: { take, heap } }),
    question: `${table.view.turn}`,
    ending: table.view.heap < 3 ? 'These are the last pebbles.' : undefined,
  });
  return <BoardContext board={{ ...kit, left: `${table.view.heap} left` }}>{children}</BoardContext>;
}
