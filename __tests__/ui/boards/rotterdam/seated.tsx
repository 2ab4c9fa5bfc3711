import { redact } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { isProblem, speakProblem, type Language } from '@/engine/phrase';
import { Dice } from '@/engine/random';
import { rotterdam } from '@/games/rotterdam';
import { clone } from '@/games/rotterdam/clone';
import type { RotterdamMove } from '@/games/rotterdam/move';
import type { MatchSeat } from '@/match/table';
import type { TableProps } from '@/ui/boards/rotterdam/table/board';
import { Table } from '@/ui/boards/rotterdam/table/Table';
import type { Scene } from '../../../games/rotterdam/scenario';
import { seedOf } from '../../../support/random-play';
import { renderUi } from '../../rendered';

export const NAMES = ['Anna', 'Ben', 'Cedric', 'David'];
const HOUSES = ['ball', 'star', 'saltire', 'diamond'];

export const people = (count: number): readonly MatchSeat[] =>
  NAMES.slice(0, count).map((name, at) => ({ kind: 'human', name, house: HOUSES[at] ?? 'ball' }));

interface Seating {
  readonly language?: Language;
  /** With the open table in sight and the own hand covered. */
  readonly covered?: boolean;
  readonly changes?: Partial<TableProps>;
}

/** Why the moves cannot be made one after the other. */
function refusal({ state }: Scene, seat: Seat, moves: readonly RotterdamMove[], language: Language) {
  const world = clone(state);
  const random = new Dice(seedOf('seated'), 'step');
  for (const move of moves) {
    const problem = rotterdam.problem(world, seat, move);
    if (isProblem(problem)) {
      return speakProblem(rotterdam.phrases, language, problem, { seat: (one: Seat) => NAMES[one] ?? '' });
    }
    rotterdam.apply(world, seat, move, { random });
  }
  return undefined;
}

/** The board of a seat on the screen; what its buttons play is collected, not played. */
export function seatAt(scene: Scene, seat: Seat = scene.state.actor, seating: Seating = {}) {
  const { language = 'en', covered = false, changes } = seating;
  const { state } = scene;
  const played: RotterdamMove[][] = [];
  const viewer = covered ? 'table' : seat;
  const moves = rotterdam.moves(state, seat);
  const props: TableProps = {
    view: rotterdam.view(state, viewer),
    viewer,
    actor: seat,
    seats: people(state.players.length),
    asked: rotterdam.waitingFor(state)[0],
    thinking: false,
    moves: covered ? moves.filter((move) => rotterdam.isOpenMove(move)) : moves,
    whyNot: (...asked) => refusal(scene, seat, asked, language),
    ruleAgainst: () => undefined,
    play: (...made) => played.push([...made]),
    happened: { number: scene.events.length, seat: state.turn, events: redact(scene.events, viewer) },
    turn: redact(scene.events, viewer),
    since: [],
    onSettled: () => undefined,
    undo: { available: false, take: () => undefined },
    onTurnHandUp: covered ? () => undefined : undefined,
    onMenu: () => undefined,
    onLog: () => undefined,
    onRules: () => undefined,
    ...changes,
  };
  return { played, props, ...renderUi(<Table {...props} />, { language }) };
}
