import { redact } from '@/engine/events';
import type { Seat, Viewer } from '@/engine/game';
import { speakProblem, type Language } from '@/engine/phrase';
import { enginePhrases } from '@/engine/phrases';
import { begin } from '@/engine/play';
import { harbour } from '@/games/harbour';
import type { HarbourMove } from '@/games/harbour/move';
import { sightOf, type Sight } from '@/match/sight';
import type { MatchSeat, MatchTable } from '@/match/table';
import type { PlayedGame } from '@/match/whole';
import { harbourRulebook } from '@/ui/boards/harbour/rules/rulebook';
import { Table } from '@/ui/boards/harbour/table/Table';
import type { TableProps } from '@/ui/boards/harbour/table/board';
import type { Scenario } from '../../../games/harbour/scenario';
import { expectNoProblem, seedOf } from '../../../support/random-play';
import { inUi, renderUi } from '../../rendered';

export const NAMES = ['Anna', 'Ben', 'Cedric', 'David'];
const HOUSES = ['ball', 'star', 'saltire', 'diamond'];

export const people = (count: number): readonly MatchSeat[] =>
  NAMES.slice(0, count).map((name, at) => ({ kind: 'human', name, house: HOUSES[at] ?? 'ball' }));

/** What the game lets somebody know and do whose hand lies covered. */
function coveredSight({ state }: Scenario, seat: Seat): Sight {
  const seats = people(state.seats);
  const houseRules = { takeBack: true, openHands: false };
  const table: MatchTable = { game: 'harbour', seats, options: {}, houseRules };
  const begun = expectNoProblem(
    begin(harbour, { seed: seedOf('covered'), options: {}, seats: seats.length }),
  );
  const played: PlayedGame = { table, play: { ...begun, state }, log: [] };
  return sightOf(played, { covered: seat });
}

interface Seating {
  readonly language?: Language;
  readonly scheme?: 'dark' | 'light';
  /** With the open table in sight, and what is the own hand covered. */
  readonly covered?: boolean;
  readonly changes?: Partial<TableProps>;
  readonly play?: (moves: readonly HarbourMove[]) => void;
}

/** The board as one seat (or the open table) sees the position. */
export function propsAt(
  table: Scenario,
  seat: Viewer,
  { language = 'en', covered = false, changes, play }: Seating = {},
): TableProps {
  const { state } = table;
  const actor = seat === 'table' ? undefined : seat;
  const viewer = covered ? 'table' : seat;
  const sight = covered && actor !== undefined ? coveredSight(table, actor) : undefined;
  const problemOf = (move: HarbourMove) =>
    actor === undefined ? undefined : sight ? sight.problem(move) : harbour.problem(state, actor, move);
  const open = actor === undefined ? [] : harbour.moves(state, actor);
  return {
    view: harbour.view(state, viewer),
    viewer,
    actor,
    seats: people(state.seats),
    asked: harbour.waitingFor(state)[0],
    thinking: false,
    moves: sight === undefined ? open : (sight.moves as readonly HarbourMove[]),
    whyNot: (move) => {
      const problem = problemOf(move);
      const phrases = problem?.problem === 'handCovered' ? enginePhrases : harbour.phrases;
      return problem && speakProblem(phrases, language, problem, { seat: (one: Seat) => NAMES[one] ?? '' });
    },
    ruleAgainst: (move) => harbourRulebook.onProblem[problemOf(move)?.problem ?? ''],
    play: (move, ...more) => play?.([move, ...more]),
    happened: { number: table.events.length, seat: state.active, events: redact(table.events, viewer) },
    since: [],
    turn: redact(table.events, viewer),
    onSettled: () => undefined,
    undo: { available: false, take: () => undefined },
    onTurnHandUp: covered ? () => undefined : undefined,
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
  const { language = 'en', scheme } = seating;
  return { played, props, ...renderUi(<Table {...props} />, { language, ...(scheme && { scheme }) }) };
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
