import { Platform } from 'react-native';
import { redact } from '@/engine/events';
import type { Seat, Viewer } from '@/engine/game';
import { speakProblem, type Problem } from '@/engine/phrase';
import { Dice } from '@/engine/random';
import { packetRow } from '@/games/packet-row';
import type { PacketRowMove } from '@/games/packet-row/move';
import type { MatchSeat } from '@/match/table';
import { Table } from '@/ui/boards/packet-row/table/Table';
import { packetRowRulebook } from '@/ui/boards/packet-row/rules/rulebook';
import type { TableProps } from '@/ui/boards/packet-row/table/board';
import type { PacketRowTable } from '../../../games/packet-row/table';
import { seedOf } from '../../../support/random-play';
import { renderUi } from '../../rendered';
import { showOn, TABLET } from '../../windowSize';

if (Platform.OS === 'web') showOn(TABLET);

export const NAMES = ['Anna', 'Ben', 'Cedric', 'David', 'Edith'];
const HOUSES = ['ball', 'star', 'saltire', 'diamond', 'bars'];

export const people = (count: number): readonly MatchSeat[] =>
  NAMES.slice(0, count).map((name, at) => ({ kind: 'human', name, house: HOUSES[at] ?? 'ball' }));

/** The board as one seat (or the open table) sees the position; moves are collected, not played. */
export function boardAt(table: PacketRowTable, viewer: Viewer, changes: Partial<TableProps> = {}) {
  const { state } = table;
  const names = { seat: (seat: Seat) => NAMES[seat] ?? '' };
  const played: PacketRowMove[] = [];
  const settled: number[] = [];
  const problemWith = (moves: readonly PacketRowMove[]): Problem | undefined => {
    if (viewer === 'table') return undefined;
    const imagined = packetRow.clone(state);
    for (const move of moves) {
      const problem = packetRow.problem(imagined, viewer, move);
      if (problem !== undefined) return problem;
      packetRow.apply(imagined, viewer, move, { random: new Dice(seedOf('seated'), 'table') });
    }
    return undefined;
  };
  const props: TableProps = {
    view: packetRow.view(state, viewer),
    viewer,
    actor: viewer === 'table' ? undefined : viewer,
    seats: people(state.players.length),
    asked: packetRow.waitingFor(state)[0],
    thinking: false,
    moves: viewer === 'table' ? [] : packetRow.moves(state, viewer),
    whyNot: (...moves) => {
      const problem = problemWith(moves);
      return problem && speakProblem(packetRow.phrases, 'en', problem, names);
    },
    ruleAgainst: (...moves) => {
      const problem = problemWith(moves);
      return problem && packetRowRulebook.onProblem[problem.problem];
    },
    play: (...moves) => played.push(...moves),
    happened: { number: 7, seat: 0, events: redact(table.events, viewer) },
    since: [],
    turn: [],
    onSettled: (number) => settled.push(number),
    undo: { available: false, take: () => undefined },
    onMenu: () => undefined,
    onLog: () => undefined,
    onRules: () => undefined,
    ...changes,
  };
  return { props, played, settled };
}

export function seatAt(table: PacketRowTable, viewer: Viewer, changes: Partial<TableProps> = {}) {
  const board = boardAt(table, viewer, changes);
  return { ...board, ...renderUi(<Table {...board.props} />) };
}
