import type { Seat } from '@/engine/game';
import type { Raw } from '../cards/goods';
import type { Position } from '../cards/waterways';
import type { RotterdamMove } from '../move';
import { moves } from '../moves';
import type { RotterdamView } from '../view';
import { coursesAfter, type Course, type ShipTurn } from './courses';
import { arrivalAt, stepsToGo, strands, type Arrival } from './voyage';
import { imagined } from './world';

/** One answer of an owner who is asked in the middle of a colour. */
export interface SailChoice {
  readonly move: Extract<RotterdamMove, { type: 'sail' | 'stay' }>;
  readonly ship: Position;
  readonly cargo: Raw;
  /** The ship's own turn: where it goes, what it pays, or what keeps it. */
  readonly turn: ShipTurn;
  readonly arrival: Arrival | undefined;
  readonly stepsLeft: number | undefined;
  readonly strands: boolean;
  /** How the rest of the colour may then go. */
  readonly courses: readonly Course[];
}

/** What the seat may answer now, with what each answer leads to; nothing where it is not asked. */
export function sailChoices(view: RotterdamView, seat: Seat): readonly SailChoice[] {
  if (view.phase !== 'sail') return [];
  const state = imagined(view);
  return moves(state, seat).flatMap((move) => {
    if (move.type !== 'sail' && move.type !== 'stay') return [];
    const { courses } = coursesAfter(state, { seat, move });
    const ship = move.at;
    const cargo = state.cargo[ship] as Raw;
    const turn = courses[0]?.turns.find(({ from }) => from === ship);
    if (turn === undefined) return [];
    const { to } = turn;
    const choice = { move, ship, cargo, turn, courses };
    return [
      {
        ...choice,
        arrival: arrivalAt(to, cargo),
        stepsLeft: stepsToGo(to, cargo),
        strands: strands(ship, to, cargo),
      },
    ];
  });
}
