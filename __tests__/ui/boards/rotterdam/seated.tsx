import { redact } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { isProblem, speakProblem, type Language } from '@/engine/phrase';
import { Dice } from '@/engine/random';
import { rotterdam } from '@/games/rotterdam';
import { clone } from '@/games/rotterdam/clone';
import type { RotterdamMove } from '@/games/rotterdam/move';
import type { MatchSeat } from '@/match/table';
import type { TableProps } from '@/ui/boards/rotterdam/table/board';
import { rotterdamRulebook } from '@/ui/boards/rotterdam/rules/rulebook';
import { Table } from '@/ui/boards/rotterdam/table/Table';
import type { Scene } from '../../../games/rotterdam/scenario';
import { seedOf } from '../../../support/random-play';
import { inUi, renderUi } from '../../rendered';

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

/** What is against making the moves one after the other. */
function problemIn({ state }: Scene, seat: Seat, moves: readonly RotterdamMove[]) {
  const world = clone(state);
  const random = new Dice(seedOf('seated'), 'step');
  for (const move of moves) {
    const problem = rotterdam.problem(world, seat, move);
    if (isProblem(problem)) return problem;
    rotterdam.apply(world, seat, move, { random });
  }
  return undefined;
}

const nameOf = (seat: Seat) => NAMES[seat] ?? '';

interface Doing {
  play(moves: readonly RotterdamMove[]): void;
  lift(): void;
}

/** The board as this seat sees the position. */
export function propsAt(
  scene: Scene,
  seat: Seat,
  { language = 'en', covered = false }: Seating,
  doing: Doing,
): TableProps {
  const { state } = scene;
  const isOver = rotterdam.waitingFor(state).length === 0;
  const viewer = covered || isOver ? 'table' : seat;
  const moves = isOver ? [] : rotterdam.moves(state, seat);
  return {
    view: rotterdam.view(state, viewer),
    viewer,
    actor: isOver ? undefined : seat,
    seats: people(state.players.length),
    asked: rotterdam.waitingFor(state)[0],
    thinking: false,
    moves: covered ? moves.filter((move) => rotterdam.isOpenMove(move)) : moves,
    whyNot: (...asked) => {
      const problem = problemIn(scene, seat, asked);
      return problem && speakProblem(rotterdam.phrases, language, problem, { seat: nameOf });
    },
    ruleAgainst: (...asked) => rotterdamRulebook.onProblem[problemIn(scene, seat, asked)?.problem ?? ''],
    play: (...made) => doing.play(made),
    happened: { number: scene.events.length, seat: state.turn, events: redact(scene.events, viewer) },
    turn: redact(scene.events, viewer),
    since: [],
    onSettled: () => undefined,
    undo: { available: false, take: () => undefined },
    onTurnHandUp: covered ? doing.lift : undefined,
    onMenu: () => undefined,
    onLog: () => undefined,
    onRules: () => undefined,
  };
}

/** The board of a seat on the screen; what its buttons play is collected, not played. */
export function seatAt(scene: Scene, seat: Seat = scene.state.actor, seating: Seating = {}) {
  const { language = 'en', changes } = seating;
  const played: RotterdamMove[][] = [];
  const lifted: Seat[] = [];
  const doing = {
    play: (made: readonly RotterdamMove[]) => played.push([...made]),
    lift: () => lifted.push(seat),
  };
  const props: TableProps = { ...propsAt(scene, seat, seating, doing), ...changes };
  return { played, lifted, props, ...renderUi(<Table {...props} />, { language }) };
}

/** A game on the screen: whoever is asked looks, and what the buttons play happens. */
export function gameOn(scene: Scene): { readonly moves: readonly RotterdamMove[] } {
  const made: RotterdamMove[] = [];
  const random = new Dice(seedOf('game-on'), 'moves');
  const drawn = () => {
    const { actor } = scene.state;
    const play = (moves: readonly RotterdamMove[]) => {
      scene.events = [];
      for (const move of moves) {
        const problem = rotterdam.problem(scene.state, actor, move);
        // As at a match: of several moves behind one button the rest is not made.
        if (isProblem(problem)) break;
        rotterdam.apply(scene.state, actor, move, { random, emit: (event) => scene.events.push(event) });
        made.push(move);
      }
      rerender(drawn());
    };
    return inUi(<Table {...propsAt(scene, actor, {}, { play, lift: () => undefined })} />);
  };
  const { rerender } = renderUi(drawn());
  return { moves: made };
}
