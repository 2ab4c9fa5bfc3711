import type { Seat } from '@/engine/game';
import type { Raw } from '../cards/goods';
import {
  AHEAD,
  CHANNELS,
  IS_ANCHORAGE,
  START_COUNT,
  WATER_COUNT,
  type Channel,
  type Colour,
  type Position,
} from '../cards/waterways';
import { isFree, isHeld } from '../rules/ships';
import { leftOf, NOBODY, type RotterdamState } from '../state';
import type { RotterdamView } from '../view';
import { arrivalAt, stepsToGo, type Arrival } from './voyage';
import { imagined } from './world';

/** Where a channel ahead of a ship leads. */
export interface End {
  readonly to: Position;
  /** Whether a ship lies there now. */
  readonly taken: boolean;
  /** Where it is a harbour. */
  readonly arrival: Arrival | undefined;
  /** From there to the harbour where the cargo belongs. */
  readonly stepsLeft: number | undefined;
}

/** The channels of one colour ahead of a ship. */
export interface Lead {
  readonly colour: Colour;
  readonly ends: readonly End[];
}

export interface ShipReach {
  readonly at: Position;
  readonly owner: Seat;
  readonly cargo: Raw;
  readonly held: boolean;
  readonly anchorage: boolean;
  /** To the harbour where the cargo belongs; undefined for an empty ship, and where no way leads there. */
  readonly stepsLeft: number | undefined;
  /** In the order in which the waterways are listed. */
  readonly leads: readonly Lead[];
}

export interface Reach {
  /** This seat's own first, then clockwise; of one owner, those nearest to a harbour first. */
  readonly ships: readonly ShipReach[];
  readonly freeStarts: readonly Position[];
}

function leadsOf(state: RotterdamState, at: Position): Lead[] {
  const cargo = state.cargo[at] as Raw;
  const leads = new Map<Colour, End[]>();
  for (const channel of AHEAD[at] as readonly number[]) {
    const { colour, to } = CHANNELS[channel] as Channel;
    const end = {
      to,
      taken: !isFree(state, to),
      arrival: arrivalAt(to, cargo),
      stepsLeft: stepsToGo(to, cargo),
    };
    leads.set(colour, [...(leads.get(colour) ?? []), end]);
  }
  return [...leads].map(([colour, ends]) => ({ colour, ends }));
}

const shipAt = (state: RotterdamState, at: Position): ShipReach => ({
  at,
  owner: state.owners[at] as Seat,
  cargo: state.cargo[at] as Raw,
  held: isHeld(state, at),
  anchorage: IS_ANCHORAGE[at] === true,
  stepsLeft: stepsToGo(at, state.cargo[at] as Raw),
  leads: leadsOf(state, at),
});

/** Every ship on the water with where it may go, as the map is read out. */
export function reachOf(view: RotterdamView, seat: Seat): Reach {
  const state = imagined(view);
  const ships: ShipReach[] = [];
  let owner = seat;
  do {
    for (let at = WATER_COUNT - 1; at >= 0; at -= 1) {
      if (state.owners[at] === owner) ships.push(shipAt(state, at));
    }
    owner = leftOf(state, owner);
  } while (owner !== seat);
  const starts = Array.from({ length: START_COUNT }, (_, at) => at);
  return { ships, freeStarts: starts.filter((at) => state.owners[at] === NOBODY) };
}
