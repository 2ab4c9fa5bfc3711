import type { Seat, Step } from '@/engine/game';
import { WORKERS_EACH } from '../cards/limits';
import { announced, openMove, roundCounted, zones } from '../events';
import { rotterdamPhrase } from '../phrases';
import { noAction, NOBODY, playerAt, type RotterdamState } from '../state';
import { markForRelease } from './ships';

/** RT-11: the seat has to place a worker. */
export function beginTurn(state: RotterdamState, seat: Seat): void {
  state.turn = seat;
  state.actor = seat;
  state.phase = 'work';
  state.action = noAction();
  if (state.held !== 0) markForRelease(state, seat);
}

function returnWorkers(state: RotterdamState, step: Step): void {
  for (let place = 0; place < state.places.length; place += 1) {
    const seat = state.places[place] as Seat;
    if (seat === NOBODY) continue;
    state.places[place] = NOBODY;
    step.emit?.(openMove('worker', seat, zones.place(place), zones.workers(seat)));
  }
  const workers = WORKERS_EACH[state.players.length] as number;
  for (const player of state.players) player.workers = workers;
}

/** RT-11: a round under its harbour master. */
export function beginRound(state: RotterdamState, harbourMaster: Seat, step: Step): void {
  returnWorkers(state, step);
  if (harbourMaster !== state.harbourMaster) {
    step.emit?.(openMove('tower', 0, zones.tower(state.harbourMaster), zones.tower(harbourMaster)));
  }
  state.harbourMaster = harbourMaster;
  state.round += 1;
  step.emit?.(roundCounted(state.round - 1, state.round));
  step.emit?.(announced(rotterdamPhrase('roundBegins', { round: state.round, seat: harbourMaster })));
  beginTurn(state, harbourMaster);
}

/** The seat's worker goes onto a place and the seat has one less to place. */
export function occupy(state: RotterdamState, seat: Seat, place: number, step: Step): void {
  state.places[place] = seat;
  playerAt(state, seat).workers -= 1;
  step.emit?.(openMove('worker', seat, zones.workers(seat), zones.place(place)));
}
