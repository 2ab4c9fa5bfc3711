import { reveals, type GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { apply } from '../apply';
import type { RotterdamMove } from '../move';
import { moves } from '../moves';
import { problem } from '../problem';
import type { Phase, RotterdamState } from '../state';
import { view as viewOf, type RotterdamView } from '../view';
import { waitingFor } from '../waiting';
import { freshDice, imagined } from './world';

/** What would be after moves that somebody only thinks of, in a world that their view cannot tell from the real one. */
export interface Ahead {
  readonly state: Readonly<RotterdamState>;
  /** The same with the eyes that look now. */
  readonly view: RotterdamView;
  /** Who would be asked then; undefined when the game would be over. */
  readonly asked: Seat | undefined;
  readonly phase: Phase;
  /** What the seat that thinks could go on with; empty where somebody else would be asked. */
  readonly moves: readonly RotterdamMove[];
  readonly events: readonly GameEvent[];
  /** Something would be shown that nobody knows yet: what lies behind that is only imagined. */
  readonly reveals: boolean;
}

/** Undefined where one of the moves could not be made. The view is left as it is. */
export function thinkAhead(
  view: RotterdamView,
  seat: Seat,
  thought: readonly RotterdamMove[],
): Ahead | undefined {
  const state = imagined(view);
  const events: GameEvent[] = [];
  const step = { random: freshDice(), emit: (event: GameEvent) => events.push(event) };
  for (const move of thought) {
    if (problem(state, seat, move) !== undefined) return undefined;
    apply(state, seat, move, step);
  }
  return {
    state,
    view: viewOf(state, view.viewer),
    asked: waitingFor(state)[0],
    phase: state.phase,
    moves: moves(state, seat),
    events,
    reveals: events.some((event) => reveals(event, state.players.length)),
  };
}
