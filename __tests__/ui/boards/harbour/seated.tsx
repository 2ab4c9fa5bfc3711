import { redact } from '@/engine/events';
import type { Seat, Viewer } from '@/engine/game';
import { speakProblem, type Language } from '@/engine/phrase';
import { harbour } from '@/games/harbour';
import type { HarbourMove } from '@/games/harbour/move';
import type { MatchSeat } from '@/match/table';
import { Table } from '@/ui/boards/harbour/table/Table';
import type { TableProps } from '@/ui/boards/harbour/table/board';
import type { Scenario } from '../../../games/harbour/scenario';
import { inUi, renderUi } from '../../rendered';

export const NAMES = ['Anna', 'Ben', 'Cedric', 'David'];
const HOUSES = ['ball', 'star', 'saltire', 'diamond'];

export const people = (count: number): readonly MatchSeat[] =>
  NAMES.slice(0, count).map((name, at) => ({ kind: 'human', name, house: HOUSES[at] ?? 'ball' }));

interface Seating {
  readonly language?: Language;
  readonly changes?: Partial<TableProps>;
  readonly play?: (moves: readonly HarbourMove[]) => void;
}

/** The board as one seat (or the open table) sees the position. */
export function propsAt(
  table: Scenario,
  viewer: Viewer,
  { language = 'en', changes, play }: Seating = {},
): TableProps {
  const { state } = table;
  const actor = viewer === 'table' ? undefined : viewer;
  return {
    view: harbour.view(state, viewer),
    viewer,
    actor,
    seats: people(state.seats),
    asked: harbour.waitingFor(state)[0],
    thinking: false,
    moves: actor === undefined ? [] : harbour.moves(state, actor),
    whyNot: (move) => {
      const problem = actor === undefined ? undefined : harbour.problem(state, actor, move);
      return (
        problem &&
        speakProblem(harbour.phrases, language, problem, { seat: (seat: Seat) => NAMES[seat] ?? '' })
      );
    },
    ruleAgainst: () => undefined,
    play: (move, ...more) => play?.([move, ...more]),
    happened: { number: table.events.length, seat: state.active, events: redact(table.events, viewer) },
    since: [],
    turn: redact(table.events, viewer),
    onSettled: () => undefined,
    undo: { available: false, take: () => undefined },
    onMenu: () => undefined,
    onLog: () => undefined,
    onRules: () => undefined,
    ...changes,
  };
}

/** The board of a seat on the screen; what its buttons play is collected, not played. */
export function seatAt(table: Scenario, viewer: Viewer = table.asked, seating: Seating = {}) {
  const played: HarbourMove[][] = [];
  const props = propsAt(table, viewer, { ...seating, play: (moves) => played.push([...moves]) });
  const { language = 'en' } = seating;
  return { played, props, ...renderUi(<Table {...props} />, { language }) };
}

/** A game on the screen: whoever is asked looks, and what the buttons play happens. */
export function gameOn(table: Scenario, language: Language = 'en') {
  const drawn = (): ReturnType<typeof inUi> =>
    inUi(
      <Table
        {...propsAt(table, table.asked < 0 ? 'table' : table.asked, {
          language,
          play: (moves) => {
            table.make(moves);
            screen.rerender(drawn());
          },
        })}
      />,
      { language },
    );
  const screen = renderUi(drawn(), { language });
  return screen;
}
